// The four characters of the harbour, in the same style as those of the village.

import { ACCENT, INK, PAPER, cut, face, flat, line, picture, shade, shape, shoulders, sky } from '../../../art/woodcut';

/** A patch, a black beard, crossed bones on the hat. */
const pirate = (): string =>
  sky() +
  shoulders() +
  face({ eyes: 'none', brow: 'stern', mouth: 'none', jaw: 15 }) +
  flat('M46 47q4-4 8 0-4 3-8 0z') +
  flat('M63 42h14v8q-7 8-14 0z') +
  line('M42 36l36 10', INK, 2) +
  shape('M42 54c6 2 10 6 18 6s12-4 18-6c4 18-2 34-18 42-16-8-22-24-18-42z', INK) +
  cut('M47 64c0 8 2 14 6 20M53 68c0 7 1 13 4 19M60 70v20M66 68c0 7-1 12-3 18M72 64c0 6-1 12-4 17') +
  line('M53 66q7 3 13 0', PAPER, 2.2) +
  shape('M10 34c8-20 24-28 50-28s42 8 50 28c-14 6-22 0-32-2q-18-4-36 0c-10 2-18 8-32 2z', INK) +
  cut('M18 30c6-11 14-16 26-19M26 32c4-8 10-12 18-14') +
  line('M50 15l20 10M70 15l-20 10', ACCENT, 3) +
  shape('M60 11c6 0 8 4 8 7s-2 4-3 5v3h-10v-3c-1-1-3-2-3-5s2-7 8-7z', ACCENT) +
  flat('M57 17a1.700 1.700 0 1 0 .1 0zM63 17a1.700 1.700 0 1 0 .1 0z') +
  line('M82 64a5 5 0 1 1-3 8', ACCENT, 2.6);

/** A knotted kerchief, freckles, a striped shirt. */
const cabinBoy = (): string =>
  sky() +
  shoulders(PAPER) +
  line('M24 98q34 14 72 0M19 108q40 14 82 0M16 118q44 12 88 0', INK, 4) +
  face({ eyes: 'wide', brow: 'raised', mouth: 'smile', jaw: 11 }) +
  line('M45 56h.1M49 58h.1M70 57h.1M74 55h.1M47 60h.1', INK, 2.2) +
  shape('M40 44c-4 2-5 8-3 14 2 0 4-2 5-6zM80 44c4 2 5 8 3 14-2 0-4-2-5-6z', INK) +
  shape('M38 42C36 22 46 10 60 10s24 12 22 32c-14-7-30-7-44 0z', ACCENT) +
  shape('M80 36c8-4 14-2 18 4-4 2-8 2-11 1 4 4 5 9 4 15-6-3-10-10-11-20z', ACCENT) +
  shade('M76 36c0-10-4-17-10-22M71 35c0-8-3-13-7-18') +
  line('M44 26h.1M52 18h.1M56 29h.1M47 35h.1M64 24h.1', PAPER, 4) +
  shape('M46 88l14 10 14-10-4 14-10 6-10-6z', ACCENT);

/** A cocked hat, epaulettes, a spyglass. */
const captain = (): string =>
  sky() +
  shoulders() +
  shape('M44 88l16 34 16-34-16 8z') +
  shade('M70 96l-9 20M73 92l-11 24') +
  line('M50 106h.1M54 114h.1', ACCENT, 4) +
  face({ eyes: 'open', brow: 'stern', mouth: 'none', jaw: 13 }) +
  flat('M46 66c6-6 10-4 14-2 4-2 8-4 14 2-4 4-10 5-14 1-4 4-10 3-14-1z') +
  shape('M40 44c-4 4-4 14-1 20 3-2 4-8 4-14zM80 44c4 4 4 14 1 20-3-2-4-8-4-14z') +
  shape('M16 30C22 8 40 4 60 4s38 4 44 26c-6 8-14 8-20 6q-24-8-48 0c-6 2-14 2-20-6z', INK) +
  line('M21 30c6-14 20-20 39-20s33 6 39 20', ACCENT, 3) +
  cut('M30 30c5-8 12-12 22-14') +
  shape('M60 14a7 7 0 1 0 .1 0z', ACCENT) +
  shape('M14 98q4-11 18-12l6 5q-11 3-16 12zM106 98q-4-11-18-12l-6 5q11 3 16 12z', ACCENT) +
  line('M16 100l-3 7M21 99l-2 8M104 100l3 7M99 99l2 8', INK, 2) +
  shape('M22 116l44-20 4 9-44 20z', ACCENT) +
  shape('M66 94l26-14 7 14-27 12z') +
  shade('M76 102l20-9M74 105l22-10M40 117l26-12');

/** A soft cap with a feather, a forked beard, a full purse. */
const merchant = (): string =>
  sky() +
  shoulders() +
  shape('M34 88c8-4 14-6 18-6l8 10 8-10c4 0 10 2 18 6l-10 34H44z') +
  shade('M76 94l-6 26M80 92l-7 28M71 94l-5 26') +
  line('M44 94h.1M42 104h.1M52 98h.1M50 110h.1', INK, 3) +
  face({ eyes: 'side', brow: 'raised', mouth: 'smile', jaw: 16 }) +
  shape('M50 70q10 4 20 0 0 10-3 18l-7-7-7 7q-3-8-3-18z', INK) +
  cut('M55 76l-1 6M66 76l1 6') +
  line('M50 63q5-3 10 0 5-3 10 0', INK, 3) +
  shape('M36 42C22 38 18 22 34 12c16-9 44-8 54 4 8 10 4 22-6 26-12-6-32-6-46 0z', ACCENT) +
  line('M38 41q22-9 44 0', INK, 3.6) +
  shade('M84 34c4-6 4-12 0-18M78 34c4-7 4-14-1-20M72 33c3-7 2-14-2-20') +
  shape('M40 24C30 10 24 4 10 4c2 12 10 20 28 24z') +
  line('M14 7c10 4 18 10 24 19', INK, 1.6) +
  shape('M84 122c-6-12 0-20 8-24l-5-9q8-4 16 0l-4 9c10 4 15 14 10 24z', ACCENT) +
  line('M89 98q6 3 11 0M96 105v12M92 108q4-4 8 0M92 114q4 4 8 0', INK, 2);

/** Each picture, as the content of a 120 x 120 SVG, with its colour. */
const PICTURES: Record<string, { drawing: string; accent: string }> = {
  pirate: { drawing: picture(pirate()), accent: '#d8b24a' },
  'cabin-boy': { drawing: picture(cabinBoy()), accent: '#c8402f' },
  captain: { drawing: picture(captain()), accent: '#d9a441' },
  merchant: { drawing: picture(merchant()), accent: '#5f9a86' },
};

export const portrait = (character: string): { drawing: string; accent: string } =>
  PICTURES[character] ?? { drawing: '', accent: '' };
