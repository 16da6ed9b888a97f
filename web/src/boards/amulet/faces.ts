// The five characters of the village at night.

import {
  WHITE,
  behind,
  bust,
  cheeks,
  dim,
  dot,
  eyes,
  glow,
  hatch,
  head,
  portrait,
  type Portrait,
} from '../../art/portrait';
import { INK, flat, line, shade, shape } from '../../art/woodcut';

const NIGHT = '#565c9a';
const SILVER = '#dfe3ee';

/** Stars, and roofs far away. */
const sky = (): string =>
  flat('M-2 122V82l12-9 12 9v-6l9-7 9 7v46zM122 122V84l-10-8-11 8v-8l-8-6-9 6v46z', '#3f4478') +
  line('M16 30h.1M30 12h.1M104 28h.1M92 10h.1M10 54h.1M110 56h.1', '#f5e3a8', 3) +
  behind('M22 40v6M19 43h6M100 42v6M97 45h6');

/** A boy in a felt cap, and the goose that follows him everywhere. */
const hobbin = (): Portrait => {
  const skin = '#f1c79d';
  const hair = '#dcae55';
  return portrait(
    NIGHT,
    sky(),
    '<g transform="translate(-9 1)">',
    bust('#8d5f3a'),
    shape('M39 57c-8-5-11 2-9 9s6 9 10 6z', skin),
    head('child', skin),
    shape('M42 91q18 13 36 0l5 8q-23 15-46 0z', '#e9dcc0'),
    cheeks('#e99a78', 69, 15, 5.5),
    eyes(60, 10.5, 2.2, 5.8, '#4a3a26'),
    line('M44 50q5-5 11-2M65 48q6-3 11 2', '#8a6420', 2.8),
    line('M57 67q3 3.500 6 0'),
    shape('M51 75q9 2 17-2 0 10-8 10-7 0-9-8z', '#7c2b24'),
    flat('M53 76.500q7 1 13-1.500l-.5 3q-6 1.500-12 1z', WHITE),
    shape(
      'M35 58C34 44 36 36 42 34H78C84 36 86 44 85 58C82 52 80 48 77 46C73 50 69 46 66 46C62 51 57 46 54 47C50 51 46 48 43 48C39 50 37 54 35 58Z',
      hair,
    ),
    line('M46 40v6M54 40l-1 6M62 40v7M70 40l1 6', '#a87a26', 1.8),
    shape(
      'M32 44C29 22 44 8 64 8C82 8 98 16 107 30C101 33 93 31 88 27C90 33 90 38 88 44C72 34 48 34 32 44Z',
      '#5f9150',
    ),
    dim('M72 9C88 11 100 18 107 30C101 33 93 31 88 27C90 33 90 38 88 44C84 41 80 40 76 39C80 30 80 18 72 9Z'),
    dot(107, 30, 5.2, INK),
    dot(107, 30, 3.4, '#e9bf4e'),
    line('M32 44C48 34 72 34 88 44', '#3a6032', 4),
    shape('M46 30C36 22 30 12 32 1C42 6 48 16 49 29Z', WHITE),
    line('M35 6C39 14 43 22 47 29', INK, 1.5),
    '</g>',
    shape('M82 126C88 110 88 100 85 90C82 78 88 66 98 66C109 66 113 77 109 87C105 98 112 110 116 126Z', WHITE),
    dim('M98 66C109 66 113 77 109 87C105 98 112 110 116 126H106C104 110 100 98 103 86C105 78 104 70 98 66Z'),
    shade('M92 106q3 2 6 1M92 114q4 3 8 1M96 98q3 2 5 1'),
    shape('M86 73C78 74 73 78 69 83C75 87 82 86 87 83Z', '#ee9433'),
    line('M71 82.500q8-2 16-3', INK, 1.8),
    dot(94, 76, 2.8),
    dot(93.3, 75.3, 0.9, WHITE),
  );
};

