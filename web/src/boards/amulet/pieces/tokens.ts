/** Tokens that move, each in a 24 x 24 box. */
export const LAMP =
  '<circle cx="12" cy="13" r="9" fill="#ffd772" opacity=".4"/><path d="M9 9h6l1.500 8h-9zM10 9V6.500q2-2.500 4 0V9M8 20h8" fill="#ffe9b0" stroke="#1b2047" stroke-width="1.600" stroke-linejoin="round"/>';
export const CHARM =
  '<circle cx="12" cy="14" r="7" fill="#7fd0c8" stroke="#1b2047" stroke-width="1.600"/><path d="M6 2l6 5 6-5" fill="none" stroke="#e8d7b2" stroke-width="1.800"/><circle cx="12" cy="14" r="3" fill="#eafffb" stroke="#1b2047" stroke-width="1.200"/>';
export const SHIELD =
  '<path d="M12 3l8 3v6q0 6-8 9-8-3-8-9V6z" fill="#8fb0c9" stroke="#1b2047" stroke-width="1.700" stroke-linejoin="round"/><path d="M12 5v13M6 10h12" stroke="#1b2047" stroke-width="1.300"/>';
