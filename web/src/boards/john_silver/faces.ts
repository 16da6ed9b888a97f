// The five characters of the harbour at dawn.

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
  type Portrait,
} from '../../art/portrait';
import { INK, flat, line, shade, shape } from '../../art/woodcut';

/** One digit after the point. */
const round = (number: number): number => Math.round(10 * number) / 10;

const DAWN = '#e6b06c';
const GOLD = '#f0c650';

/** The sun over the water, and a mast. */
const harbour = (): string =>
  flat('M-2 84H122V122H-2z', '#b97f5a') +
  flat('M2 84a58 58 0 0 1 116 0z', '#f2ca84') +
  line('M-2 92h26M98 92h26M2 100h16M104 100h20', '#f2ca84', 1.8);

/** A spyglass at one eye, the other shut, the wind in her hair. */
const nell = (): Portrait => {
  const skin = '#93603f';
  const hair = '#2c1d1c';
  return portrait(
    DAWN,
    harbour(),
    shape(
      'M30 14C36 8 46 10 48 18C54 24 52 36 44 40C36 48 22 46 18 36C10 30 14 18 22 17C24 13 27 12 30 14ZM90 14C84 8 74 10 72 18C66 24 68 36 76 40C84 48 98 46 102 36C110 30 106 18 98 17C96 13 93 12 90 14Z',
      hair,
    ),
    line('M26 24c4-4 8-4 11-2M22 34c3-3 7-3 10-1M32 36c3-3 6-3 9-1M84 22c4-2 8 0 10 3M88 33c4-2 7-1 9 2', '#6b4a3e', 2),
    bust('#f4e9cf'),
    line('M24 104q36 14 72 0M16 115q44 13 88 0', '#c8503a', 4),
    ears(skin, 56),
    head('child', skin),
    shape('M42 93q18 12 36 0l4 6q-22 14-44 0z', '#3f7f86'),
    glow('M40 54q0 14 5 22-2-12 1-26z'),
    cheeks('#b06a48', 70, 15, 5),
    line('M44 59q5.500-4.500 11 0', INK, 3),
    line('M44 63q5 2 10-.5', INK, 1.8),
    line('M43 51q6-4 12-1', hair, 3.2),
    line('M65 46q6-4 12 0', hair, 3.2),
    line('M57 68q3 3.500 6 0', INK, 2.4),
    shape('M49 75q10 4 21-1-1 9-10 9-8 0-11-8z', '#6d2320'),
    flat('M51 76.500q9 3 17-.8l-1 3q-8 2-15 .5z', WHITE),
    shape('M37 54C35 34 44 22 60 22C76 22 85 34 83 54C80 46 76 41 70 39C62 36 54 37 48 41C43 44 39 48 37 54Z', hair),
    shape('M37 44C42 28 78 28 83 44L85 37C78 19 42 19 35 37Z', '#e2a12f'),
    dim('M72 26C78 28 82 34 83 44L85 37C82 29 76 25 70 24Z'),
    line('M44 33h.1M52 28h.1M60 27h.1M68 28h.1M76 33h.1', WHITE, 3.6),
    '<g transform="rotate(-16 68 58)">',
    shape('M62 51h20v14H62z', '#b07a2c'),
    shape('M80 48h22v20H80z', '#8a4a2c'),
    shape('M100 45h13v26h-13z', GOLD),
    flat('M64 53h16v3H64zM82 51h18v4H82z', '#f6dca0'),
    shape('M62 49h4v18h-4z', GOLD),
    line('M88 48v20', INK, 1.8),
    '</g>',
    shape('M74 80C70 72 74 64 82 64C88 62 95 64 96 70C98 77 94 84 88 87C83 89 77 87 74 80Z', skin),
    line('M79 68l2 7M85 66l2 8M91 67l1 7', INK, 1.8),
    shape('M77 84L92 82L106 126H84Z', '#f4e9cf'),
    dim('M86 83L92 82L106 126H96Z'),
    line('M80 98l17-4M83 109l19-4', '#c8503a', 4),
  );
};

