/** The pattern over an island, as it is drawn. */
import type { Cells } from './stencil';

export interface Piece {
  /** The cells it lies on, including those in the sea and off the card. */
  cells: Cells;
  fits: boolean;
  laid: boolean;
  /** What a palm under it pays now; 0 if there is no box left for it. */
  palm: number;
}
