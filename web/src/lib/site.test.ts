import { describe, expect, it } from 'vitest';
import { readRoute } from './site.svelte';

const TABLE = 'a-table-of-ours-00';

describe('addresses', () => {
  it('name a move of a replay and whose eyes', () => {
    expect(readRoute(`#/replay/${TABLE}`)).toEqual({ page: 'replay', table: TABLE, step: null, seat: null });
    expect(readRoute(`#/replay/${TABLE}/17/w`)).toEqual({ page: 'replay', table: TABLE, step: 17, seat: -1 });
    expect(readRoute(`#/replay/${TABLE}/17/2`)).toEqual({ page: 'replay', table: TABLE, step: 17, seat: 2 });
  });
  it('that make no sense lead to the front page, or to the beginning', () => {
    expect(readRoute('#/replay/short')).toEqual({ page: 'front' });
    expect(readRoute(`#/replay/${TABLE}/x/y`)).toEqual({ page: 'replay', table: TABLE, step: null, seat: null });
    expect(readRoute('#/nowhere')).toEqual({ page: 'front' });
  });
});
