// Characters of games without their own portraits: a face derived from the name.

import { bust, dim, eyes, head, portrait, rays, type Portrait } from '../../art/portrait';
import { INK, line, shape } from '../../art/woodcut';

const SKIN = ['#f0c9a0', '#d9a273', '#b97c50', '#8a5a3a'];
const COAT = ['#7b3b2e', '#2f5d62', '#4c4a7a', '#5a6b34', '#7a5a1e', '#6b3b5c'];
const HAIR = ['#2b211b', '#6b3f1d', '#b9822f', '#8d8a86'];
const HATS: ((coat: string, hair: string) => string)[] = [
  (coat) =>
    shape('M14 44C22 14 44 10 60 10C76 10 98 14 106 44C84 30 36 30 14 44Z', coat) +
    line('M14 44C36 30 84 30 106 44', '#e2bd5c', 3),
  (_, hair) => shape('M36 54C28 18 92 18 84 54C80 40 70 36 60 36C50 36 40 40 36 54Z', hair),
  () =>
    shape('M34 46C34 20 46 12 60 12C74 12 86 20 86 46C70 36 50 36 34 46Z', '#a8322a') +
    shape('M84 40C94 44 98 56 94 66C90 58 86 52 82 46Z', '#a8322a'),
  (_, hair) => shape('M34 76C24 8 96 8 86 76C84 52 78 40 60 36C42 40 36 52 34 76Z', hair),
];
const pick = <T>(list: readonly T[], number: number): T => list[number % list.length]!;

export function face(name: string): Portrait {
  const hash = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  const coat = pick(COAT, hash >> 3);
  const hair = pick(HAIR, hash >> 6);
  return portrait(
    '#bcae92',
    rays(),
    bust(coat),
    head('man', pick(SKIN, hash)),
    eyes(57),
    line('M44 49q5-3 11-1M65 48q6-2 11 1', hair, 3),
    line('M59 59c0 4-3 6-4 9q3 3 8 1'),
    ...((hash >> 12) % 3 === 0
      ? [
          shape(
            'M38 58C38 80 46 98 60 98C74 98 82 80 82 58C78 68 74 70 70 70C66 68 54 68 50 70C46 70 42 68 38 58Z',
            hair,
          ),
          dim('M82 58C82 80 74 98 60 98C70 90 75 80 76 69C79 67 81 63 82 58Z'),
          line('M54 78h12', INK, 2.6),
        ]
      : [line('M50 75q10 7 20 0', INK, 2.6)]),
    pick(HATS, hash >> 9)(coat, hair),
  );
}
