import { expect, it } from 'vitest';
import { Remarks } from './remarks';

it('there are twelve events between two remarks', () => {
  const remarks = new Remarks();
  const remark = { seat: 1, key: 'x' };
  const made = Array.from({ length: 40 }, (_, at) => at).filter((number) => remarks.hear(number, remark) !== null);
  expect(made).toEqual([0, 12, 24, 36]);
  expect(remarks.hear(60, null)).toBeNull();
  expect(remarks.hear(61, remark)).toBe(remark);
});
