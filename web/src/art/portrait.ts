// Draws faces in colour: the stroke and light of the woodcuts, with flat washes under them. Pictures are SVG text on a
// field of 120 by 120; a circle of it is visible.

import { INK, flat, line, picture, shape } from './woodcut';

/** A framed face: what lies behind the head, and the drawing. */
export interface Portrait {
  ground: string;
  drawing: string;
}

export const WHITE = '#fdf6e6';

/** A finished face on its background. */
export const portrait = (ground: string, ...strokes: string[]): Portrait => ({
  ground,
  drawing: picture(strokes.join('')),
});

/** A dot, filled. */
export const dot = (x: number, y: number, r: number, fill: string = INK): string =>
  flat(`M${x} ${y - r}a${r} ${r} 0 1 0 .1 0z`, fill);

/** A soft shadow over what is already drawn. */
export const dim = (d: string): string => `<path d="${d}" opacity=".2" fill="${INK}"/>`;

/** Light over what is already drawn. */
export const glow = (d: string): string => `<path d="${d}" opacity=".28" fill="${WHITE}"/>`;

/** Thin lines of shade on skin and cloth: softer than on a card, because they need not carry the form alone. */
export const hatch = (d: string): string =>
  `<path d="${d}" opacity=".4" fill="none" stroke="${INK}" stroke-width="1.3"/>`;

/** Long cuts that leave the head free, if there is no scenery behind it. */
export const rays = (): string =>
  behind('M4 34h18M98 34h18M0 46h16M104 46h16M0 58h14M106 58h14M2 70h13M105 70h13M12 22h16M92 22h16M24 12h14M82 12h14');

/** Fine lines in the background behind a head. */
export const behind = (d: string): string => line(d, 'rgb(255 246 226 / .45)', 1.4);

const HEADS = {
  man: [
    'M38 50C38 30 47 22 60 22s22 8 22 28c0 9-1 17-4 23-4 9-10 15-18 15s-14-6-18-15c-3-6-4-14-4-23z',
    'M70 24c8 4 12 13 12 26 0 9-1 17-4 23-4 9-10 15-18 15 6-3 10-9 12-17 3-9 5-20 3-31-1-7-2-12-5-16z',
  ],
  woman: [
    'M39 50c0-19 8-28 21-28s21 9 21 28c0 10-2 17-6 24-4 8-9 14-15 14s-11-6-15-14c-4-7-6-14-6-24z',
    'M70 25c8 4 11 13 11 25 0 10-2 17-6 24-4 8-9 14-15 14 6-4 9-10 11-18 3-9 4-18 3-28-1-7-2-13-4-17z',
  ],
  child: [
    'M37 54c0-20 8-30 23-30s23 10 23 30c0 9-2 16-6 22-4 7-10 11-17 11s-13-4-17-11c-4-6-6-13-6-22z',
    'M71 27c8 5 12 14 12 27 0 9-2 16-6 22-4 7-10 11-17 11 7-3 11-9 14-17 3-9 4-18 2-28-1-6-2-11-5-15z',
  ],
  elder: [
    'M39 48c0-18 8-26 21-26s21 8 21 26c0 6-1 11-3 15 1 5 0 9-2 13-4 9-9 14-16 14s-12-5-16-14c-2-4-3-8-2-13-2-4-3-9-3-15z',
    'M70 25c8 4 11 12 11 23 0 6-1 11-3 15 1 5 0 9-2 13-4 9-9 14-16 14 6-3 9-9 11-17 2-7 3-18 2-31-1-7-1-13-3-17z',
  ],
  round: [
    'M35 54c0-20 9-31 25-31s25 11 25 31c0 8-1 15-4 21-5 10-12 14-21 14s-16-4-21-14c-3-6-4-13-4-21z',
    'M72 26c9 5 13 15 13 28 0 8-1 15-4 21-5 10-12 14-21 14 8-3 13-9 16-17 3-9 4-20 2-30-1-7-3-12-6-16z',
  ],
} as const;

/** Neck and head, lit from the upper left, with shade cut into the right cheek. */
export const head = (kind: keyof typeof HEADS, skin: string): string =>
  shape('M49 78v18q11 10 22 0V78z', skin) +
  dim('M49 84q11 12 22 1v7q-11 9-22 0z') +
  shape(HEADS[kind][0], skin) +
  dim(HEADS[kind][1]) +
  hatch('M80 50l-4 4M80 57l-5 5M78 64l-5 5M76 71l-5 5M72 78l-4 4');

/** Ears, for heads that show them. */
export const ears = (skin: string, y = 52): string =>
  shape(`M39 ${y}c-7-4-9 2-8 7s5 8 9 6zM81 ${y}c7-4 9 2 8 7s-5 8-9 6z`, skin);

/** Shoulders: a coat, a shirt, a dress. */
export const bust = (fill: string): string =>
  shape('M6 126c2-20 12-28 34-33l20 8 20-8c22 5 32 13 34 33z', fill) +
  dim('M80 93c22 5 32 13 34 33H84c2-12 0-23-4-33z') +
  hatch('M100 118c-1-9-5-14-11-18M106 119c-1-8-3-12-7-16M94 119c-1-7-3-11-6-15');

/** A pair of eyes with lids; `look` turns them aside. */
export const eyes = (y = 56, apart = 10, look = 0, size = 5, iris: string = INK): string =>
  [60 - apart, 60 + apart]
    .map(
      (x) =>
        flat(
          `M${x - size} ${y + 0.5}q${size}-${size * 1.4} ${2 * size} 0-${size} ${size * 1.1}-${2 * size} 0z`,
          WHITE,
        ) +
        dot(x + look, y - 0.4, size * 0.52, iris) +
        line(`M${x - size - 0.5} ${y + 0.3}q${size + 0.5}-${size * 1.5} ${2 * size + 1} 0`, INK, 2.2),
    )
    .join('');

/** Warm cheeks. */
export const cheeks = (fill: string, y = 66, apart = 14, r = 4.5): string =>
  dot(60 - apart, y, r, fill) + dot(60 + apart, y, r, fill);
