// The fourteen characters of the village, by value. Each is recognisable by its silhouette and what it carries; each
// has one accent.

import { ACCENT, INK, PAPER, cut, face, flat, line, picture, shade, shape, shoulders, sky } from '../../../art/woodcut';

/** A straw hat, a pitchfork. */
const villager = (): string =>
  sky() +
  line('M100 122V30M90 14v12q0 6 10 6t10-6V14M100 32V12', INK, 3) +
  shoulders() +
  face({ mouth: 'smile', jaw: 13 }) +
  shape('M39 40q2 8-1 14-3-8 1-14zM81 40q-2 8 1 14 3-8-1-14z', INK) +
  shape('M18 38C28 30 40 33 44 18c2-8 8-12 16-12s14 4 16 12c4 15 16 12 26 20-18 7-66 7-84 0z', ACCENT) +
  line('M43 25q17 7 34 0M42 30q18 7 36 0') +
  shade('M76 34l8 6M82 34l7 5M88 35l6 3M70 12l4 8M74 36l6 4M66 9l6 10M50 12l-2 6') +
  line('M48 100q6 6 12 6t12-6', PAPER, 2);

/** A bowl cut and a lord's pennant. */
const squire = (): string =>
  sky() +
  line('M20 122V6', INK, 3.4) +
  shape('M21 8c14-5 20 6 34 0l-7 11 7 11c-14 6-20-5-34 0z', ACCENT) +
  shade('M25 24q8-2 14 1M26 28q6-2 12 1') +
  shoulders() +
  face({ brow: 'raised', jaw: 11 }) +
  shape('M38 58c-5-26 4-42 22-42s27 16 22 42l-5-2c1-8 0-13-2-18-9 4-21 4-30 0-2 5-3 10-2 18z', INK) +
  cut('M42 44c0-10 5-18 13-21M46 34c2-6 6-10 11-12M52 34c2-5 4-8 8-11M61 35c1-4 2-8 3-11') +
  shape('M46 92l14 10 14-10v30H46z', PAPER) +
  shade('M60 102v18M66 99v21M70 96v25M73 94v28') +
  shape('M52 108h10v8q-5 5-10 0z', ACCENT);

/** A veil, closed eyes, a hand on a heart. */
const empath = (): string =>
  sky() +
  shape('M20 122C24 96 30 84 33 60 34 28 42 10 60 10s26 18 27 50c3 24 9 36 13 62z', INK) +
  cut('M37 60c0-24 5-38 16-44M33 76c-2 14-5 24-8 42M39 84c-1 12-4 22-7 36M82 80c3 14 6 24 9 40M76 88c2 12 4 20 5 32') +
  face({ eyes: 'shut', brow: 'raised', mouth: 'smile', jaw: 10 }) +
  line('M41 44c2-16 9-20 19-20s17 4 19 20', INK, 3.4) +
  shape('M58 118C44 108 40 102 40 96c0-9 12-11 18-2 6-9 18-7 18 2 0 6-4 12-18 22z', ACCENT) +
  shape('M92 122c-2-12-12-20-24-19-8 1-14 0-19 3-3 2-1 5 3 5l10-1-14 5c-3 2-1 5 2 5l9-2-5 4z') +
  shade('M86 120c-3-8-9-12-16-13M80 121c-3-6-7-9-12-10') +
  line('M34 90l-6-3M84 90l6-3M58 82v-1', PAPER, 2);

/** A helm with a nose guard, a round shield held before him. */
const bodyguard = (): string =>
  sky() +
  line('M104 122V18', INK, 3.2) +
  shape('M104 4l7 14-7 6-7-6z') +
  shoulders() +
  face({ brow: 'none', mouth: 'none', jaw: 15 }) +
  flat('M45 62q15-6 30 0c1 12-5 20-15 21-10-1-16-9-15-21z') +
  cut('M50 66q-1 6 3 11M56 66q-1 7 2 13M63 66q1 6-1 12M69 66q1 5-2 9') +
  shape('M38 46C36 22 46 10 60 10s24 12 22 36l-8-6-9-1-2 22q-3 3-6 0l-2-22-9 1z') +
  shade('M78 42c1-14-3-23-10-28M74 38c1-11-2-18-7-23M70 37c0-9-2-14-5-19') +
  line('M60 10v26M39 38q8-6 21-6t21 6') +
  shape('M44 76a28 28 0 1 0 .1 0z', ACCENT) +
  shape('M44 82a22 22 0 1 0 .1 0z') +
  shade('M54 122c7-5 11-12 10-21M49 123c8-5 11-12 10-20') +
  line('M44 82v12M22 104h13M53 104h13M28 89l8 8M60 89l-8 8') +
  shape('M44 96a8 8 0 1 0 .1 0z', ACCENT);

