// The five sailors: portraits on a sea chart.

import { WHITE, behind, bust, cheeks, dim, dot, eyes, glow, head, portrait, type Portrait } from '../../art/portrait';
import { INK, flat, line, shade, shape } from '../../art/woodcut';

const SEA = '#4d8d8f';
const GOLD = '#e9bf4e';

/** Rhumb lines. */
const chart = (): string => behind('M-4 36L124 4M-4 96L124 64M14-4l34 128M124 22L70 124M-4 64l128 36');

/** A boy: ears that stick out, freckles, a gap between the teeth. */
const pip = (): Portrait => {
  const skin = '#f3cba3';
  const hair = '#d36f2c';
  return portrait(
    SEA,
    chart(),
    bust(WHITE),
    line('M20 106q40 15 80 0M14 117q46 13 92 0', '#3a6ea0', 4.5),
    shape('M39 56c-9-5-12 2-10 9s7 9 11 6zM81 56c9-5 12 2 10 9s-7 9-11 6z', skin),
    head('child', skin),
    shape('M41 92q19 13 38 0l5 7q-9 7-17 8l4 14-11-8-11 8 4-14q-8-1-17-8z', '#c8402f'),
    dim('M79 92l5 7q-9 7-17 8l4 14-7-5 1-14q8-3 14-10z'),
    cheeks('#eda882', 68, 15, 5),
    line('M44 66h.1M48 68h.1M46 70h.1M72 68h.1M76 66h.1M74 70h.1', '#b0592d', 2.2),
    eyes(59, 10.5, 0.8, 5.6, '#2f5a4a'),
    line('M44 49q5-4 11-1M65 48q6-3 11 1', '#93440f', 3),
    line('M57 66q3 3.500 6 0'),
    shape('M48 72q12 4 24 0-2 11-12 11T48 72z', '#7c2b24'),
    flat('M50 74q10 3 20 0l-1.500 4q-8.500 2-17 0z', WHITE),
    flat('M58.500 75h3.500v4.500h-3.500z', '#7c2b24'),
    shape(
      'M35 58C30 42 33 28 43 22C42 17 46 13 52 14C50 9 53 4 59 3C59 8 63 11 68 12C74 12 80 15 83 20C86 20 89 19 91 17C91 22 89 26 87 29C91 37 90 48 85 58C84 50 82 44 78 40C75 44 70 45 66 42C62 46 56 46 52 42C48 45 44 46 41 45C38 48 36 52 35 58Z',
      hair,
    ),
    line(
      'M41 36C43 29 49 24 56 23M51 36C53 31 58 28 64 27M58 8C58 12 60 15 64 17M74 21C77 22 80 24 82 28',
      '#f2a55c',
      2.2,
    ),
    shade('M84 32c2 6 2 12 1 18M80 30c2 5 2 8 2 12'),
  );
};

/** Curls, a coin on the brow and as many as the neck can carry. */
const goldie = (): Portrait => {
  const hair = '#eab63c';
  const coin = (x: number, y: number, r: number): string =>
    shape(`M${x} ${y - r}a${r} ${r} 0 1 0 .1 0z`, GOLD) + dot(x - r * 0.25, y - r * 0.3, r * 0.35, '#fff3c4');
  return portrait(
    SEA,
    chart(),
    shape(
      'M60 9C46 6 34 13 30 25C21 29 18 40 23 48C16 55 16 66 23 72C18 81 23 92 32 94C37 103 49 102 53 95H67C71 102 83 103 88 94C97 92 102 81 97 72C104 66 104 55 97 48C102 40 99 29 90 25C86 13 74 6 60 9Z',
      hair,
    ),
    dim(
      'M90 25C99 29 102 40 97 48C104 55 104 66 97 72C102 81 97 92 88 94C84 101 75 102 70 98C84 90 90 70 86 46C84 34 78 20 70 10C80 11 87 17 90 25Z',
    ),
    line(
      'M29 34c-4 5-4 10 0 14M27 55c-4 5-4 11 1 15M31 78c-3 5-1 10 4 12M93 56c4 5 3 11-1 14M90 34c5 4 5 9 2 13',
      '#a8741a',
      2,
    ),
    bust('#9c3350'),
    head('woman', '#f5d2ad'),
    line('M42 96q18 20 36 0', '#8a5a12', 2),
    coin(47, 103, 4.6),
    coin(60, 108, 5.6),
    coin(73, 103, 4.6),
    cheeks('#eea58c', 67, 13, 4.5),
    eyes(57, 10, 1.4, 5.2, '#3f7347'),
    line('M44 48q5-5 11-2M65 46q6-3 11 2', '#8d5c12', 2.8),
    line('M59 60c0 4-3 5-3 7q3 3 6 1', INK, 2.2),
    shape('M51 74q9 3 18-1-2 8-9 8t-9-7z', '#a8323a'),
    flat('M53 75q7 2 14-.5l-1 2.500q-6 1.500-12 0z', WHITE),
    shape('M38 54C36 35 46 21 62 22C76 22 84 35 82 54C80 47 77 42 71 39C62 46 51 45 45 42C41 45 39 49 38 54Z', hair),
    line('M44 38C48 31 54 28 60 28M66 28C71 30 75 33 77 38', '#fbe08e', 2.2),
    shape('M39 43C46 32 74 32 81 43C82 40 82 38 81 36C74 25 46 25 39 36C38 38 38 40 39 43Z', '#b23a48'),
    coin(60, 30, 6),
    line('M36 66a5.500 5.500 0 1 0 .1 0M84 66a5.500 5.500 0 1 0 .1 0', INK, 5),
    line('M36 66a5.500 5.500 0 1 0 .1 0M84 66a5.500 5.500 0 1 0 .1 0', '#ffe07a', 2.4),
  );
};

