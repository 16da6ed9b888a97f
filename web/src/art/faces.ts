// Twelve faces that people choose from. The service knows them by these names (src/sterling/service/faces.py).

import {
  WHITE,
  bust,
  cheeks,
  dim,
  dot,
  ears,
  eyes,
  glow,
  hatch,
  head,
  portrait,
  rays,
  type Portrait,
} from './portrait';
import { INK, flat, line, shape } from './woodcut';

const GOLD = '#e9bf4e';

const smile = 'M50 75q10 7 20 0';
const nose = 'M59 59c0 4-3 6-4 9q3 3 8 1';

const tricorn = (): Portrait => {
  const hair = '#6b4326';
  return portrait(
    '#a8b9a0',
    rays(),
    shape('M80 72C92 76 96 90 90 104C86 98 82 92 76 88Z', hair),
    bust('#3f6580'),
    shape('M46 90q14 10 28 0l3 10-17 14-17-14z', WHITE),
    head('man', '#e6b78c'),
    shape('M38 44C34 54 35 64 39 72L44 62V46ZM82 44C86 54 85 64 81 72L76 62V46Z', hair),
    cheeks('#dd9270', 67, 13, 4.5),
    eyes(57, 10, 0.6, 5, '#3a5a4a'),
    line('M44 49q5-3 11-1M65 48q6-2 11 1', hair, 3),
    line(nose),
    line(smile, INK, 2.6),
    shape('M36 40C35 18 45 9 60 9C75 9 85 18 84 40Z', '#5c4a3a'),
    dim('M70 11C81 16 84 26 84 40H74C78 28 77 18 70 11Z'),
    shape(
      'M2 29C16 17 42 27 60 38C78 27 104 17 118 29C110 43 90 46 78 45C71 46 65 49 60 52C55 49 49 46 42 45C30 46 10 43 2 29Z',
      '#6e5a46',
    ),
    dim('M60 38C78 27 104 17 118 29C110 43 90 46 78 45C71 46 65 49 60 52Z'),
    line('M5 29C18 21 42 31 60 42C78 31 102 21 115 29', '#efe0bc', 3),
    dot(44, 33, 5, INK),
    dot(44, 33, 3.4, '#c8503a'),
  );
};

const kerchief = (): Portrait => {
  const skin = '#71482f';
  return portrait(
    '#cfb37a',
    rays(),
    bust('#4f7f6a'),
    ears(skin, 56),
    head('woman', skin),
    glow('M42 52q0 12 5 20-2-11 0-22z'),
    eyes(58, 10, -0.6, 5.2, '#20120c'),
    line('M44 50q5-5 11-2M65 48q6-3 11 2', '#22140f', 2.8),
    line('M58 60c-1 4-4 6-4 8 2 3 10 3 12 0'),
    shape('M49 75q11 3 22 0-3 9-11 9t-11-9z', '#8c2f33'),
    flat('M51.500 76.500q8.500 2 17 0l-1 2.600q-7.500 1.600-15 0z', WHITE),
    shape('M36 50C30 28 42 14 60 14C78 14 90 28 84 50C74 38 46 38 36 50Z', '#d2603a'),
    dim('M70 16C86 21 89 36 84 50C81 46 77 44 73 42C79 32 77 23 70 16Z'),
    shape('M52 16C42 10 42 0 50-2C54 2 57 4 60 9C63 4 68 0 74 0C80 6 76 14 68 16Z', '#d2603a'),
    line('M42 40h.1M48 30h.1M58 26h.1M68 28h.1M78 38h.1M54 35h.1M66 36h.1M74 24h.1', '#f6d78a', 4),
    line('M36 66a5.500 5.500 0 1 0 .1 0M84 66a5.500 5.500 0 1 0 .1 0', INK, 5),
    line('M36 66a5.500 5.500 0 1 0 .1 0M84 66a5.500 5.500 0 1 0 .1 0', GOLD, 2.4),
  );
};

