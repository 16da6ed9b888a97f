/** The four colours of islands: for washes, and for ink, letters and seals. */
import type { Colour } from '../cards';

export const WASH: Record<Colour, string> = { purple: '#7d5ba6', orange: '#dd8423', green: '#5a9a5f', grey: '#8b9299' };
export const DEEP: Record<Colour, string> = { purple: '#573a7e', orange: '#95520c', green: '#2f6a3b', grey: '#51585f' };