/** Old: a knitted cap, a beard like a wave, a pipe, eyes about to close. */
const barnaby = (): Portrait => {
  const skin = '#e8b48e';
  const snow = '#f4efe2';
  return portrait(
    SEA,
    chart(),
    bust('#2d3d5c'),
    head('elder', skin),
    shape('M39 48c-8 4-9 18-4 26 4-3 7-10 7-18zM81 48c8 4 9 18 4 26-4-3-7-10-7-18z', snow),
    cheeks('#dd8f70', 62, 14, 5),
    line('M45 55q5 3.500 10 0M65 55q5 3.500 10 0', INK, 2.6),
    shade('M46 60q4 2.500 8 0M66 60q4 2.500 8 0M44 52l-3-2M76 52l3-2'),
    shape('M42 50C45 43 53 43 57 48C52 48 47 49 44 53ZM78 50C75 43 67 43 63 48C68 48 73 49 76 53Z', snow),
    shape('M37 60C35 84 42 108 60 114C78 108 85 84 83 60C80 66 76 68 72 67C67 64 53 64 48 67C44 68 40 66 37 60Z', snow),
    dim('M83 60C85 84 78 108 60 114C70 104 76 88 76 67C79 67 81 64 83 60Z'),
    line('M46 76c0 10 3 18 7 24M53 82c0 8 2 15 5 20M67 82c0 8-2 14-4 19M74 76c0 9-2 16-5 22', '#a79f8f', 2),
    shape('M60 69C54 62 45 66 40 76C49 79 57 78 60 73C63 78 71 79 80 76C75 66 66 62 60 69Z', snow),
    shape('M60 52C57 53 55 58 53 62C51 68 55 71 60 70.500C65 71 69 68 67 62C65 58 63 53 60 52Z', '#de8264'),
    glow('M57 58q-3 3-2 7 2-4 4-5z'),
    line('M66 80L84 89', INK, 6.5),
    line('M66 80L84 89', '#8a5632', 3),
    shape('M81 79h13l-1 11q-1 6-6 6t-5-6z', '#8a5632'),
    line('M88 73q-6-6 0-11t0-12', WHITE, 2.6),
    shape('M36 44C33 22 44 10 60 10C76 10 87 22 84 44C70 36 50 36 36 44Z', '#3c5d8f'),
    dim('M70 12C82 17 86 29 84 44C80 41 76 40 72 39C75 30 74 20 70 12Z'),
    line('M48 36C47 26 50 18 54 14M60 34V13M72 36C73 26 70 18 66 14', '#27406a', 2),
    shape('M33 47C35 36 85 36 87 47C88 53 85 55 82 53C69 45 51 45 38 53C35 55 32 53 33 47Z', '#5b80b5'),
    line('M41 42l1 7M48 40v6M56 39v6M64 39v6M72 40v6M79 42l-1 7', '#27406a', 2),
  );
};