const spectacles = (): Portrait => {
  const hair = '#231d22';
  const skin = '#efcaa0';
  return portrait(
    '#9fb6c6',
    rays(),
    bust('#515c8a'),
    ears(skin, 55),
    head('man', skin),
    shape('M42 92L60 104L78 92L82 98L66 112L60 105L54 112L38 98Z', WHITE),
    eyes(59, 11, 0, 4.2, '#2a1c14'),
    line('M43 48q6-3 12-1M65 47q6-2 12 1', hair, 3),
    glow('M49 50a9 9 0 1 0 .1 0zM71 50a9 9 0 1 0 .1 0z'),
    line('M49 50a9 9 0 1 0 .1 0M71 50a9 9 0 1 0 .1 0M58 58q2-2 4 0M40 57l-4-1M80 57l4-1', INK, 2.4),
    line('M58 66q2 3 5 0'),
    line('M52 76q8 4 16-1', INK, 2.6),
    shape(
      'M37 52C33 34 38 18 54 14C72 10 88 22 84 52C82 46 81 42 79 39C70 40 60 36 52 28C50 36 44 40 40 42C38 45 37 48 37 52Z',
      hair,
    ),
    line('M56 22C62 29 70 33 78 33M48 24C46 30 43 34 40 37', '#5c5266', 2),
  );
};

const braids = (): Portrait => {
  const hair = '#cf6a2a';
  const braid = (x: number): string =>
    shape(
      `M${x} 62c6 2 7 8 4 12 5 3 5 9 1 12 4 4 3 10-1 12l1 8h-9l1-8c-5-2-5-9-1-12-4-3-4-9 0-12-3-5-1-10 4-12z`,
      hair,
    ) +
    line(`M${x - 4} 74l8 3M${x - 4} 86l9 2M${x - 3} 98h8`, '#8d3f10', 1.8) +
    shape(`M${x - 4} 98h10v5h-10z`, '#3f8f8c');
  return portrait(
    '#d9b59c',
    rays(),
    bust('#5f8f74'),
    shape('M44 94L48 126H72L76 94Q60 106 44 94Z', '#f2e6cb'),
    head('child', '#f6d3b0'),
    cheeks('#eea688', 69, 15, 5),
    line('M45 67h.1M49 69h.1M47 71.500h.1M71 69h.1M75 67h.1M73 71.500h.1M58 66h.1M62 65h.1', '#b8623a', 2),
    eyes(60, 10.5, 0, 5.6, '#3a6a8a'),
    line('M44 50q5-4 11-1M65 49q6-3 11 1', '#93440f', 2.6),
    line('M57 67q3 3 6 0'),
    line('M49 76q11 8 22 0', INK, 2.6),
    shape('M36 60C32 38 42 20 60 20C78 20 88 38 84 60C82 50 76 44 60 34C44 44 38 50 36 60Z', hair),
    line('M60 22V33M50 25C46 31 42 38 40 45M70 25C74 31 78 38 80 45', '#f2a05a', 2),
    braid(33),
    braid(86),
  );
};

const beard = (): Portrait => {
  const hair = '#70451f';
  const skin = '#e8b690';
  return portrait(
    '#b7b49a',
    rays(),
    bust('#8c3c34'),
    line('M20 104L44 126M36 97L64 126M100 104L76 126M84 97L56 126', '#c9745c', 2),
    ears(skin, 54),
    head('man', skin),
    cheeks('#db9070', 64, 14, 4.5),
    eyes(56, 10, 0, 5, '#3f5a72'),
    line('M43 48q6-4 12-1M65 47q6-3 12 1', hair, 4),
    line('M59 57c-1 5-4 7-4 10q4 4 9 1'),
    shape('M37 56C33 82 42 108 60 110C78 108 87 82 83 56C81 65 76 69 71 69C66 66 54 66 49 69C44 69 39 65 37 56Z', hair),
    dim('M83 56C87 82 78 108 60 110C70 100 76 86 76 68C79 66 82 62 83 56Z'),
    line('M45 78c0 9 3 16 7 22M52 84c0 7 2 13 5 18M67 84c0 7-2 12-4 17M74 78c0 8-2 14-5 20', '#a9743f', 2),
    flat('M51 76q9 4 18 0-2 6-9 6t-9-6z', '#7c2b24'),
    shape('M60 71C53 66 45 70 42 77C50 79 57 78 60 75C63 78 70 79 78 77C75 70 67 66 60 71Z', hair),
    shape(
      'M38 50C34 32 42 16 60 15C78 16 86 32 82 50C80 42 78 38 75 36C66 38 60 34 56 29C52 35 47 37 44 38C41 41 39 45 38 50Z',
      hair,
    ),
    line('M48 30C50 25 54 22 59 21M62 27C67 29 72 30 76 29', '#a9743f', 2),
  );
};

