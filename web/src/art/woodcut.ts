// Draws every portrait in one style: one ink, one paper, one accent, one weight of stroke, light from the upper left.
// Pictures are SVG text on a field of 120 by 120. Colours are custom properties, so a card sets its own accent.

export const INK = 'var(--ink)';
export const PAPER = 'var(--paper)';
export const ACCENT = 'var(--accent)';

/** A finished picture with the attributes that all its strokes share. */
export const picture = (strokes: string): string => `<g stroke-linecap="round" stroke-linejoin="round">${strokes}</g>`;

/** A filled shape with the ink outline. */
export const shape = (d: string, fill: string = PAPER): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="2.4"/>`;

/** A shape without outline. */
export const flat = (d: string, fill: string = INK): string => `<path d="${d}" fill="${fill}"/>`;

/** A drawn line. */
export const line = (d: string, colour: string = INK, width = 2.4): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** Knife cuts: light lines in a dark field. */
export const cut = (d: string, width = 1.5): string => line(d, PAPER, width);

/** Thin lines of shade, on the side away from the light. */
export const shade = (d: string): string => line(d, INK, 1.3);

/** The sky behind a head: long cuts that leave the head free. */
export const sky = (): string =>
  shade(
    'M6 14h22M92 14h22M4 24h18M98 24h18M6 34h12M102 34h12M4 44h10M106 44h10M6 54h8M106 54h8M4 64h9M107 64h9M8 74h8M104 74h8',
  );

/** Shoulders as one dark mass with folds cut in on the lighter side. */
export const shoulders = (fill: string = INK): string =>
  shape('M12 122c1-22 12-33 32-38l16 10 16-10c20 5 31 16 32 38z', fill) +
  (fill === INK
    ? cut('M22 118c1-12 6-20 14-25M29 119c1-10 4-17 9-22M37 119c0-7 2-12 5-16M84 119c0-5-1-9-3-13M92 119c0-8-2-13-5-17')
    : shade('M98 119c0-11-4-18-11-23M92 120c0-9-3-15-8-19M86 120c0-6-2-11-5-14M104 119c-1-8-3-13-6-17'));

export type Look = {
  /** Half the width of the jaw. */
  jaw?: number;
  eyes?: 'open' | 'shut' | 'side' | 'wide' | 'none';
  brow?: 'calm' | 'stern' | 'raised' | 'none';
  mouth?: 'calm' | 'smile' | 'grin' | 'stern' | 'open' | 'none';
  old?: boolean;
};

/** Neck and face, lit from the left, with shade cut into the right cheek. */
export const face = ({ jaw = 12, eyes = 'open', brow = 'calm', mouth = 'calm', old = false }: Look = {}): string => {
  const left = 60 - jaw;
  const right = 60 + jaw;
  const parts = [
    shape('M51 72v16q9 9 18 0V72z'),
    shade('M61 84l8-4M62 88l7-3M60 79l9-4'),
    shape(
      `M41 46c0-17 8-25 19-25s19 8 19 25c0 13-${19 - jaw} 20-${19 - jaw} 24q-${Math.round(jaw * 0.6)} 10-${jaw} 10t-${jaw}-10C${left} 66 41 59 41 46z`,
    ),
    shade(`M77 44l-5 6M77 50l-7 8M75 57l-7 8M${right} 65l-6 7M${right - 3} 72l-5 4`),
    line('M58 46c0 6-4 9-5 12q3 3 7 1'),
  ];
  if (eyes === 'open') parts.push(flat('M46 47q4-4 8 0-4 3-8 0zM65 47q4-4 8 0-4 3-8 0z'));
  if (eyes === 'side')
    parts.push(line('M46 47q4-3 8 0M65 47q4-3 8 0', INK, 1.8), flat('M46 47q2-2 4 0 0 2-2 2zM65 47q2-2 4 0 0 2-2 2z'));
  if (eyes === 'shut') parts.push(line('M46 47q4 3 8 0M65 47q4 3 8 0', INK, 2));
  if (eyes === 'wide') {
    parts.push(
      `<g fill="${PAPER}" stroke="${INK}" stroke-width="1.8"><circle cx="50" cy="47" r="4.4"/><circle cx="69" cy="47" r="4.4"/></g><g fill="${INK}"><circle cx="49.6" cy="46.6" r="1.9"/><circle cx="68.6" cy="46.6" r="1.9"/></g>`,
    );
  }
  if (brow === 'calm') parts.push(line('M44 41q5-3 10-1M65 40q5-2 10 1'));
  if (brow === 'stern') parts.push(line('M44 39l11 4M64 43l11-4', INK, 3));
  if (brow === 'raised') parts.push(line('M44 39q5-5 10-2M65 37q5-3 10 2'));
  if (mouth === 'calm') parts.push(line('M54 67q6 2 11 0'));
  if (mouth === 'stern') parts.push(line('M53 68q7-3 13 0'));
  if (mouth === 'smile') parts.push(line('M52 65q8 6 15 0'));
  if (mouth === 'grin') parts.push(shape('M50 64q10 2 20-2-2 10-11 10-7 0-9-8z'), line('M56 65v6M63 64v6', INK, 1.2));
  if (mouth === 'open') parts.push(flat('M56 66q4-3 8 0 0 6-4 6t-4-6z'));
  if (old) parts.push(shade('M45 52q3 3 7 2M67 54q4 1 6-2M52 33q8-2 16 0M54 29q6-1 12 0M50 61l-3 5M68 61l3 4'));
  return parts.join('');
};
