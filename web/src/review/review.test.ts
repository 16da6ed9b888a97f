import { describe, expect, it, vi } from 'vitest';
import type { Loaded } from '../boards';
import { Refused } from '../lib/api';
import type { ReviewAnswer } from '../lib/wire';
import { ReplayGame } from '../replay/replay.svelte';
import { FakeTime, TABLE, answer, info, saw, words } from '../table/fakes';
import { Lookback } from './review.svelte';

const decision = (step: number, seat: number, mark: string | null) => ({
  step,
  seat,
  act: 'a',
  value: [0.4, 0.01],
  best: { act: 'b', value: [0.6, 0.01], margin: [1, 0.1] },
  loss: { mean: 0.2, low: 0.12, high: 0.28 },
  margin: { mean: 1, low: 0, high: 2 },
  mark,
  reasons: [
    { key: 'review-why-wins', args: { by: 20, more: 'yes' } },
    { key: 'some-why', args: { part: '@some-part', by: 3 } },
    { key: 'why-from-the-future', args: {} },
  ],
  candidates: [],
  reference: 'b',
  skill: [],
});
const found = {
  review: {
    steps: 8,
    curve: [],
    decisions: [decision(2, 0, 'mistake'), decision(3, 1, 'best'), decision(5, 1, 'mistake'), decision(6, 0, null)],
    hindsight: [],
    luck: [],
  },
  told: { '2': { b: [{ verb: 'lay', who: 0, spots: ['pile'] }] } },
};
const state = (status: ReviewAnswer['status'], done = 0, steps = 0): ReviewAnswer =>
  ({ status, done, steps, deep: false, found: status === 'done' ? found : null }) as unknown as ReviewAnswer;

async function open(...answers: ReviewAnswer[]) {
  const time = new FakeTime();
  const game = new ReplayGame(TABLE, {
    api: {
      showTable: () => Promise.resolve({ ...answer([]), tokens: [{ seat: 0, token: 't' }] }) as never,
      showReplay: (_id: string, seat: number) =>
        Promise.resolve({
          info: info({ status: 'over' }),
          seat,
          steps: Array.from({ length: 9 }, (_, turn) => ({
            who: turn % 2,
            action: '',
            waiting: [],
            view: { turn },
            happened: [saw(seat, turn)],
          })),
        }) as never,
    },
    loadBoard: () => Promise.resolve({ hints: [] } as unknown as Loaded),
    words: () => words,
    time,
    factor: () => 0,
    showAddress: () => undefined,
  });
  await game.open(null);
  const api = {
    show: vi.fn(() => Promise.resolve(answers.shift() ?? state('done'))),
    ask: vi.fn((_id: string, _deep: boolean) => Promise.resolve(state('working'))),
    cancel: vi.fn(() => Promise.resolve(state('none'))),
  };
  const model = new Lookback(game, { ...api, words: () => words, time, lowest: () => false });
  return { model, game, api, time };
}
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

describe('a review', () => {
  it('is asked for once, shows how far it is, and is there in the end', async () => {
    const { model, api, time } = await open(state('none'), state('working', 3, 12));
    await model.open(true);
    expect(api.ask).toHaveBeenCalledExactlyOnceWith(TABLE, false);
    expect([model.working, model.percent]).toEqual([true, null]);
    time.pass(1000);
    await settle();
    expect(model.percent).toBe(25);
    time.pass(1000);
    await settle();
    expect([model.working, model.marked.length]).toEqual([false, 3]);
    time.pass(5000);
    expect(api.show).toHaveBeenCalledTimes(3);
  });
  it('is not begun by whoever only looks', async () => {
    const { model, api } = await open(state('none'));
    await model.open(false);
    expect(api.ask).not.toHaveBeenCalled();
    expect([model.loaded, model.review]).toEqual([true, null]);
  });
  it('can be given up, and says so if somebody else did', async () => {
    const { model, time, api } = await open(state('none'), state('none'));
    await model.open(true);
    await model.cancel();
    expect([model.working, model.stopped]).toEqual([false, false]);
    await model.ask(false);
    time.pass(1000);
    await settle();
    expect([model.working, model.stopped]).toEqual([false, true]);
    expect(api.cancel).toHaveBeenCalledOnce();
  });
  it('says why it is refused', async () => {
    const { model, api } = await open(state('none'));
    api.ask.mockRejectedValueOnce(new Refused('some/code', {}, 'not yours'));
    await model.open(true);
    expect(model.problem).toBe('not yours');
  });
});

describe('a marked decision', () => {
  it('is shown through the eyes of whoever made it, with what was better on the board', async () => {
    const { model, game } = await open(state('done'));
    await model.open(false);
    expect(model.listed.map(({ step }) => step)).toEqual([2, 5]);
    model.whose = 1;
    expect(model.listed.map(({ step }) => step)).toEqual([5]);
    await model.look({ step: 5, seat: 1 });
    expect([game.step, game.seat, model.current?.step]).toEqual([5, 1, 5]);
    expect(model.spots).toBeNull();
    await model.look({ step: 2, seat: 0 });
    expect([...(model.spots ?? [])]).toEqual(['pile']);
    game.next();
    expect([model.current, model.spots]).toEqual([null, null]);
  });
  it('tells only reasons that the page has words for', async () => {
    const { model } = await open(state('done'));
    await model.open(false);
    words.add('some-part = coins\nsome-why = { $by } { $part }');
    expect(model.why(model.listed[0]!)).toEqual(['3 coins']);
  });
});
