/** The pattern over an island, as it is drawn. */
import type { Cells } from './stencil';

export interface Piece {
  /** The cells it lies on, also in the sea and beside the card. */
  cells: Cells;
  fits: boolean;
  laid: boolean;
  /** What a palm under it pays now; 0 where no box is left for it. */
  palm: number;
}