/** A cap askew, a grin, a card up the sleeve. */
const rascal = (): string =>
  sky() +
  shoulders() +
  face({ eyes: 'side', brow: 'raised', mouth: 'grin', jaw: 11 }) +
  shape(
    'M40 50c-8-4-7-16-2-20 6-8 36-12 44-1 5 7 3 16-2 21-1-6-3-10-6-14-4 5-9 6-13 3-3 5-11 5-14 1-4 2-6 6-7 10z',
    INK,
  ) +
  cut('M42 42c0-6 3-10 7-12M52 38c1-4 3-7 6-8') +
  shape('M30 28c2-14 18-24 36-22 16 2 26 10 26 20-4 4-12 2-18 3-14 2-30 4-40 8-4 0-5-5-4-9z', ACCENT) +
  line('M34 36c12-6 32-8 44-8M66 6q4-4 7 1') +
  shade('M84 14l4 8M78 11l5 12M72 9l5 14') +
  line('M46 58h.1M50 60h.1M70 58h.1M74 56h.1', INK, 2.2) +
  shape('M84 122l4-26q2-8 8-7t8 7l4 26z', INK) +
  shape('M84 92l-6-22 16-5 7 22z') +
  shape('M86 74l4-1 2 5-4 4-4-4z', ACCENT) +
  shape('M84 100c-4-6-2-12 4-12s18-2 18 5-2 12-8 13-11 0-14-6z') +
  line('M90 90l1 8M96 89l1 9', INK, 1.6);

/** A headscarf and a candle shielded by the hand. */
const exposer = (): string =>
  sky() +
  shoulders() +
  face({ brow: 'calm', jaw: 11, mouth: 'calm' }) +
  shape(
    'M36 66C30 34 40 12 60 12s30 22 24 54c4 8 6 14 4 22-6-8-10-16-10-30 0-14-4-24-18-24S42 44 42 58c0 14-4 22-10 30-2-8 0-14 4-22z',
  ) +
  line('M44 32q16-12 32 0') +
  shade('M82 62c2-16-1-28-8-36M86 74c-1 2-1 6 0 9M80 40l4 4M81 48l4 4M78 32l4 4') +
  shape('M24 122V84h14v38z') +
  shade('M34 86v34M31 90v30') +
  shape('M31 52c9 12 11 17 8 24-2 5-5 7-8 7s-7-2-8-7c-2-8 6-12 8-24z', ACCENT) +
  shape('M31 66c4 6 4 9 3 12q-3 4-6 0c-1-4 2-6 3-12z') +
  line('M14 58l-6-4M12 70H4M48 60l5-3M16 48l-4-6', INK, 1.8) +
  shape('M18 122c-2-8 2-14 8-14h18c5 0 5 6 1 6H34h10c5 0 4 6 0 6H34z');

/** A torch held high, and a hood thrown back. */
const revealer = (): string =>
  sky() +
  shape('M10 122c0-20 6-44 28-46h44c22 2 28 26 28 46z', INK) +
  cut('M18 118c0-16 5-28 14-34M26 119c0-13 4-22 11-28M100 118c0-12-3-22-8-28') +
  face({ eyes: 'open', brow: 'stern', mouth: 'open', jaw: 13 }) +
  shape('M40 46c-6-20 2-34 20-34s28 14 20 36c-2-6-3-10-8-14-10 2-20 0-26-4-3 4-5 10-6 16z', INK) +
  cut('M44 34c1-8 6-14 12-16M50 30c2-5 5-9 10-11M58 31c2-5 4-8 7-10') +
  line('M44 88l16 12 16-12', PAPER, 2) +
  shape('M94 122l-4-62h12l-2 62z') +
  shade('M98 64l-1 54M101 64l-2 40') +
  line('M89 68h14M90 76h12') +
  shape('M96 6c2 12 14 18 14 34 0 12-6 20-14 20s-14-8-14-20c0-8 4-10 5-18 3 3 4 5 5 8 3-8 5-14 4-24z', ACCENT) +
  shape('M97 32c6 8 7 12 6 18-1 5-4 7-7 7s-6-3-6-7c0-6 5-9 7-18z') +
  shape('M86 104c-4-8 0-14 6-14h12c6 0 8 8 5 16z') +
  line('M92 91v8M98 90v9', INK, 1.6);

