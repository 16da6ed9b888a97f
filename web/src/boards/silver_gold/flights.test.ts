import { describe, expect, it } from 'vitest';
import en from 'virtual:words/en';
import type { Happening, Thing } from '../../lib/wire';
import { makeWords } from '../../lib/words';
import { BEAT } from './beats';
import { movesFor } from './flights';
import { COIN, CUP, PALM } from './pieces/tokens';

const words = makeWords('en', [en]);
const fly = (...happened: Happening[]) => movesFor(happened, 0, ['Anna', 'Pip', 'Osric'], words);
const island = (id: string): Thing => ({ id, words: { kind: 'island' } });
const symbol = (kind: string, from: string, to: string): Thing => ({ id: '', words: { kind }, from, to });
const mark: Happening = {
  verb: 'mark',
  who: 1,
  things: [island('P09')],
  moved: [symbol('coin', 'cell:P09:1', 'coin:1:0'), symbol('palm', 'cell:P09:5', 'palm:1:2')],
  spots: ['cell:P09:1', 'cell:P09:5'],
};

describe('what travels over the sea', () => {
  it('starts seat after seat when all marks are opened: the others in their order, oneself last', () => {
    const by = (who: number, island: string): Happening => ({
      ...mark,
      who,
      moved: [symbol('coin', `cell:${island}:1`, `coin:${who}:0`)],
      gained: { coins: 1, palms: 0, points: 0 },
    });
    const cup: Happening = { verb: 'cup', who: 0, from: 'race:6', to: 'cup:0:0', gained: { points: 6 } };
    const { flights, tags, lights } = fly(by(0, 'P01'), by(2, 'P02'), by(1, 'P03'), cup);
    const start = new Map(flights.map(({ legs, after }) => [legs[0]?.to[0], after ?? 0]));
    const [osric, pip, own] = ['coin:2:0', 'coin:1:0', 'coin:0:0'].map((spot) => start.get(spot) ?? -1);
    expect([osric, pip, own]).toEqual([260, 260 + BEAT, 260 + 2 * BEAT]);
    expect(start.get('cup:0:0')).toBeGreaterThan(own ?? 0);
    expect(lights).toEqual([
      { at: 'player:2', after: 0, ms: BEAT },
      { at: 'player:1', after: BEAT, ms: BEAT },
      { at: 'player:0', after: 2 * BEAT, ms: BEAT },
    ]);
    expect(tags?.map(({ at, text }) => [at, text])).toEqual([
      ['player:2', '1 coin'],
      ['player:1', '1 coin'],
      ['race:6', 'Anna takes the cup worth 6'],
    ]);
  });
  it('answers one’s own mark at once', () => {
    const { flights, lights } = fly({ ...mark, who: 0 });
    expect(flights[0]?.after).toBe(260);
    expect(lights).toEqual([]);
  });
  it('coins and palms from their cells to the score card', () => {
    expect(fly(mark).flights).toMatchObject([
      { from: ['cell:P09:1'], legs: [{ to: ['coin:1:0'] }], draw: COIN, after: 260 },
      { from: ['cell:P09:5'], legs: [{ to: ['palm:1:2'] }], draw: PALM, after: 380 },
    ]);
  });
  it('a cup, with a word about who wins it', () => {
    const cup: Happening = { verb: 'cup', who: 1, from: 'race:6', to: 'cup:1:0', gained: { points: 6 } };
    const { flights, tags } = fly(cup);
    expect(flights).toMatchObject([{ from: ['race:6'], legs: [{ to: ['cup:1:0'] }], draw: CUP }]);
    expect(tags).toMatchObject([{ at: 'race:6', text: 'Pip takes the cup worth 6' }]);
    expect(fly({ ...cup, verb: 'no-cup', from: '' })).toEqual({ flights: [], tags: [], lights: [] });
  });
  it('islands that are taken, and cards that take their place', () => {
    const { flights } = fly(
      { verb: 'take', who: 1, things: [island('P01')], from: 'display:2', to: 'slot:1:0' },
      { verb: 'refill', things: [{ ...island('P02'), to: 'display:2' }], from: 'pile' },
      { verb: 'expedition', from: 'deck', to: 'expedition' },
    );
    expect(flights.map(({ from, legs, after }) => [from, legs[0]?.to, after])).toEqual([
      [['card:P01', 'display:2'], ['card:P01', 'slot:1:0'], undefined],
      [['card:P02', 'pile'], ['card:P02', 'display:2'], 260],
      [['deck'], ['expedition'], 600],
    ]);
    expect(fly({ verb: 'expedition', from: 'deck', to: 'expedition' }).flights[0]?.after).toBe(150);
  });
  it('a completed island, with the crosses that completed it', () => {
    const complete: Happening = {
      verb: 'complete',
      who: 1,
      things: [island('P09')],
      from: 'card:P09',
      to: 'aside:P09',
    };
    const flight = fly({ ...mark, moved: [] }, complete).flights[0];
    expect(flight).toMatchObject({ from: ['card:P09', 'card:P09'], legs: [{ to: ['card:P09', 'aside:P09'] }] });
    const picture = document.createElement('div');
    picture.innerHTML = '<svg><path class="coast s-1"></path></svg>';
    flight?.dress?.(picture);
    expect(picture.querySelectorAll('path.mark.fresh.s-1')).toHaveLength(2);
  });
});
