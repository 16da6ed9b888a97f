/** Whether the player uses touch. */
class Pointer {
  is = $state(false);

  constructor() {
    if (typeof matchMedia !== 'function') return;
    const media = matchMedia('(pointer: coarse)');
    this.is = media.matches;
    media.addEventListener?.('change', () => (this.is = media.matches));
  }
}

export const coarse = new Pointer();