/** A large lens in front of one eye. */
const beholder = (): string =>
  sky() +
  shoulders() +
  face({ eyes: 'none', brow: 'none', mouth: 'calm', jaw: 12, old: true }) +
  flat('M65 47q4-4 8 0-4 3-8 0z') +
  line('M64 40q6-3 11 1') +
  shape('M38 50c-6-8-4-18 2-22 4-12 34-14 42-2 6 6 6 16 0 24-2-6-3-10-5-14-8-4-24-4-33 0-3 4-5 8-6 14z') +
  shade('M76 34c-2-8-6-12-12-14M80 40c1-8-2-14-6-17') +
  line('M44 34q16-8 32 0', INK, 3) +
  shape('M44 30a18 18 0 1 0 .1 0z', ACCENT) +
  shape('M44 35a13 13 0 1 0 .1 0z') +
  shape('M33 49q11-12 22 0-11 10-22 0z') +
  flat('M44 43a5.5 5.5 0 1 0 .1 0z') +
  flat('M42.500 44.500a1.800 1.800 0 1 0 .1 0z', PAPER) +
  line('M33 63L18 90', INK, 5) +
  shape('M8 112c-2-10 2-20 10-22s16 2 14 7l-6 3 6 2c2 4-2 6-6 6 2 4-1 6-4 7-4 3-10 3-14-3z') +
  line('M24 100h-6M26 107h-7', INK, 1.6) +
  line('M50 98q10 8 20 0', PAPER, 2);

/** A young face in a hood with a star, a small crystal ball. */
const apprentice = (): string =>
  sky() +
  shape('M16 122c4-24 14-30 20-40C32 40 40 12 60 6c20 6 28 34 24 76 6 10 16 16 20 40z', INK) +
  cut('M40 70c-2-26 4-46 17-56M36 86c-6 8-11 16-13 32M44 92c-6 8-9 16-10 28M82 90c6 8 9 16 11 30') +
  face({ eyes: 'wide', brow: 'raised', mouth: 'open', jaw: 10 }) +
  line('M41 48c0-16 8-24 19-24s19 8 19 24', INK, 3) +
  shape('M60 8l2.500 5.500 6 .7-4.500 4 1.300 6L60 21l-5.300 3.200 1.300-6-4.500-4 6-.7z', ACCENT) +
  shape('M60 92a15 15 0 1 0 .1 0z', ACCENT) +
  shape('M55 96a6 6 0 1 0 .1 0z') +
  shade('M70 116c4-4 5-10 3-15M66 118c5-4 6-9 5-15') +
  shape('M36 122c-2-10 2-14 8-12 6 4 10 8 16 8s12-4 18-8c6-2 8 2 6 12z');

/** An old woman; a moon on her brow, an eye in the large crystal ball. */
const seer = (): string =>
  sky() +
  shape('M14 122c2-20 12-28 22-36-6-34 0-70 24-74 24 4 30 40 24 74 10 8 20 16 22 36z') +
  shade('M82 84c6-28 0-56-14-66M88 90c6 6 10 14 12 28M82 92c6 6 10 14 11 26M80 70l5 2M81 60l5 2M80 50l5 2M79 40l4 2') +
  face({ eyes: 'shut', brow: 'calm', mouth: 'stern', jaw: 12, old: true }) +
  shape('M40 50c-3-20 6-32 20-34 14 2 23 14 20 34-3-12-8-20-20-24-12 4-17 12-20 24z', INK) +
  cut('M45 36c2-7 6-12 11-14M50 33c2-5 4-8 8-10M64 22c5 2 8 6 10 12') +
  shape('M62 10a7 7 0 1 0 6 11 8 8 0 0 1-6-11z', ACCENT) +
  shape('M60 84a22 22 0 1 0 .1 0z', ACCENT) +
  shape('M42 106q18-17 36 0-18 14-36 0z') +
  flat('M60 98a8 8 0 1 0 .1 0z') +
  flat('M57 100a2.600 2.600 0 1 0 .1 0z', PAPER) +
  shade('M76 118c3-3 5-6 5-9') +
  line('M32 92l-7-4M88 92l7-4M38 84l-4-6M82 84l4-6', INK, 1.8);

