/** Tokens that move, each in a 24 x 24 box. */
export const COIN =
  '<circle cx="12" cy="12" r="10" fill="#e3b53c" stroke="#74500c" stroke-width="1.8"/><path d="M12 6.500l1.700 3.800L17.500 12l-3.800 1.700L12 17.500l-1.700-3.800L6.500 12l3.800-1.700z" fill="#74500c"/>';
export const PALM =
  '<path d="M9 21c-1-7 0-11 4-15" fill="none" stroke="#68431b" stroke-width="2.600" stroke-linecap="round"/><path d="M13 6C7 3 4 5 2 9c5-2 8-2 11-3zm0 0C12 1 6 0 3 1c4 1 8 3 10 5zm0 0c1-5 5-6 9-4-4 0-7 2-9 4zm0 0c5-2 9 0 10 3-4-2-7-3-10-3z" fill="#2f7d4c" stroke="#174c2a" stroke-width=".8"/>';
export const CUP =
  '<path d="M5 3h14v6q0 7-7 7T5 9zM12 16v4M7 21h10M5 5H2q0 5 4 6M19 5h3q0 5-4 6" fill="#e9c65e" stroke="#513605" stroke-width="1.500" stroke-linejoin="round"/>';