const curls = (): Portrait => {
  const hair = '#3a2620';
  return portrait(
    '#bfa6b4',
    rays(),
    shape(
      'M60 6C48 2 38 6 35 13C25 14 19 23 22 31C14 36 13 47 19 53C15 61 19 71 27 73C29 81 38 85 45 81H75C82 85 91 81 93 73C101 71 105 61 101 53C107 47 106 36 98 31C101 23 95 14 85 13C82 6 72 2 60 6Z',
      hair,
    ),
    line(
      'M31 26c4-4 8-3 10 0M26 42c3-4 7-4 10-1M27 58c3-3 6-3 9 0M46 14c4-3 8-2 10 1M66 13c4-3 8-1 10 2M84 26c4-3 7-2 9 2M88 44c4-3 7-2 9 1M86 60c3-3 6-2 8 1',
      '#7d5a4c',
      2.2,
    ),
    bust('#d0a032'),
    head('woman', '#a06a46'),
    glow('M42 52q0 12 5 20-2-11 0-22z'),
    cheeks('#bd7350', 68, 13, 4.5),
    eyes(58, 10, 0.8, 5.4, '#2a1710'),
    line('M44 50q5-4 11-2M65 48q6-2 11 2', hair, 3),
    line('M58 60c-1 4-4 6-4 8 2 3 10 3 12 0'),
    shape('M48 74q12 4 24 0-3 11-12 11t-12-11z', '#7c2b24'),
    flat('M50.500 76q9.500 2.500 19 0l-1.500 3.500q-8 2-16 0z', WHITE),
    shape(
      'M37 58C32 46 34 34 42 30C46 22 56 20 62 24C70 20 80 25 81 32C88 38 88 50 83 58C81 50 79 47 76 44C72 47 67 46 65 42C61 47 54 47 52 42C48 46 44 47 42 46C39 49 38 53 37 58Z',
      hair,
    ),
    line('M45 37c2-4 6-5 9-3M60 33c3-4 7-4 10-1M75 38c3-1 5 0 6 3', '#7d5a4c', 2.2),
  );
};

const bun = (): Portrait => {
  const hair = '#c3bdb6';
  const skin = '#cb9068';
  return portrait(
    '#b0a58c',
    rays(),
    shape('M60 2a14 13 0 1 0 .1 0z', hair),
    line('M52 10c4-4 12-4 16 1M51 17c5 4 13 4 18-1', '#837c76', 2),
    bust('#80547e'),
    shape('M34 97Q60 116 86 97L92 103L62 126H58L28 103Z', '#a576a2'),
    line('M40 104l16 16M48 107l12 12M80 104l-16 16M72 107l-10 11', '#6b4069', 1.8),
    ears(skin, 53),
    head('elder', skin),
    hatch('M45 62q4 2 9 0M66 62q5 2 9 0M50 70l-3 6M70 70l3 6M53 42q7-2 14 0M54 38q6-1 12 0M43 54l-3-2M77 54l3-2'),
    cheeks('#c27452', 67, 14, 4.5),
    eyes(57, 10, 0, 4.6, '#3a2a1c'),
    line('M44 50q5-3 11-1M65 49q6-2 11 1', '#8d867f', 2.8),
    line('M59 58c0 5-3 7-4 10q3 3 8 1'),
    line('M51 77q9 6 18 0', INK, 2.6),
    shape('M38 54C33 32 44 18 60 18C76 18 87 32 82 54C80 42 74 36 60 33C46 36 40 42 38 54Z', hair),
    line('M58 21C50 25 44 32 41 40M62 21C70 25 76 32 79 40M60 20v12', '#837c76', 2),
    dot(36, 66, 3.4, INK),
    dot(36, 66, 2.2, GOLD),
    dot(84, 66, 3.4, INK),
    dot(84, 66, 2.2, GOLD),
  );
};

