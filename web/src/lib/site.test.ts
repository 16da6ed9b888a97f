import { afterEach, describe, expect, it, vi } from 'vitest';
import { readRoute, site } from './site.svelte';

const TABLE = 'a-table-of-ours-00';

describe('what a browser keeps', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is the face that was chosen, if there is such a face, and whether opponents may speak', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    for (const [kept, face] of [
      ['turban', 'turban'],
      ['a face of long ago', ''],
    ] as const) {
      localStorage.setItem('sterling-face', kept);
      localStorage.setItem('sterling-remarks', face ? 'off' : 'on');
      await site.begin();
      expect([site.face, site.remarks]).toEqual([face, face === '']);
    }
    localStorage.clear();
    await site.begin();
    expect([site.face, site.remarks]).toEqual(['', true]);
  });
});

describe('addresses', () => {
  it('name a move of a replay and whose eyes', () => {
    expect(readRoute(`#/replay/${TABLE}`)).toEqual({
      page: 'replay',
      table: TABLE,
      step: null,
      seat: null,
      review: false,
    });
    expect(readRoute(`#/replay/${TABLE}/17/w`)).toEqual({
      page: 'replay',
      table: TABLE,
      step: 17,
      seat: -1,
      review: false,
    });
    expect(readRoute(`#/replay/${TABLE}/17/2`)).toEqual({
      page: 'replay',
      table: TABLE,
      step: 17,
      seat: 2,
      review: false,
    });
  });
  it('name a link from another device', () => {
    expect(readRoute('#/link/some-key')).toEqual({ page: 'link', key: 'some-key' });
    expect(readRoute('#/link')).toEqual({ page: 'front' });
  });
  it('that make no sense lead to the front page, or to the beginning', () => {
    expect(readRoute('#/replay/short')).toEqual({ page: 'front' });
    expect(readRoute(`#/replay/${TABLE}/x/y`)).toEqual({
      page: 'replay',
      table: TABLE,
      step: null,
      seat: null,
      review: false,
    });
    expect(readRoute('#/nowhere')).toEqual({ page: 'front' });
  });
});
