import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from 'virtual:words/en';
import fr from 'virtual:words/fr';
import de from 'virtual:words/de';
import { KINDS } from './cards';
import { portrait } from './pieces/portraits';
import { makeWords, missing } from '../../lib/words';
import type { Prompt } from '../types';
import Board from './Board.svelte';
import type { Card, Legal, View } from './view';

const hidden: Card = { value: null, up: false, knowers: [], on: null, amulet: false, used: false };
const view: View = {
  type: 'amulet',
  seat: 0,
  phase: 'hand',
  waiting: [0],
  round: 2,
  first: 0,
  ages: [0, 1],
  turn: 0,
  caller: null,
  villages: [
    [hidden, { ...hidden, value: 2, up: true }, hidden, { ...hidden, knowers: [0, 1] }],
    [{ ...hidden, value: 3, up: true, on: 1 }, hidden, { ...hidden, amulet: true }],
  ],
  deck: 20,
  seen: [],
  display: [4],
  pile: [9, 11],
  hand: { value: 6, source: 'deck', knowers: [0] },
  looked: 0,
  announced: [],
  using: null,
  looking: [null, null],
  stirred: false,
  acted: false,
  moved: false,
  still: 0,
  holder: 1,
  right: null,
  rounds: [
    {
      caller: 1,
      ended: 'call',
      villages: [
        [9, 4],
        [1, 2],
      ],
      sums: [13, 3],
      penalty: 0,
      lost: [13, 0],
      amulet: 1,
    },
  ],
};
const card = (place: number, seat = 0): Legal => ({
  code: 165 + 49 * seat + place,
  text: `${'ab'[seat]}${place + 1}`,
  form: { do: 'card', seat, place },
});
const plain = (text: string, what: string): Legal => ({ code: 0, text, form: { do: what } });
const inHand = [
  plain('X', 'discard'),
  { code: 117, text: 'U2', form: { do: 'use', place: 1 } },
  card(0),
  card(1),
  card(2),
  card(3),
];

let prompt: Prompt | null = null;
const act = vi.fn();
const props = (more: object = {}) => ({
  view,
  legal: inHand,
  seat: 0,
  names: ['Anna', 'Pip'],
  people: [],
  characters: [],
  waiting: [0],
  deck: null,
  options: {},
  ruleSet: 'base',
  happened: [],
  back: false,
  busy: false,
  still: false,
  act,
  ask: (asked: Prompt | null) => (prompt = asked),
  say: () => undefined,
  rule: () => undefined,
  words: makeWords('en', [en]),
  ...more,
});
const press = (id: string): void => prompt?.choices?.find((choice) => choice.id === id)?.press();

beforeEach(() => {
  act.mockClear();
  missing.clear();
  prompt = null;
});
afterEach(() => {
  cleanup();
  expect([...missing]).toEqual([]);
});

it('names every card with its state', () => {
  render(Board, props());
  screen.getByRole('button', { name: 'Your house 2, face up: 2 Empath' });
  screen.getByRole('button', { name: 'Your house 4, shutters closed, looked at by you, Pip' });
  screen.getByRole('button', { name: 'House 2 of Pip, shutters closed, a bodyguard stands before it' });
  screen.getByRole('button', { name: 'House 3 of Pip, shutters closed, under the amulet' });
});

it('sends several picks one by one from left to right, then says that these are all', async () => {
  const { rerender } = render(Board, props());
  await fireEvent.click(screen.getByRole('button', { name: /^Your house 3/ }));
  await fireEvent.click(screen.getByRole('button', { name: /^Your house 1/ }));
  expect(act).not.toHaveBeenCalled();
  expect(prompt?.detail).toContain('must be a set');
  press('exchange');
  expect(act.mock.calls.map(([action]) => action.text)).toEqual(['a1']);
  await rerender(
    props({
      view: { ...view, phase: 'announce', announced: [0] },
      legal: [plain('Y', 'yes'), card(1), card(2), card(3)],
    }),
  );
  await rerender(
    props({ view: { ...view, phase: 'announce', announced: [0, 2] }, legal: [plain('Y', 'yes'), card(3)] }),
  );
  expect(act.mock.calls.map(([action]) => action.text)).toEqual(['a1', 'a3', 'Y']);
  await rerender(props({ view: { ...view, phase: 'place', announced: [0, 2] }, legal: [card(0), card(2)] }));
  expect(act).toHaveBeenCalledTimes(3);
});

it('stops sending when the rules go on by themselves', async () => {
  const { rerender } = render(Board, props());
  await fireEvent.click(screen.getByRole('button', { name: /^Your house 4/ }));
  press('exchange');
  await rerender(
    props({ view: { ...view, phase: 'turn', turn: 1, hand: null, waiting: [1] }, legal: [], waiting: [1] }),
  );
  expect(act).toHaveBeenCalledTimes(1);
  expect(prompt).toBeNull();
});

it('AM-3: tells the order of age with the scores, for all to see', async () => {
  render(Board, props({ view: { ...view, ages: [1, 0] } }));
  await fireEvent.click(screen.getByRole('button', { name: 'Parish ledger' }));
  screen.getByText('From youngest to oldest: Pip · Anna');
});

it('uses a free action from the card’s own button', async () => {
  render(Board, props());
  await fireEvent.click(screen.getByRole('button', { name: 'Use Empath, house 2' }));
  expect(act.mock.calls[0]?.[0].text).toBe('U2');
});

it('asks twice before a swap', async () => {
  render(Board, props({ view: { ...view, phase: 'swap', hand: null, announced: [0] }, legal: [card(1, 1)] }));
  const house = screen.getByRole('button', { name: /^House 2 of Pip/ });
  await fireEvent.click(house);
  expect(act).not.toHaveBeenCalled();
  await fireEvent.click(house);
  expect(act.mock.calls[0]?.[0].text).toBe('b2');
});