const veil = (): Portrait =>
  portrait(
    '#d6c49a',
    rays(),
    shape('M60 8C36 8 26 28 29 54C30 78 20 96 8 126H112C100 96 90 78 91 54C94 28 84 8 60 8Z', '#3f8c8a'),
    dim('M70 9C90 14 93 34 91 54C90 78 100 96 112 126H82C92 104 88 80 88 56C89 36 84 18 70 9Z'),
    head('woman', '#dca97e'),
    cheeks('#d28a68', 68, 13, 4.5),
    eyes(58, 10, -0.6, 5.4, '#33221a'),
    line('M44 57l-3-1.500M76 57l3-1.500', INK, 2),
    line('M44 50q5-5 11-2M65 48q6-3 11 2', '#33221a', 2.6),
    line(nose, INK, 2.2),
    flat('M51 76q4-3 9-1 5-2 9 1-3 5-9 5t-9-5z', '#b0474c'),
    line('M51 76q9 3.500 18 0', INK, 2),
    shape(
      'M60 18C42 18 34 34 36 54C37 74 44 92 60 98C76 92 83 74 84 54C86 34 78 18 60 18ZM60 25C74 25 80 36 80 52C79 70 72 84 60 89C48 84 41 70 40 52C40 36 46 25 60 25Z',
      '#57aaa6',
    ).replace('<path', '<path fill-rule="evenodd"'),
    shape('M37 72C40 92 56 100 80 92C92 100 96 112 98 126H22C26 106 30 88 37 72Z', '#57aaa6'),
    dim('M80 92C92 100 96 112 98 126H72C82 116 84 102 80 92Z'),
    line('M40 88C48 100 62 104 78 100M36 98C46 110 62 114 82 110', '#2f6f6d', 2),
  );

const strawHat = (): Portrait => {
  const hair = '#ecc36a';
  const straw = '#e6c878';
  return portrait(
    '#a9c0a4',
    rays(),
    shape('M38 46C28 60 30 82 24 96C34 96 42 90 44 80V50ZM82 46C92 60 90 82 96 96C86 96 78 90 76 80V50Z', hair),
    bust('#7aa0c4'),
    head('woman', '#f4cfaa'),
    line('M42 96L50 108L60 101L70 108L78 96', WHITE, 3.4),
    cheeks('#ee9f84', 68, 13, 5),
    eyes(58, 10, 0.8, 5.4, '#3f6f9a'),
    line('M44 50q5-4 11-1M65 49q6-3 11 1', '#a87a26', 2.6),
    line('M57 66q3 3 6 0'),
    shape('M50 74q10 4 20 0-2 8-10 8t-10-8z', '#a8323a'),
    flat('M52 75.500q8 2.500 16 0l-1 2.500q-7 1.500-14 0z', WHITE),
    shape('M38 54C37 42 42 36 50 34H70C78 36 83 42 82 54C79 47 74 43 66 41C58 48 46 48 42 46C40 48 39 51 38 54Z', hair),
    shape('M36 34C36 14 46 6 60 6C74 6 84 14 84 34Z', straw),
    dim('M70 8C80 12 84 22 84 34H74C78 24 76 14 70 8Z'),
    shape('M4 42C18 32 38 29 60 29C82 29 102 32 116 42C104 51 84 45 60 45C36 45 16 51 4 42Z', straw),
    line('M14 41C30 36 46 34 60 34C74 34 90 36 106 41M44 18C48 13 54 11 60 11M42 24C48 18 56 16 64 16', '#a8822c', 1.8),
    shape('M36 33C48 27 72 27 84 33L83 25C72 20 48 20 37 25Z', '#c8503a'),
  );
};

const turban = (): Portrait => {
  const cloth = '#e08a34';
  const grey = '#d5d0c8';
  return portrait(
    '#93aab0',
    rays(),
    bust('#efe4cb'),
    line('M60 100V126', '#b8a988', 2.4),
    ears('#a8734c', 54),
    head('man', '#a8734c'),
    glow('M41 48q-1 10 3 16 0-8 1-16z'),
    eyes(57, 10, 0, 5, '#241510'),
    line('M43 49q6-4 12-1M65 48q6-3 12 1', '#bdb6ad', 4),
    line('M59 57c-1 5-4 8-4 11q4 4 9 1'),
    shape('M37 56C34 80 42 104 60 108C78 104 86 80 83 56C81 66 76 70 71 70C66 67 54 67 49 70C44 70 39 66 37 56Z', grey),
    dim('M83 56C86 80 78 104 60 108C70 98 76 86 76 69C79 67 82 62 83 56Z'),
    line('M45 78c0 9 3 15 7 20M52 84c0 6 2 12 5 16M67 84c0 6-2 11-4 15M74 78c0 8-2 13-5 18', '#938c84', 2),
    line('M53 78q7 4 14 0', INK, 2.4),
    shape('M60 72C53 67 45 71 41 75C49 79 57 78 60 75C63 78 71 79 79 75C75 71 67 67 60 72Z', grey),
    shape('M34 50C22 26 40 6 60 6C80 6 98 26 86 50C82 42 74 37 60 34C46 37 38 42 34 50Z', cloth),
    dim('M70 8C90 14 95 33 86 50C83 44 79 41 74 38C81 28 79 16 70 8Z'),
    line(
      'M60 34C62 24 72 14 84 16M60 34C60 22 52 12 40 16M60 34C66 28 78 24 87 28M60 34C54 28 42 24 33 28',
      '#a25a14',
      2.4,
    ),
  );
};