/** Round spectacles under a frilled cap; she has forgotten where she put them. */
const tilda = (): Portrait => {
  const skin = '#f1c8a8';
  const grey = '#b9b4b0';
  return portrait(
    NIGHT,
    sky(),
    bust('#7c5596'),
    head('round', skin),
    shape('M38 93q22 16 44 0l7 8q-29 20-58 0z', WHITE),
    line('M37 98l4 5M46 102l2 6M56 105l1 5M66 105l-1 5M75 102l-2 6M83 98l-4 5', grey, 1.8),
    dot(60, 104, 5, INK),
    dot(60, 104, 3.2, '#4fa08c'),
    shape('M37 48a8 8 0 1 0 .1 0zM83 48a8 8 0 1 0 .1 0zM35 60a6 6 0 1 0 .1 0zM85 60a6 6 0 1 0 .1 0z', grey),
    line('M37 53a3 3 0 1 0 2 3M83 53a3 3 0 1 0 2 3M35 64a2 2 0 1 0 2 2M85 64a2 2 0 1 0 2 2', '#77716d', 1.6),
    cheeks('#ea9a88', 72, 16, 5.5),
    eyes(61, 11, 0, 4.2, '#4a4a6a'),
    glow('M49 52a9 9 0 1 0 .1 0zM71 52a9 9 0 1 0 .1 0z'),
    line('M49 52a9 9 0 1 0 .1 0M71 52a9 9 0 1 0 .1 0M58 60q2-2 4 0M40 59l-4-2M80 59l4-2', INK, 2.2),
    line('M44 47q5-3 10 0M66 47q5-3 10 0', '#8d8782', 2.8),
    line('M56 70q4 4.500 8 0'),
    line('M48 78q12 9 24 0', INK, 2.8),
    hatch('M52 88q8 3 16 0'),
    shape('M28 42C18 36 20 22 31 20C35 8 51 3 60 5C69 3 85 8 89 20C100 22 102 36 92 42C72 34 48 34 28 42Z', WHITE),
    dim('M74 7C82 9 87 13 89 20C100 22 102 36 92 42C88 40 84 39 80 38C88 28 84 14 74 7Z'),
    shade('M42 30C42 20 46 13 52 10M60 29V9M78 30C78 20 74 13 68 10'),
    shape('M28 37C46 27 74 27 92 37L94 30C76 20 44 20 26 30Z', '#c65a7a'),
    shape(
      'M23 46C24 39 31 41 34 39C39 42 42 37 47 38C51 40 55 35 60 36C65 35 69 40 73 38C78 37 81 42 86 39C89 41 96 39 97 46C98 52 91 53 88 49C84 52 79 51 77 47C73 50 69 47 66 45C62 48 58 48 54 45C51 47 47 50 43 47C41 51 36 52 32 49C29 53 22 52 23 46Z',
      WHITE,
    ),
  );
};

