/** Highlights the places of a board where something changed since its reader last acted (`BoardProps.fresh`). */
import type { BoardProps } from '../boards/types';

/** Call it while the board is being set up; styles/flights.css draws the highlights. */
export function markFresh(given: () => Pick<BoardProps, 'view' | 'fresh'>, root: () => HTMLElement | undefined): void {
  $effect(() => {
    const { fresh, view } = given();
    void view;
    for (const element of root()?.querySelectorAll<HTMLElement>('[data-spot]') ?? []) {
      const spots = (element.dataset['spot'] ?? '').split(' ');
      const marked = spots.some((spot) => fresh?.has(spot));
      if (marked) element.dataset['fresh'] = '';
      else delete element.dataset['fresh'];
    }
  });
}