/** A tarred hat, a twice-broken nose, a missing tooth. */
const tar = (): Portrait => {
  const skin = '#da9a74';
  return portrait(
    DAWN,
    harbour(),
    shape('M80 76C92 80 96 92 94 106L86 108C87 96 84 88 76 84Z', '#2b2326'),
    line('M84 86l7-2M87 93l7-2M88 100l7-1', '#6d5c5a', 1.8),
    bust('#33507a'),
    ears(skin, 54),
    head('round', skin),
    shape('M40 92q20 14 40 0l6 8q-26 18-52 0z', '#c8402f'),
    line('M46 99h.1M54 102h.1M62 103h.1M70 102h.1M77 98h.1', WHITE, 3),
    cheeks('#cc7454', 65, 16, 5.5),
    dim('M36 62C40 70 46 72 51 71C56 68 64 68 69 71C74 72 80 70 84 62C84 80 74 89 60 89S36 80 36 62Z'),
    hatch('M42 74l1 3M47 79l1 3M53 84l1 2M67 84l-1 2M73 79l-1 3M78 74l-1 3M60 86v2M45 70l1 2M75 70l-1 2'),
    eyes(56, 11, 0.6, 4.6, '#2f4a5a'),
    line('M41 49q7-5 14 0M65 48q7-4 14 1', '#33241f', 4),
    line('M72 43l4 9', '#f3cdb0', 2),
    line('M57 55c4 3 5 6 1 8-4 3-5 5-2 7q5 3 9-1'),
    shape('M46 74q14 5 28-1-2 11-14 11-11 0-14-10z', '#6d2320'),
    flat('M48 75.500q12 4 24-.8l-1.500 4q-10 3-21 .5z', WHITE),
    flat('M63 76.500l4.500-.5.5 4.500-4.500.7z', '#6d2320'),
    '<g transform="rotate(-7 60 34)">',
    shape('M36 36C34 16 44 9 60 9C76 9 86 16 84 36Z', '#2e2a30'),
    glow('M42 32C41 21 45 15 52 13C48 19 47 26 48 32Z'),
    shape('M35 37C48 31 72 31 85 37L84.500 29C72 24 48 24 35.500 29Z', '#3f7f86'),
    shape('M22 40C34 32 86 32 98 40C100 46 94 47 90 45C72 40 48 40 30 45C26 47 20 46 22 40Z', '#2e2a30'),
    line('M30 40C44 36 62 35 78 37', '#77707c', 2),
    '</g>',
    line('M34 68a5 5 0 1 0 .1 0', INK, 5),
    line('M34 68a5 5 0 1 0 .1 0', GOLD, 2.4),
  );
};

/** A tall white cap, ginger whiskers, a ladle. */
const quinn = (): Portrait => {
  const skin = '#f0bf9a';
  const ginger = '#c76a30';
  return portrait(
    DAWN,
    harbour(),
    bust('#7d9a6a'),
    shape('M40 92L36 126H84L80 92Q60 108 40 92Z', WHITE),
    ears(skin, 54),
    head('round', skin),
    shade('M46 84q14 9 28 0M50 92q10 4 20 0'),
    cheeks('#e48a6c', 65, 15, 6),
    line('M43 57q6-6 12 0M65 57q6-6 12 0', INK, 3),
    line('M42 49q6-5 13-1M65 48q7-4 13 1', ginger, 4),
    shape(
      'M36 50C32 62 36 78 48 84C49 78 43 72 43 62C41 58 40 54 40 50ZM84 50C88 62 84 78 72 84C71 78 77 72 77 62C79 58 80 54 80 50Z',
      ginger,
    ),
    line('M38 58c0 8 2 14 6 19M82 58c0 8-2 14-6 19', '#f0a668', 1.8),
    flat('M52 77q8 3 16 0-1 7-8 7t-8-7z', '#7c2b24'),
    shape('M60 71C54 66 45 68 39 63C39 74 48 80 60 76C72 80 81 74 81 63C75 68 66 66 60 71Z', ginger),
    line('M44 69c4 3 8 4 12 4M76 69c-4 3-8 4-12 4', '#f0a668', 1.8),
    shape('M60 57C57 58 55 62 54 65C53 70 57 71 60 71C63 71 67 70 66 65C65 62 63 58 60 57Z', '#e59a7a'),
    shape('M37 42V26C26 25 24 9 38 8C42-1 56-2 61 3C70-3 84 1 85 10C97 11 95 25 83 26V42C70 35 50 35 37 42Z', WHITE),
    dim('M74 0C82 2 85 5 85 10C97 11 95 25 83 26V42C80 40 77 39 73 38C77 28 76 10 74 0Z'),
    shade('M48 36V22M56 34V20M64 34V20M72 36V24'),
    shape('M36 45C50 37 70 37 84 45L84 37C70 30 50 30 36 37Z', '#e9dfc8'),
    line('M92 126L101 68', INK, 6.5),
    line('M92 126L101 68', '#c9a06a', 3),
    shape('M90 56C88 68 96 74 103 73C111 72 115 63 112 55Z', '#b9bfc6'),
    shape('M90 56C92 50 110 48 112 55C110 61 92 62 90 56Z', '#7a4a2a'),
    line('M95 55q6-3 12-1', '#c98a4a', 1.8),
  );
};

