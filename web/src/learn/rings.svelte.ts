/**
 * Rings around what a step of a lesson is about. They lie over the board and let every press through. Places are found by
 * their `data-spot` names, buttons of the prompt by `choice:<id>`.
 */

export interface Ring {
  spot: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far a ring is from what it surrounds, in pixels. */
const AIR = 3;
const LOOK = 200;

export function elementOf(root: ParentNode, spot: string): Element | null {
  const name = CSS.escape(spot.replace(/^choice:/, ''));
  if (spot.startsWith('choice:')) return root.querySelector(`[data-test="choice-${name}"]`);
  // What has come forward lies over its place on the board.
  const named = CSS.escape(spot);
  const found = [...root.querySelectorAll(`[data-spot~="${named}"], [data-copy="${named}"]`)].filter(
    (one) => one.closest('.flights') === null && one.getClientRects().length > 0,
  );
  const ahead = root.querySelector('.zone.forward');
  if (ahead === null) return found[0] ?? null;
  return found.find((one) => ahead.contains(one)) ?? found.find((one) => one.closest('.zone') === null) ?? null;
}

/** Where the rings are now; what cannot be seen has none. */
export function ringsAround(root: HTMLElement, spots: readonly string[]): Ring[] {
  const rings: Ring[] = [];
  for (const spot of spots) {
    const box = elementOf(root, spot)?.getBoundingClientRect();
    if (box === undefined || box.width === 0) continue;
    const [left, top] = [Math.round(box.left) - AIR, Math.round(box.top) - AIR];
    rings.push({ spot, left, top, width: Math.round(box.width) + 2 * AIR, height: Math.round(box.height) + 2 * AIR });
  }
  return rings;
}

/** Follows the places as the board changes. Call it while the component is being set up. */
export class Rings {
  list = $state.raw<Ring[]>([]);

  constructor(spots: () => readonly string[]) {
    $effect(() => {
      const wanted = spots();
      const look = (): void => {
        const found = document.querySelector('dialog[open]') === null ? ringsAround(document.body, wanted) : [];
        if (JSON.stringify(found) !== JSON.stringify(this.list)) this.list = found;
      };
      look();
      // Boards move their pieces in their own time, so looking now and then is simpler than asking all of them.
      const timer = setInterval(look, LOOK);
      addEventListener('resize', look);
      return () => {
        clearInterval(timer);
        removeEventListener('resize', look);
      };
    });
  }
}
