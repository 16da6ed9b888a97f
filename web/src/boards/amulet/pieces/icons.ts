/** What each character does, as a small sign: the `d` of a path in a 24 x 24 box, drawn with the site's stroke. */
const EYE = 'M2 12q10-12 20 0-10 12-20 0zM12 9a3 3 0 1 0 .1 0z';

export const SIGNS: readonly string[] = [
  'M3 11l9-8 9 8M6 10v10h12V10M10 20v-6h4v6', // the round comes home
  'M4 5h10v14H4zM17 6l4 1-3 13-3-.8', // a face-up card next to the deck
  EYE,
  'M12 3l8 3v6c0 5-3 8-8 10-5-2-8-5-8-10V6z', // a shield
  'M5 4h9v13H5zM9 8h9v13H9z', // one more card
  'M4 13l8-9 8 9M12 4v16', // turned up
  'M4 13l8-9 8 9M12 4v16M3 20h18', // turned up, anywhere
  'M1 12q5.500-8 11 0-5.500 8-11 0zM12 12q5.500-8 11 0-5.500 8-11 0z', // two eyes
  EYE + 'M18 4l3-3',
  EYE + 'M12 1v3M20 3l-2 3M4 3l2 3',
  'M3 5q5-2 9 1 4-3 9-1v14q-5-2-9 1-4-3-9-1zM12 6v14', // a book
  'M10 3h4v6l5 9q1 3-2 3H7q-3 0-2-3l5-9zM8 3h8M7 15h10', // a phial
  'M3 8h15l-4-4M21 16H6l4 4', // a swap
  'M9 4a5 5 0 1 0 .1 0zM15 4a5 5 0 1 1-.1 0M3 21q1-7 6-7M21 21q-1-7-6-7', // two of one kind
];

export const BELL = 'M5 17q2-2 2-6c0-4 2-7 5-7s5 3 5 7q0 4 2 6zM10 20q2 2 4 0M12 4V2';
export const LANTERN = 'M8 8h8l1 10H7zM9 8q3-6 6 0M6 21h12M12 11q3 3 0 5-3-2 0-5z';
export const LEDGER = 'M5 3h13v18H5zM8 3v18M11 8h5M11 12h5M11 16h5';
export const BOOK = 'M3 5q5-2 9 1 4-3 9-1v14q-5-2-9 1-4-3-9-1zM12 6v14';
export const AMULET = 'M5 2q7 12 14 0M12 9l5 6-5 7-5-7zM12 13v4';
export const CARDS = 'M4 7l9-3 4 13-9 3zM13 6l6 2-3 10';
export const EYE_SIGN = EYE;