it('asks again before a call, and warns of the last turn', async () => {
  const turn = { ...view, phase: 'turn', hand: null };
  const { rerender } = render(Board, props({ view: turn, legal: [plain('D', 'draw'), plain('C', 'call')] }));
  press('call');
  await vi.waitFor(() => expect(prompt?.rule).toBe('AM-20'));
  expect(act).not.toHaveBeenCalled();
  press('call');
  expect(act.mock.calls[0]?.[0].text).toBe('C');
  await rerender(props({ view: { ...turn, caller: 1 }, legal: [plain('D', 'draw')] }));
  expect(screen.getByRole('status').textContent).toContain('Pip has called');
  expect(prompt?.detail).toContain('last turn');
});

it('keeps what was seen by lantern light until it is put away', async () => {
  const look = (place: number | null): View => ({
    ...view,
    phase: 'look',
    hand: null,
    villages: [view.villages[0]!.map((one, at) => (at === place ? { ...one, value: 12 } : one)), view.villages[1]!],
    looking: [place === null ? null : { seat: 0, place }, null],
  });
  const { rerender } = render(Board, props({ view: look(0), legal: [card(2), plain('N', 'no')] }));
  await rerender(props({ view: look(null), legal: [], waiting: [1] }));
  screen.getByRole('button', { name: 'Your house 1: 12 Robber' });
  await fireEvent.click(screen.getByRole('button', { name: 'Close the shutters' }));
  expect(screen.queryByRole('button', { name: 'Your house 1: 12 Robber' })).toBeNull();
});

describe('when a round has ended', () => {
  const next = {
    ...view,
    phase: 'look',
    round: 3,
    rounds: [
      ...view.rounds,
      {
        caller: 0,
        ended: 'deck',
        villages: [
          [9, 4],
          [0, 2],
        ],
        sums: [13, 2],
        penalty: 10,
        lost: [23, 2],
        amulet: null,
      },
    ],
  };
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function shut(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('turns up all villages over the table, with sums, the call and what it costs, and goes by itself', async () => {
    const { rerender } = render(Board, props());
    expect(screen.queryByRole('dialog')).toBeNull();
    await rerender(props({ view: next }));
    const dialog = screen.getByRole('dialog', { name: 'Round 2 is over' });
    const cards = within(dialog)
      .getAllByRole('img')
      .map((card) => card.getAttribute('aria-label'));
    expect(cards).toEqual(['9 Seer', '4 Rascal', '0 Villager', '2 Empath']);
    expect(dialog.textContent).toContain('The road is empty');
    expect(dialog.textContent?.replace(/\s+/g, ' ')).toMatch(/called.*Sum 13 \+ 10 23 lost.*Sum 2 2 lost/);
    await vi.advanceTimersByTimeAsync(6000);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    await vi.advanceTimersByTimeAsync(2000);
    expect(screen.queryByRole('dialog')).toBeNull();
    // Once only.
    await rerender(props({ view: { ...next, phase: 'turn' } }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays as long as somebody is busy with it', async () => {
    const { rerender } = render(Board, props());
    await rerender(props({ view: next }));
    await fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Tab' });
    await vi.advanceTimersByTimeAsync(60_000);
    await fireEvent.click(within(screen.getByRole('dialog')).getByRole('button'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays where nothing may move', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { rerender } = render(Board, props());
    await rerender(props({ view: next }));
    await vi.advanceTimersByTimeAsync(60_000);
    screen.getByRole('dialog');
  });

  it('lies beside the table in a replay, where the new round begins', async () => {
    const { rerender } = render(Board, props({ still: true, view: next }));
    screen.getByRole('region', { name: 'Round 2 is over' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await rerender(props({ still: true, view: { ...next, phase: 'turn' } }));
    expect(screen.queryByRole('region', { name: 'Round 2 is over' })).toBeNull();
  });
});

it.each([
  ['en', en],
  ['fr', fr],
  ['de', de],
] as const)('has every word in %s, in every phase', (language, text) => {
  const words = makeWords(language, [text]);
  const every = [
    ...inHand,
    ...['draw', 'take', 'call', 'no', 'yes', 'end', 'off', 'left', 'right'].map((what) => plain(what, what)),
  ];
  const phases = [
    'look',
    'turn',
    'rascal',
    'hand',
    'announce',
    'place',
    'end-new',
    'end-penalty',
    'power',
    'second-look',
    'witch',
    'swap',
    'empath',
    'bodyguard',
    'after',
    'over',
  ];
  for (const phase of phases) {
    const seen = [{ depth: 0, value: 5, knowers: [0] }];
    render(
      Board,
      props({ words, legal: phase === 'over' ? [] : every, view: { ...view, phase, caller: 1, seen, looked: 1 } }),
    );
    cleanup();
  }
});

it('draws every character, small enough to inline', () => {
  for (const value of KINDS.keys()) {
    expect(portrait(value).length).toBeGreaterThan(1200);
    expect(portrait(value).length).toBeLessThan(3000);
  }
});

it('AM-3: marks the start player of the round, also yourself', async () => {
  const marked = (): boolean[] =>
    [...document.querySelectorAll('.village')].map((one) => one.querySelector('[data-test=start-mark]') !== null);
  const own = (): boolean[] => [...document.querySelectorAll('.village')].map((one) => one.classList.contains('own'));
  const { rerender } = render(Board, props());
  expect(marked()).toEqual(own());
  await rerender(props({ view: { ...view, first: 1 } }));
  expect(marked()).toEqual(own().map((mine) => !mine));
});