/** A long beard, a flat cap, an open book. */
const master = (): string =>
  sky() +
  shoulders() +
  face({ eyes: 'open', brow: 'none', mouth: 'none', jaw: 13, old: true }) +
  shape('M41 54c4 4 8 8 12 6q7-3 14 0c4 2 8-2 12-6 3 20-2 36-19 46-17-10-22-26-19-46z') +
  shade('M76 62c1 14-3 24-12 32M72 64c0 12-3 20-9 27M67 64c0 9-2 16-6 23') +
  line('M48 64c0 8 2 14 6 20M54 66c0 6 1 12 4 18M55 68q5 2 10 0') +
  line('M43 41q6-5 12-1M65 40q6-4 12 1', INK, 3.6) +
  shape('M42 34q18-10 36 0v-12H42z', INK) +
  shape('M60 4l38 14-38 14-38-14z', ACCENT) +
  shade('M66 28l26-9M70 24l18-7') +
  line('M92 20v16') +
  shape('M89 36h6l2 11h-10z', ACCENT) +
  shape('M60 106c-10-8-26-9-42-5v22h84v-22c-16-4-32-3-42 5z') +
  line('M60 106v16M26 108q14-3 26 3M26 115q14-3 26 3', INK, 1.8) +
  shade('M68 111q12-6 26-3M68 115q12-5 26-3M68 119q12-5 26-3');

/** A crooked hat and a smoking phial. */
const witch = (): string =>
  sky() +
  shoulders() +
  shape('M38 46c-8 14-4 30-14 44 10 0 16-6 18-12zM82 46c8 14 4 30 14 44-10 0-16-6-18-12z', INK) +
  cut('M37 58c-1 10-2 20-6 28M41 64c0 8-2 14-5 20') +
  face({ eyes: 'side', brow: 'stern', mouth: 'smile', jaw: 9, old: false }) +
  flat('M66 70a1.800 1.800 0 1 0 .1 0z') +
  line('M57 48c0 6-8 10-8 13q5 4 11 0', INK, 2.4) +
  shape('M14 40c14-8 24-8 28-14C46 14 52 4 76 2c-6 4-6 8-2 10 2 6 4 10 6 14 4 6 12 6 26 14-24 6-68 6-92 0z', INK) +
  cut('M46 24c4-9 8-14 16-17M52 24c3-7 6-10 12-13M24 38c8-4 14-4 20-6M30 40c6-2 10-2 16-3') +
  shape('M42 26q18 8 38 0l2 6q-21 9-42 0z', ACCENT) +
  shape('M84 88h14v10c8 4 10 10 10 16 0 8-8 10-17 10s-17-2-17-10c0-6 2-12 10-16z') +
  shape('M76 110q15-6 30 0c3 8-4 12-15 12s-18-4-15-12z', ACCENT) +
  line('M82 88h18M90 80q-6-5 0-10t0-10M97 82q5-4 1-8', INK, 1.8) +
  shade('M100 116q3-2 3-5M97 119q5-1 7-4');

