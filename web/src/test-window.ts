/** What jsdom lacks for the stage: a window with a size. Everything has the size of a laptop screen. */
const WIDTH = 1280;
const HEIGHT = 720;

globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
Object.defineProperties(HTMLElement.prototype, {
  clientWidth: { configurable: true, get: () => WIDTH },
  clientHeight: { configurable: true, get: () => HEIGHT },
});