/** A wide hat with a plume, a pointed moustache, one raised brow. */
const reyes = (): Portrait => {
  const skin = '#cd9262';
  const black = '#2a2024';
  return portrait(
    SEA,
    chart(),
    shape('M37 46C31 60 32 78 38 88L46 80V48ZM83 46C89 60 88 78 82 88L74 80V48Z', black),
    bust('#8c2f33'),
    line('M37 95L50 124M83 95L70 124', GOLD, 3),
    head('man', skin),
    shape('M45 90q15 11 30 0l4 9q-19 13-38 0z', WHITE),
    shape('M52 98q8 4 16 0l3 18q-11 6-22 0z', WHITE),
    shade('M66 102l1 13M70 101l1 13'),
    eyes(58, 10, -1.4, 5, '#3b2417'),
    line('M43 51l12 1', black, 3.4),
    line('M64 49q6-6 13-1', black, 3.4),
    line('M59 58c0 5-4 8-5 11q3 3 8 1'),
    flat('M60 74C56 70 49 72 40 66C42 76 52 80 60 76C68 80 78 76 80 66C71 72 64 70 60 74Z', black),
    line('M55 80q5 2 10 0', INK, 2),
    flat('M54 84Q60 81 66 84C66 91 63 96 60 98C57 96 54 91 54 84Z', black),
    shape(
      'M4 44C16 36 34 40 38 26C42 12 78 10 82 24C86 36 102 28 117 34C112 46 98 47 84 43C66 38 52 40 37 46C24 51 8 52 4 44Z',
      '#3b2f45',
    ),
    dim('M82 24C86 36 102 28 117 34C112 46 98 47 84 43C80 42 76 41 72 41C80 38 80 30 74 17C78 18 81 20 82 24Z'),
    line('M8 44C22 42 36 42 46 38M76 37C90 40 104 40 113 36', '#61506f', 2),
    shape('M38 33C50 26 70 25 83 31L84 37C70 32 50 33 37 40Z', '#b8862b'),
    shape(
      'M42 32C34 16 46 2 66 4C84 5 96 14 108 12C106 20 98 22 92 21C96 24 98 28 97 31C88 30 82 26 76 24C78 27 78 30 77 32C66 26 52 24 42 32Z',
      '#d8483a',
    ),
    line('M46 26C54 14 74 14 92 21M56 18l2-8M68 16l5-8M80 18l6-5', '#f3a08c', 1.8),
  );
};

/** A cocked hat from shoulder to shoulder, a white wig, a look that has already counted. */
const admiral = (): Portrait => {
  const skin = '#80523a';
  const wig = '#efeadd';
  return portrait(
    SEA,
    chart(),
    shape('M38 42C28 46 26 74 34 84L44 78V46ZM82 42C92 46 94 74 86 84L76 78V46Z', wig),
    bust('#26406f'),
    shape(
      'M3 122C6 104 16 97 33 97L38 108C28 107 20 112 17 124ZM117 122C114 104 104 97 87 97L82 108C92 107 100 112 103 124Z',
      GOLD,
    ),
    head('man', skin),
    shape('M43 88L60 100L77 88L84 96L70 116L60 106L50 116L36 96Z', '#f3e7c8'),
    line('M40 95L50 110M80 95L70 110', GOLD, 3),
    shape('M33 48a8 7 0 1 0 .1 0zM32 62a8 7 0 1 0 .1 0zM87 48a8 7 0 1 0 .1 0zM88 62a8 7 0 1 0 .1 0z', wig),
    line(
      'M33 52a3.500 3 0 1 0 3 3M32 66a3.500 3 0 1 0 3 3M87 52a3.500 3 0 1 0 3 3M88 66a3.500 3 0 1 0 3 3',
      '#9a9284',
      1.8,
    ),
    glow('M42 50q0 14 5 22-2-12 0-24z'),
    eyes(57, 10, 0, 5, '#241510'),
    line('M43 49l13 3M64 52l13-3', wig, 4.5),
    line('M58 57c-1 6-5 8-5 11 2 4 12 4 14 0'),
    line('M50 78q10-4 20 0M55 83q5 2 10 0', INK, 2.6),
    shade('M49 70l-3 6M71 70l3 6M55 44q5-2 10 0'),
    shape('M1 46C8 18 34 1 60 1C86 1 112 18 119 46C106 49 94 44 85 40C68 34 52 34 35 40C26 44 14 49 1 46Z', '#22335c'),
    dim('M72 3C96 9 114 25 119 46C106 49 94 44 85 40C82 39 79 38 76 37C86 26 84 12 72 3Z'),
    line('M6 43C15 20 37 7 60 7C83 7 105 20 114 43', GOLD, 3.6),
    dot(60, 22, 10, INK),
    dot(60, 22, 8.2, '#c8402f'),
    dot(60, 22, 5.4, WHITE),
    dot(60, 22, 2.8, GOLD),
  );
};

export const faces: Record<string, Portrait> = {
  pip: pip(),
  goldie: goldie(),
  barnaby: barnaby(),
  reyes: reyes(),
  admiral: admiral(),
};