/** A broad hat, a brown beard, a lantern that lights half the face. */
const osric = (): Portrait => {
  const skin = '#dcaf86';
  const beard = '#6d4629';
  return portrait(
    NIGHT,
    sky(),
    '<circle cx="20" cy="88" r="36" fill="#ffdf8c" opacity=".35"/><circle cx="20" cy="88" r="23" fill="#ffdf8c" opacity=".4"/>',
    bust('#46513f'),
    shape('M34 96L46 84L60 100L74 84L86 96L78 112L60 104L42 112Z', '#5d6b52'),
    dim('M74 84L86 96L78 112L64 105Z'),
    head('man', skin),
    glow('M40 46c-2 16 1 30 8 38 2-14 0-28 2-40z'),
    eyes(58, 10, -1, 5, '#2f2a22'),
    line('M43 51q6-3 13 0M64 51q7-3 13 0', '#4a2d18', 4),
    line('M59 58c-1 5-4 7-4 10q4 4 9 1'),
    dot(59, 68, 3.2, '#d58a6c'),
    shape(
      'M38 58C37 78 45 100 60 102C75 100 83 78 82 58C80 66 76 70 71 70C66 67 54 67 49 70C44 70 40 66 38 58Z',
      beard,
    ),
    dim('M82 58C83 78 75 100 60 102C68 94 74 84 75 69C78 67 81 63 82 58Z'),
    line('M46 78c1 8 3 13 7 17M53 82c0 6 2 11 4 15M66 82c0 6-1 10-3 14M73 78c0 6-2 11-4 15', '#a9764a', 1.8),
    flat('M52 77q8 4 16 0-2 5-8 5t-8-5z', '#7c2b24'),
    shape('M60 72C54 67 47 71 44 77C51 79 57 78 60 75C63 78 69 79 76 77C73 71 66 67 60 72Z', beard),
    shape('M38 36C38 16 44 4 60 4C76 4 82 16 82 36Z', '#3d3145'),
    dim('M68 5C78 9 82 20 82 36H72C76 24 75 13 68 5Z'),
    shape('M37 36C48 28 72 28 83 36L82 27C72 21 48 21 38 27Z', '#8c6a2c'),
    shape('M55 22h10v10H55z', '#e9bf4e'),
    flat('M58 25h4v4h-4z', '#8c6a2c'),
    shape('M6 44C18 34 38 31 60 31C82 31 102 34 114 44C104 51 84 46 60 46C36 46 16 51 6 44Z', '#4a3c54'),
    line('M14 43C28 37 44 35 60 35', '#77668a', 2),
    line('M21 72V64', INK, 3),
    shape('M21 66l13 13H8z', '#3d3145'),
    shape('M10 79h22l-2 24H12z', '#ffe08a'),
    shape('M21 84c5 6 6 10 4 13q-4 4-8 0c-2-4 3-6 4-13z', '#f08a2c'),
    line('M15 80l1 22M27 80l-1 22', INK, 2),
    shape('M8 103h26v6H8z', '#3d3145'),
  );
};

