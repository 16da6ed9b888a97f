/** The back of a card, in a 24 x 24 box. */
export const BACK =
  '<rect x="4" y="1" width="16" height="22" rx="2.500" fill="#2f6f7e" stroke="#262c54" stroke-width="1.600"/><path d="M12 6v12M8.500 9h7M7 15q1 3.500 5 3.500T17 15" fill="none" stroke="#fff3d6" stroke-width="1.500" stroke-linecap="round"/>';
