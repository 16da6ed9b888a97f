/** The curve of winning chances as lines and bands in a box; pure. */
import type { CurvePoint, Mean } from '../lib/wire';

export interface Box {
  width: number;
  height: number;
  /** Space on every side. */
  air: number;
}

const SURE = 1.96;
const bounded = (share: number): number => Math.max(0, Math.min(1, share));

/** Where a step is, from left to right. */
export function across(step: number, last: number, { width, air }: Box): number {
  return air + ((width - 2 * air) * step) / Math.max(1, last);
}

/** Where a chance is, from the top. */
export function down(chance: number, { height, air }: Box): number {
  return air + (height - 2 * air) * (1 - bounded(chance));
}

/** The points of one seat. */
export function chancesOf(curve: readonly CurvePoint[], seat: number): { step: number; chance: Mean }[] {
  return curve.flatMap(({ step, chances }) => {
    const chance = chances[seat];
    return chance ? [{ step, chance }] : [];
  });
}

export function lineOf(curve: readonly CurvePoint[], seat: number, last: number, box: Box): string {
  return chancesOf(curve, seat)
    .map(({ step, chance }, at) => `${at ? 'L' : 'M'}${short(across(step, last, box))} ${short(down(chance[0], box))}`)
    .join('');
}

/** The 95 percent interval around the line. */
export function bandOf(curve: readonly CurvePoint[], seat: number, last: number, box: Box): string {
  const points = chancesOf(curve, seat);
  if (points.length === 0) return '';
  const edge = (sign: number): string[] =>
    points.map(
      ({ step, chance: [mean, error] }) =>
        `${short(across(step, last, box))} ${short(down(mean + sign * SURE * error, box))}`,
    );
  return `M${[...edge(1), ...edge(-1).reverse()].join('L')}Z`;
}

/** The chance of a seat before an act: measured, or between two measured ones. */
export function chanceAt(curve: readonly CurvePoint[], seat: number, step: number): Mean | null {
  const points = chancesOf(curve, seat);
  const after = points.find((one) => one.step >= step);
  const before = points.findLast((one) => one.step <= step);
  if (before === undefined || after === undefined) return (before ?? after)?.chance ?? null;
  if (after.step === before.step) return before.chance;
  const share = (step - before.step) / (after.step - before.step);
  const mix = (at: 0 | 1): number => before.chance[at] + share * (after.chance[at] - before.chance[at]);
  return [mix(0), mix(1)];
}

const short = (number: number): number => Math.round(10 * number) / 10;