/** A ruff like a plate, pearls, lips that never name the first price. */
const mercer = (): Portrait => {
  const hair = '#31262b';
  const skin = '#bd8358';
  return portrait(
    DAWN,
    harbour(),
    shape('M6 126C8 110 20 104 40 102H80C100 104 112 110 114 126Z', '#2f6a5c'),
    shape('M49 78v20h22V78z', skin),
    // The ruff: its folds stand out all around.
    Array.from({ length: 13 }, (_, at) => (Math.PI * (at - 0.5)) / 11)
      .map((turn) =>
        shape(`M${round(60 - 49 * Math.cos(turn))} ${round(86 + 12 * Math.sin(turn))}a6 6 0 1 0 .1 0z`, WHITE),
      )
      .join(''),
    shape('M60 77C88 77 109 83 110 92C109 101 88 107 60 107S11 101 10 92C11 83 32 77 60 77Z', WHITE),
    dim('M84 79C101 82 109 87 110 92C109 101 88 107 60 107C82 102 92 92 84 79Z'),
    hatch(
      'M60 92V106M51 92L44 105M69 92L76 105M43 91L28 102M77 91L92 102M39 89L15 98M81 89L105 98M38 85L12 91M82 85L108 91',
    ),
    head('elder', skin),
    shade('M50 72l-3 5M70 72l3 5M46 61q4 2 8 0M66 61q4 2 8 0'),
    glow('M42 48q0 14 5 22-2-12 0-24z'),
    eyes(57, 10, 1.8, 4.8, '#2f2018'),
    line('M43 49q6-2 13 1', hair, 2.8),
    line('M64 48q6-6 13-1', hair, 2.8),
    line('M60 56c0 6-4 9-5 13q4 3 8 1'),
    flat('M52 79q4-4 8-1.500 4-2.500 8 1.500-3 4-8 4t-8-4z', '#9a2f3c'),
    line('M51 79q9 2 18 0', INK, 2),
    shape('M38 54C30 32 40 8 60 7C80 8 90 32 82 54C81 42 74 35 60 35C46 35 39 42 38 54Z', hair),
    line('M46 40C42 30 46 18 54 12', '#cfc8c8', 3.4),
    line('M60 33C58 25 59 18 62 12M72 38C76 30 74 20 68 13', '#6b5a60', 2),
    line('M42 34C48 26 72 26 78 34', WHITE, 4.4),
    line('M42 34C48 26 72 26 78 34', '#c9bda8', 4.4).replace('fill="none"', 'fill="none" stroke-dasharray=".1 6"'),
    dot(60, 27, 5, INK),
    dot(60, 27, 3.6, '#3f9a7c'),
    line('M38 62v5M82 62v5', INK, 2),
    dot(37, 71, 4, INK),
    dot(37, 71, 2.8, WHITE),
    dot(83, 71, 4, INK),
    dot(83, 71, 2.8, WHITE),
  );
};

/** A crimson turban, a scar through the brow, eyes that have counted your cards. */
const corsair = (): Portrait => {
  const skin = '#ab764f';
  const black = '#231b20';
  const red = '#a8283a';
  return portrait(
    DAWN,
    harbour(),
    shape('M82 42C96 50 100 68 94 88C90 78 88 64 78 54Z', red),
    dim('M88 47C97 56 99 72 94 88C92 76 92 60 88 47Z'),
    bust('#2c2a44'),
    line('M38 96L52 126M82 96L68 126', GOLD, 3),
    line('M30 104l6 14M90 104l-6 14', GOLD, 2).replace('fill="none"', 'fill="none" stroke-dasharray=".1 5"'),
    ears(skin, 54),
    head('man', skin),
    shape('M46 92Q60 102 74 92L66 112H54Z', '#e9dcc0'),
    glow('M41 46q-1 14 4 24-1-12 1-25z'),
    eyes(57, 10, 0, 5.2, '#1c1412'),
    line('M44 58q6 4 11 .5M65 58.500q6 3 11-.5', INK, 1.8),
    line('M42 48l14 5M64 53l14-5', black, 4.2),
    line('M45 42l4 9M51.500 63l3 6', '#ecc7a4', 2.8),
    line('M60 57c0 6-4 8-5 11q3 4 9 1'),
    shape('M38 58C38 80 48 96 60 104C72 96 82 80 82 58C81 68 76 73 71 73C66 70 54 70 49 73C44 73 39 68 38 58Z', black),
    line('M47 80c2 6 5 10 9 14M54 84c1 4 2 8 4 11M73 80c-2 6-4 9-8 14M66 84c-1 4-2 7-3 10', '#6d5a5c', 1.8),
    flat('M53 79q7 2 14 0-2 4-7 4t-7-4z', '#a8544a'),
    shape('M60 75C54 71 48 74 42 70C45 79 54 80 60 77C66 80 75 79 78 70C72 74 66 71 60 75Z', black),
    shape('M33 48C22 24 40 6 60 6C80 6 98 24 87 48C80 38 70 34 60 34C50 34 40 38 33 48Z', red),
    dim('M70 7C90 13 95 32 87 48C83 42 78 38 73 36C80 26 78 14 70 7Z'),
    line(
      'M35 40C46 20 64 12 82 16M40 42C50 26 68 20 89 28M84 42C74 30 62 28 48 33M36 26C42 18 50 12 58 10',
      '#6d1424',
      2.4,
    ),
    shape('M58 22C50 12 54-2 68-6C66 4 70 14 63 23Z', WHITE),
    line('M66-2C60 6 60 14 60.500 22', INK, 1.6),
    shape('M60 19l9 9-9 9-9-9z', GOLD),
    shape('M60 23.500a4.500 4.500 0 1 0 .1 0z', '#2f8a6a'),
    line('M87 68a5 5 0 1 0 .1 0', INK, 5),
    line('M87 68a5 5 0 1 0 .1 0', GOLD, 2.4),
  );
};

export const faces: Record<string, Portrait> = {
  nell: nell(),
  tar: tar(),
  quinn: quinn(),
  mercer: mercer(),
  corsair: corsair(),
};
