import { describe, expect, it, vi } from 'vitest';
import type { Loaded } from '../boards';
import { Refused } from '../lib/api';
import { FakeTime, TABLE, answer, info, saw, words } from '../table/fakes';
import { ReplayGame } from './replay.svelte';

const stepsFor = (seat: number) =>
  Array.from({ length: 8 }, (_, turn) => ({
    who: turn % 2,
    action: `a${turn}`,
    waiting: [1],
    view: { turn },
    happened: [{ ...saw(seat, turn), heading: turn % 3 === 0 }],
  }));

function open(factor = 1) {
  const time = new FakeTime();
  const addresses: string[] = [];
  const api = {
    showTable: vi.fn(() => Promise.resolve({ ...answer([]), tokens: [{ seat: 1, token: 't' }] })),
    showReplay: vi.fn((_id: string, seat: number) =>
      Promise.resolve({ info: info({ status: 'over' }), seat, steps: stepsFor(seat) }),
    ),
  };
  const game = new ReplayGame(TABLE, {
    api: api as never,
    loadBoard: () => Promise.resolve({ hints: [] } as unknown as Loaded),
    words: () => words,
    time,
    factor: () => factor,
    showAddress: (hash) => addresses.push(hash),
  });
  return { game, api, time, addresses };
}

describe('a finished game', () => {
  it('opens at the deal, through our own eyes', async () => {
    const { game, api } = open();
    await game.open(null);
    expect(api.showReplay).toHaveBeenCalledWith(TABLE, 1);
    expect([game.step, game.seat, game.last]).toEqual([0, 1, 7]);
    expect(game.names).toEqual(['Ada', 'Ben']);
    expect(game.waiting).toEqual([1]);
  });
  it('opens where a link leads, and never beyond the end', async () => {
    const { game, addresses } = open();
    await game.open({ step: 99, seat: -1 });
    expect([game.step, game.seat]).toEqual([7, -1]);
    expect(game.told).toBe('seat -1 sees 7');
    expect(addresses.at(-1)).toBe(`#/replay/${TABLE}/7/w`);
  });
  it('says why it cannot be shown', async () => {
    const { game, api } = open();
    api.showReplay.mockRejectedValueOnce(new Refused('some/code', {}, 'not over yet'));
    await game.open(null);
    expect(game.problem).toBe('not over yet');
    expect(game.replay).toBeNull();
  });
});

describe('a page that was left', () => {
  it('changes no address any more', async () => {
    const { game, addresses } = open();
    const opening = game.open({ step: 3, seat: 0 });
    game.close();
    await opening;
    expect(addresses).toEqual([]);
  });
});

describe('stepping', () => {
  it('goes forth and back and to where something begins, and the address goes along', async () => {
    const { game, addresses } = open();
    await game.open(null);
    game.next();
    expect(game.view).toEqual({ turn: 1 });
    expect(addresses.at(-1)).toBe(`#/replay/${TABLE}/1/1`);
    game.nextHeading();
    expect(game.step).toBe(3);
    game.nextHeading();
    game.nextHeading();
    expect(game.step).toBe(7);
    game.backToHeading();
    expect(game.step).toBe(6);
    game.stepTo(0);
    game.back();
    expect(game.step).toBe(0);
  });
  it('gives the board what lies between, forth and back, and nothing for a jump', async () => {
    const { game } = open();
    await game.open({ step: 3, seat: 0 });
    const turns = (): unknown[] => game.happened.map((one) => one.facts?.['turn']);
    expect(turns()).toEqual([]);
    game.next();
    expect([turns(), game.goneBack]).toEqual([[4], false]);
    game.back();
    expect([turns(), game.goneBack]).toEqual([[4], true]);
    game.stepTo(7);
    expect([turns(), game.goneBack]).toEqual([[], false]);
    game.stepTo(7);
    expect(turns()).toEqual([]);
  });
  it('passes over what these eyes did not see', async () => {
    const { game, api, addresses } = open();
    const steps = stepsFor(1).map((one, turn) =>
      turn === 2 || turn === 3 ? { ...one, view: undefined, happened: [] } : one,
    );
    api.showReplay.mockImplementation((_id, seat) =>
      Promise.resolve({ info: info({ status: 'over' }), seat, steps: seat === 1 ? steps : stepsFor(seat) } as never),
    );
    await game.open(null);
    expect(game.stops).toEqual([0, 1, 4, 5, 6, 7]);
    game.next();
    game.next();
    expect([game.step, game.at, game.happened.length, game.goneBack]).toEqual([4, 2, 1, false]);
    expect(addresses.at(-1)).toBe(`#/replay/${TABLE}/4/1`);
    game.back();
    expect([game.step, game.happened.length, game.goneBack]).toEqual([1, 1, true]);
    // A link to a step that others saw leads to the last one before it.
    game.stepTo(3);
    expect(game.step).toBe(1);
    await game.through(0);
    game.stepTo(3);
    await game.through(1);
    expect(game.step).toBe(1);
  });
  it('goes by itself until the end, and from the beginning again', async () => {
    const { game, time } = open();
    await game.open({ step: 5, seat: 0 });
    game.toggle();
    time.pass(1100);
    expect([game.step, game.playing]).toEqual([6, true]);
    time.pass(1100);
    expect([game.step, game.playing]).toEqual([7, false]);
    game.toggle();
    expect([game.step, game.playing]).toEqual([0, true]);
    time.pass(1100);
    game.next();
    expect([game.step, game.playing]).toEqual([2, false]);
    time.pass(5000);
    expect(game.step).toBe(2);
  });
  it('goes on step by step with motion off', async () => {
    const { game, time } = open(0);
    await game.open(null);
    game.toggle();
    time.pass(1100);
    expect(game.step).toBe(1);
  });
});

describe('eyes', () => {
  it('are changed at the same step, and tell what they saw', async () => {
    const { game, addresses } = open();
    await game.open({ step: 4, seat: 0 });
    expect(game.told).toBe('seat 0 sees 4');
    await game.through(1);
    expect([game.step, game.told]).toEqual([4, 'seat 1 sees 4']);
    expect(addresses.at(-1)).toBe(`#/replay/${TABLE}/4/1`);
  });
  it('and the step follow a link opened in the same page, once', async () => {
    const { game } = open();
    const first = { step: 4, seat: 0 };
    await game.open(first);
    await game.through(1);
    await game.follow(first);
    expect([game.step, game.seat]).toEqual([4, 1]);
    await game.follow({ step: 2, seat: -1 });
    expect([game.step, game.seat]).toEqual([2, -1]);
    game.next();
    expect(game.step).toBe(3);
  });
});