/** Raven hair under a green hood, herbs at the temple, a sidelong look. */
const ravenna = (): Portrait => {
  const hair = '#272032';
  const leaf = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${shape('M0 0C4-5 11-5 15 0C11 5 4 5 0 0Z', '#9cc765')}${line('M2 0h9', '#4d7a35', 1.4)}</g>`;
  return portrait(
    NIGHT,
    sky(),
    shape('M60 4C32 4 20 27 23 54C24 76 14 92 6 126H114C106 92 96 76 97 54C100 27 88 4 60 4Z', '#3f7350'),
    dim('M70 5C92 9 99 30 97 54C96 76 106 92 114 126H84C92 100 92 80 90 58C91 34 86 14 70 5Z'),
    flat('M60 14C40 14 31 31 33 54C34 76 38 94 46 104H74C82 94 86 76 87 54C89 31 80 14 60 14Z', '#1b1726'),
    head('woman', '#dba87c'),
    flat('M43 92q17 16 34 0l10 34H33z', '#2c5039'),
    line('M36 100C44 112 76 112 84 100', INK, 2.4),
    eyes(58, 10, -2.6, 5.2, '#3d6b3a'),
    line('M43 57l-3-2M77 57l3-2', INK, 2.2),
    line('M43 50q6-6 13-2M64 48q7-4 13 2', hair, 2.8),
    line('M59 60c0 4-3 6-4 8q3 3 7 1', INK, 2.2),
    flat('M51 76q4-3 9-1 5-2 9 1-3 5-9 5t-9-5z', '#a13d48'),
    line('M51 76q9 3 18 0', INK, 2),
    dot(70, 71, 1.3),
    shape(
      'M60 22C46 22 38 34 38 54C34 72 36 88 42 98C47 84 43 68 44 54C48 48 56 42 60 32C64 42 72 48 76 54C77 68 73 84 78 98C84 88 86 72 82 54C82 34 74 22 60 22Z',
      hair,
    ),
    line('M57 27C48 32 43 42 42 56C40 68 40 78 42 88', '#e8e4ee', 2.6),
    line('M64 27C72 33 77 42 78 54M80 66c1 8 0 14-2 20', '#574a6b', 1.8),
    leaf(33, 46, -64),
    leaf(35, 40, -20),
    leaf(33, 38, -120),
    leaf(38, 31, -66),
    dot(37, 36, 4.2, INK),
    dot(37, 36, 2.8, '#f4d45e'),
    dot(45, 26, 3.2, INK),
    dot(45, 26, 2, WHITE),
    shape('M60 102c6 4 7 10 0 16-7-6-6-12 0-16z', '#9cc765'),
    line('M60 106v9', '#4d7a35', 1.4),
  );
};

/** The moon behind her and on her brow, silver hair, the amulet. */
const lunara = (): Portrait => {
  const skin = '#8d5f49';
  const hair = SILVER;
  return portrait(
    NIGHT,
    sky(),
    '<circle cx="60" cy="50" r="47" fill="#f3ecd0"/><circle cx="60" cy="50" r="53" fill="#f3ecd0" opacity=".25"/>',
    `<g fill="#ddd3b0"><circle cx="22" cy="44" r="5"/><circle cx="97" cy="60" r="4"/><circle cx="92" cy="28" r="6"/><circle cx="34" cy="18" r="4"/></g>`,
    shape('M60 10C36 10 27 32 29 58C30 80 20 96 10 126H110C100 96 90 80 91 58C93 32 84 10 60 10Z', hair),
    dim('M70 12C88 17 93 36 91 58C90 80 100 96 110 126H88C92 104 86 82 86 60C88 38 82 20 70 12Z'),
    head('woman', skin),
    shape('M34 126C36 108 42 100 50 95Q60 104 70 95C78 100 84 108 86 126Z', '#343a7a'),
    line('M42 120h.1M50 112h.1M78 120h.1M72 112h.1', '#f5e3a8', 2.6),
    glow('M42 50q0 14 6 24-2-13 0-26z'),
    flat('M45 59q5-6 10 0-5 4.500-10 0zM65 59q5-6 10 0-5 4.500-10 0z', WHITE),
    dot(50.5, 58.6, 2.5, '#4b56a8'),
    dot(70.5, 58.6, 2.5, '#4b56a8'),
    flat('M44 59.500q6-9 12-.5-6-3.500-12 .5zM64 59q6-8.500 12 .5-6-4-12-.5z'),
    line('M43 51q6-5 13-2M64 49q7-3 13 2', '#e9e6ef', 2.4),
    line('M59 62c0 3-3 5-4 7q3 3 8 1', INK, 2.2),
    flat('M52 77q4-3 8-1 4-2 8 1-3 5-8 5t-8-5z', '#6d2b3c'),
    line('M52 77q8 3 16 0', INK, 1.8),
    shape(
      'M60 20C45 20 37 34 37 54C30 76 30 96 24 122L40 122C46 104 44 76 44 56C48 49 56 43 60 33C64 43 72 49 76 56C76 76 74 104 80 122L96 122C90 96 90 76 83 54C83 34 75 20 60 20Z',
      hair,
    ),
    line('M44 38C41 48 40 60 38 76C36 92 34 106 31 118M76 38C79 48 80 60 82 76M52 28C48 33 45 40 43 48', '#a9aec6', 2),
    line('M38 47C46 40 52 38 60 38C68 38 74 40 82 47', INK, 4),
    line('M38 47C46 40 52 38 60 38C68 38 74 40 82 47', '#e9bf4e', 2),
    shape('M45 11C42 27 50 35 60 35C70 35 78 27 75 11C72 22 67 26 60 26C53 26 48 22 45 11Z', '#fbeeb4'),
    dot(60, 38, 3.4, INK),
    dot(60, 38, 2.2, '#7fb4e8'),
    line('M48 97L60 110L72 97', SILVER, 2.2),
    shape('M60 103a9 9 0 1 0 .1 0z', SILVER),
    shape('M60 107a5 5 0 1 0 .1 0z', '#4f8fd0'),
    dot(58.4, 110.5, 1.3, WHITE),
  );
};

export const faces: Record<string, Portrait> = {
  hobbin: hobbin(),
  tilda: tilda(),
  osric: osric(),
  ravenna: ravenna(),
  lunara: lunara(),
};