/** A masked face under a wide hat, a sack on the shoulder. */
const robber = (): string =>
  sky() +
  shape('M84 122c-8-22 0-40 10-44l-5-10q8-5 16 0l-4 10c16 6 24 26 18 44z', ACCENT) +
  line('M88 78q8 4 14 0') +
  shade('M112 118c2-12-2-24-8-32M107 120c2-10-1-20-5-28M101 121c1-9-1-17-4-24') +
  shoulders() +
  face({ eyes: 'none', brow: 'none', mouth: 'none', jaw: 12 }) +
  flat('M40 42q20-4 40 0v8c-4 6-12 6-16 0q-4-3-8 0c-4 6-12 6-16 0z') +
  flat('M45 47q5-4 9 0-4 4-9 0zM65 47q5-4 9 0-4 4-9 0z', PAPER) +
  flat('M50 46a1.700 1.700 0 1 0 .1 0zM69 46a1.700 1.700 0 1 0 .1 0z') +
  shape('M42 62q18-5 36 0l-4 18-14 14-14-14z', ACCENT) +
  line('M46 66q14-3 28 0M50 72q10-2 20 0', INK, 1.6) +
  shade('M74 72l-9 16M76 66l-8 16') +
  shape('M12 36c16-2 26-4 30-10 2-12 6-18 18-18s16 6 18 18c4 6 14 8 30 10-10 10-86 10-96 0z', INK) +
  cut('M46 26c1-8 4-12 10-14M51 27c1-6 3-9 7-11M22 38c10 0 16-1 22-4M34 41c6 0 10-1 14-3');

/** One head, two faces: one in daylight, one cut in the dark. */
const doppelganger = (): string =>
  flat('M60 0h60v122H60z') +
  shade('M6 14h22M4 24h18M6 34h12M4 44h10M6 54h8M4 64h9M8 74h8') +
  cut('M92 14h22M98 24h18M102 34h12M106 44h10M106 54h8M107 64h9M104 74h8', 1.3) +
  shape('M12 122c1-22 12-33 32-38l16 10v28z', ACCENT) +
  flat('M60 94l16-10c20 5 31 16 32 38H60z', PAPER) +
  flat('M60 98l14-9c18 5 28 14 30 33H60z') +
  cut('M98 119c0-11-4-18-11-23M90 119c0-9-3-15-8-19M82 120c0-6-2-11-5-14') +
  shape('M60 21c-11 0-19 8-19 25 0 13 7 20 7 24 0 7 5 10 12 10z') +
  flat('M60 19c12 0 21 9 21 27 0 13-7 20-7 25 0 8-6 11-14 11z', PAPER) +
  flat('M60 22c11 0 18 8 18 24 0 12-7 19-7 24 0 6-4 9-11 9z') +
  flat('M46 47q4-4 8 0-4 3-8 0z') +
  flat('M64 47q5-5 10 0-5 4-10 0z', PAPER) +
  line('M44 41q5-3 10-1M53 67q4 1 7 1M58 47c0 5-4 8-5 11q2 2 6 1') +
  cut('M64 38l11-3M61 68q6 0 8-5M61 55l4 3-4 2', 2.2) +
  shape('M60 10c-16 0-27 12-24 46 0 8-2 16-6 24 8-2 12-8 13-16-6-20-2-34 17-40z', INK) +
  cut('M40 56c-2-18 2-30 12-36M46 34c2-5 5-9 9-11') +
  flat('M60 10c16 0 27 12 24 46 0 8 2 16 6 24-8-2-12-8-13-16 6-20 2-34-17-40z', ACCENT) +
  line('M80 56c2-18-2-30-12-36M74 34c-2-5-5-9-9-11', INK, 1.5) +
  line('M60 10v112', PAPER, 1.6);

const PICTURES: readonly (() => string)[] = [
  villager,
  squire,
  empath,
  bodyguard,
  rascal,
  exposer,
  revealer,
  beholder,
  apprentice,
  seer,
  master,
  witch,
  robber,
  doppelganger,
];

const drawn = new Map<number, string>();

/** The picture of the character with this value, as the content of a 120 x 120 SVG. */
export function portrait(value: number): string {
  let found = drawn.get(value);
  if (found === undefined) {
    found = picture(PICTURES[value]?.() ?? '');
    drawn.set(value, found);
  }
  return found;
}

/** The accent of each character. They also differ in lightness, so that none depends on hue alone. */
export const ACCENTS: readonly string[] = [
  '#e2b33c',
  '#c8402f',
  '#d9788c',
  '#5f9a86',
  '#e08a35',
  '#f2c14e',
  '#cf4b26',
  '#6fa3b8',
  '#8fb7d6',
  '#9a86c9',
  '#8a4a4a',
  '#6f9b3f',
  '#a9713d',
  '#8d7fb0',
];
