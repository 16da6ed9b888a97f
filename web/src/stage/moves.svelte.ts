/** Lets a board show what happened whenever it gets a new view. */
import { untrack } from 'svelte';
import { backward } from '../lib/flights';
import * as motion from '../lib/travel';
import type { Flight, Light, Tag } from '../lib/travel';
import type { Happening } from '../lib/wire';
import type { BoardProps } from '../boards/types';

export interface Moves {
  flights: Flight[];
  tags?: Tag[];
  /** Spots whose card is turned over in place. */
  turns?: string[];
  /** Places that light up for a while, one after the other, such as the plates of players who acted at once. */
  lights?: Light[];
}

type Motion = Pick<typeof motion, 'travel' | 'turnOver'>;

/** Call it while the board is being set up. The first view simply appears: nothing has happened before it. */
export function showMoves(
  given: () => Pick<BoardProps, 'view' | 'happened' | 'back'>,
  root: () => HTMLElement | undefined,
  movesOf: (happened: readonly Happening[]) => Moves,
  { travel, turnOver }: Motion = motion,
): void {
  let last: unknown = null;
  // People are beside the board, and things move to them too.
  const stage = (): HTMLElement | undefined => root()?.closest('main') ?? root();
  $effect.pre(() => {
    const { view } = given();
    untrack(() => {
      if (last !== null && last !== view) {
        const { happened, back } = given();
        const { flights, tags = [], turns = [], lights = [] } = movesOf(happened);
        if (back) travel(stage(), backward(flights));
        else travel(stage(), flights, tags, lights);
        turnOver(stage(), turns);
      }
      last = view;
    });
  });
}