const moustache = (): Portrait => {
  const skin = '#f0bb9b';
  return portrait(
    '#c4ab86',
    rays(),
    bust('#465260'),
    shape('M44 91L60 102L76 91L82 100L60 120L38 100Z', WHITE),
    ears(skin, 53),
    head('elder', skin),
    glow('M46 34C49 27 55 25 60 25C55 29 52 34 51 40Z'),
    shape('M60 102L46 96V110ZM60 102L74 96V110Z', '#b8323a'),
    dot(60, 103, 3.6, '#8c2028'),
    shape('M39 44C34 50 34 60 37 66L42 58ZM81 44C86 50 86 60 83 66L78 58Z', '#e9e4da'),
    cheeks('#e58f78', 65, 14, 5),
    eyes(56, 10, 0.6, 4.8, '#3f5a72'),
    line('M43 48q6-5 13 0M64 48q7-5 13 0', '#e9e4da', 4.4),
    hatch('M52 36q8-2 16 0M53 31q7-1 14 0M44 53l-3-1M76 53l3-1'),
    line('M59 56c-1 5-4 7-4 10q4 4 9 1'),
    shape(
      'M60 71C54 66 46 70 41 74C35 78 29 75 28 68C24 76 29 85 39 84C48 84 56 80 60 76C64 80 72 84 81 84C91 85 96 76 92 68C91 75 85 78 79 74C74 70 66 66 60 71Z',
      '#f0ebe0',
    ),
    line('M40 79c6 0 12-3 17-6M80 79c-6 0-12-3-17-6', '#a79f93', 1.8),
    line('M55 84q5 2 10 0', INK, 2.2),
  );
};

const patch = (): Portrait => {
  const hair = '#28202b';
  return portrait(
    '#b0c2b8',
    rays(),
    shape('M60 12C36 12 28 32 30 58C31 70 30 80 27 90H48V60H72V90H93C90 80 89 70 90 58C92 32 84 12 60 12Z', hair),
    bust('#6a3448'),
    line('M40 95Q60 118 80 95', '#e9dcc0', 3),
    head('woman', '#f2d3ac'),
    cheeks('#eaa486', 68, 13, 4.5),
    eyes(58, 10, -0.8, 5.2, '#33221a'),
    line('M44 49q5-4 11-1', hair, 2.8),
    line(nose, INK, 2.2),
    shape('M50 74q9 3 20-2-1 10-10 10-7 0-10-8z', '#8c2f33'),
    flat('M52 75.500q8 2 16-1.500l-1 3q-7 2-14 .8z', WHITE),
    line('M38 44L84 60', INK, 2.6),
    shape('M61 51Q71 48 79 55Q80 66 71 67Q62 66 61 51Z', '#2b2326'),
    glow('M64 54q4-2 8 0-5 1-7 5z'),
    shape('M36 62C32 36 42 20 60 20C78 20 88 36 84 62C82 54 81 48 79 44H41C39 48 38 54 36 62Z', hair),
    line(
      'M46 28C44 32 43 37 43 42M54 25C52 30 52 36 52 42M64 25C65 30 65 36 65 42M73 29C75 33 75 37 75 42',
      '#62546a',
      2,
    ),
  );
};

export const faces: Record<string, Portrait> = {
  tricorn: tricorn(),
  kerchief: kerchief(),
  spectacles: spectacles(),
  braids: braids(),
  beard: beard(),
  curls: curls(),
  bun: bun(),
  veil: veil(),
  'straw-hat': strawHat(),
  turban: turban(),
  moustache: moustache(),
  patch: patch(),
};
