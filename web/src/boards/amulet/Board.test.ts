import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from 'virtual:words/en';
import fr from 'virtual:words/fr';
import de from 'virtual:words/de';
import { KINDS } from './cards';
import { portrait } from './pieces/portraits';
import { makeWords, missing } from '../../lib/words';
import { bubble } from '../../stage/help.svelte';
import type { Plate, Prompt } from '../types';
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

it('names every card with its state, in sentences', () => {
  render(Board, props());
  screen.getByRole('button', { name: 'Your 2nd card: 2 Empath, face up.' });
  screen.getByRole('button', { name: 'Your 4th card: face down. You and Pip have seen it.' });
  screen.getByRole('button', { name: 'Pip’s 2nd card: face down. A Bodyguard protects it.' });
  screen.getByRole('button', { name: 'Pip’s 3rd card: face down. It is under the Silver Amulet.' });
});

it('sends several picks one by one from left to right, then says that these are all', async () => {
  const { rerender } = render(Board, props());
  await fireEvent.click(screen.getByRole('button', { name: /^Your 3rd card/ }));
  await fireEvent.click(screen.getByRole('button', { name: /^Your 1st card/ }));
  expect(act).not.toHaveBeenCalled();
  expect(prompt?.detail).toContain('must all have the same value');
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
  await fireEvent.click(screen.getByRole('button', { name: /^Your 4th card/ }));
  press('exchange');
  await rerender(
    props({ view: { ...view, phase: 'turn', turn: 1, hand: null, waiting: [1] }, legal: [], waiting: [1] }),
  );
  expect(act).toHaveBeenCalledTimes(1);
  expect(prompt).toBeNull();
});

it('stops sending when a pick is refused, and asks again', async () => {
  const { rerender } = render(Board, props());
  await fireEvent.click(screen.getByRole('button', { name: /^Your 1st card/ }));
  await fireEvent.click(screen.getByRole('button', { name: /^Your 3rd card/ }));
  press('exchange');
  const announced = {
    view: { ...view, phase: 'announce', announced: [0] },
    legal: [plain('Y', 'yes'), card(1), card(2), card(3)],
  };
  await rerender(props(announced));
  await rerender(props({ ...announced, busy: true }));
  // A lesson says why not now, and nothing has changed.
  await rerender(props({ ...announced }));
  expect(act.mock.calls.map(([action]) => action.text)).toEqual(['a1', 'a3']);
  // The same with the last word.
  press('yes');
  await rerender(props({ ...announced, busy: true }));
  await rerender(props({ ...announced }));
  expect(act.mock.calls.map(([action]) => action.text)).toEqual(['a1', 'a3', 'Y']);
  expect(prompt?.choices?.map(({ id }) => id)).toContain('yes');
});

it('sends the last word of an exchange once', async () => {
  const { rerender } = render(Board, props());
  await fireEvent.click(screen.getByRole('button', { name: /^Your 1st card/ }));
  press('exchange');
  const announced = { view: { ...view, phase: 'announce', announced: [0] }, legal: [plain('Y', 'yes'), card(1)] };
  await rerender(props(announced));
  await rerender(props({ ...announced, busy: true }));
  await rerender(props({ ...announced }));
  expect(act.mock.calls.map(([action]) => action.text)).toEqual(['a1', 'Y']);
});

it('uses a free action with the card in hand', () => {
  render(Board, props());
  expect(prompt?.choices?.find(({ id }) => id === 'U2')?.label).toBe('Use Empath (2nd card)');
  press('U2');
  expect(act.mock.calls[0]?.[0].text).toBe('U2');
});

it('asks twice before a swap', async () => {
  render(Board, props({ view: { ...view, phase: 'swap', hand: null, announced: [0] }, legal: [card(1, 1)] }));
  const house = screen.getByRole('button', { name: /^Pip’s 2nd card/ });
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
  expect(within(screen.getByRole('region', { name: 'Pip’s village' })).getByRole('img', { name: 'called the vote' }));
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
  screen.getByRole('button', { name: 'Your 1st card: 12 Robber' });
  await fireEvent.click(screen.getByRole('button', { name: 'Hide it' }));
  expect(screen.queryByRole('button', { name: 'Your 1st card: 12 Robber' })).toBeNull();
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

  it('turns up all villages over the table, with sums, the call and what it costs, until it is put away', async () => {
    const { rerender } = render(Board, props());
    expect(screen.queryByRole('dialog')).toBeNull();
    await rerender(props({ view: next }));
    const dialog = screen.getByRole('dialog', { name: 'Round 2 is over' });
    const cards = within(dialog)
      .getAllByRole('img')
      .map((card) => card.getAttribute('aria-label'));
    expect(cards).toEqual(['9 Seer', '4 Rascal', '0 Villager', '2 Empath']);
    const text = dialog.textContent?.replace(/\s+/g, ' ');
    expect(text).toContain('The deck is empty');
    expect(text).toContain('Your call failed: Pip had 2, you had 13. That costs you 10 extra points.');
    expect(text).toMatch(/Village: 13 \+ 10 for the call 23 points lost 36 in all.*Village: 2 2 points lost 2 in all/);
    await vi.advanceTimersByTimeAsync(60_000);
    await fireEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    // Only once.
    await rerender(props({ view: { ...next, phase: 'turn' } }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the last one too, over a table that is over', async () => {
    const { rerender } = render(Board, props());
    await rerender(props({ view: { ...next, phase: 'over' }, legal: [], still: true }));
    await vi.advanceTimersByTimeAsync(1);
    screen.getByRole('dialog', { name: 'Round 2 is over' });
  });

  it('lies over the board in a replay, where the new round begins', async () => {
    const { rerender } = render(Board, props({ still: true, view: next }));
    screen.getByRole('region', { name: 'Round 2 is over' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await rerender(props({ still: true, view: { ...next, phase: 'turn' } }));
    expect(screen.queryByRole('region', { name: 'Round 2 is over' })).toBeNull();
  });
});

describe('why not', () => {
  const why = (id: string): string | undefined => prompt?.choices?.find((choice) => choice.id === id)?.why;
  const turn = { ...view, phase: 'turn', hand: null };

  it('AM-20: tells why the vote cannot be called', async () => {
    const five = { ...turn, villages: [[hidden, hidden, hidden, hidden, hidden], view.villages[1]!] };
    const { rerender } = render(Board, props({ view: five, legal: [plain('D', 'draw'), plain('T', 'take')] }));
    expect(why('call')).toBe('You can only call the vote with 4 cards or fewer. You have 5.');
    await rerender(props({ view: { ...turn, caller: 1 }, legal: [plain('D', 'draw')] }));
    expect(why('call')).toContain('Pip has already called the vote');
    await rerender(props({ view: { ...turn, stirred: true }, legal: [plain('D', 'draw')] }));
    expect(why('call')).toContain('very start of your turn');
    await rerender(props({ view: turn, legal: [plain('D', 'draw'), plain('C', 'call')] }));
    expect(why('call')).toBeUndefined();
  });

  it('AM-32: tells why nothing can be taken', async () => {
    const { rerender } = render(Board, props({ view: turn, legal: [plain('D', 'draw')] }));
    expect(why('take')).toContain('under the Silver Amulet');
    await rerender(props({ view: { ...turn, pile: [] }, legal: [plain('D', 'draw')] }));
    expect(why('take')).toBe('The discard pile is empty.');
  });

  it('AM-C3: tells why a guarded card cannot be chosen, at the spot and in the prompt', async () => {
    render(Board, props({ view: { ...view, phase: 'power', pile: [9], hand: null }, legal: [card(0)] }));
    await fireEvent.click(screen.getByRole('button', { name: /^Pip’s 2nd card/ }));
    expect(act).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(prompt?.detail).toBe('A Bodyguard protects this card from everyone else.'));
    expect(bubble.shown?.text).toBe(prompt?.detail);
    expect(bubble.shown?.at.getAttribute('data-spot')).toBe('house:1:1');
    await fireEvent.click(screen.getByRole('button', { name: /^Pip’s 3rd card/ }));
    await vi.waitFor(() => expect(prompt?.detail).toContain('The Silver Amulet is on this card'));
  });

  it('AM-13: warns of cards that are known to differ, and of no others', async () => {
    const known = { ...view, villages: [[{ ...hidden, value: 7 }, ...view.villages[0]!.slice(1)], view.villages[1]!] };
    render(Board, props({ view: known }));
    await fireEvent.click(screen.getByRole('button', { name: /^Your 2nd card/ }));
    await fireEvent.click(screen.getByRole('button', { name: /^Your 3rd card/ }));
    expect(prompt?.detail).not.toContain('fail');
    await fireEvent.click(screen.getByRole('button', { name: /^Your 1st card/ }));
    expect(prompt?.detail).toContain('7 and 2 don’t have the same value');
  });
});

describe('AM-57: the end of a turn', () => {
  const turn = { ...view, phase: 'turn', hand: null };
  const after = { ...view, phase: 'after', hand: null, acted: true };
  const asked = [plain('E', 'end'), { code: 117, text: 'U2', form: { do: 'use', place: 1 } }];
  const sent = (): string[] => act.mock.calls.map(([action]) => action.text);

  it('comes by itself where nothing was wanted, once, and asks nothing', async () => {
    const { rerender } = render(Board, props({ view: turn, legal: [plain('D', 'draw')] }));
    await rerender(props());
    await rerender(props({ view: after, legal: asked, busy: true }));
    expect(sent()).toEqual([]);
    await rerender(props({ view: after, legal: asked }));
    expect(sent()).toEqual(['E']);
    expect(prompt).toBeNull();
    await rerender(props({ view: after, legal: asked, busy: true }));
    await rerender(props({ view: after, legal: asked }));
    expect(sent()).toEqual(['E']);
  });

  it('waits for who has said so, in this turn only', async () => {
    const { rerender } = render(Board, props({ view: turn, legal: [plain('D', 'draw')] }));
    await rerender(props());
    const wish = () => prompt?.choices?.find(({ id }) => id === 'then');
    expect(wish()).toMatchObject({ label: 'Then use the Empath', pressed: false });
    press('then');
    await vi.waitFor(() => expect(wish()?.pressed).toBe(true));
    await rerender(props({ view: after, legal: asked }));
    expect(sent()).toEqual([]);
    expect(prompt?.choices?.map(({ id }) => id)).toEqual(['U2', 'end']);
    await rerender(props({ view: { ...turn, turn: 1, waiting: [1] }, legal: [], waiting: [1] }));
    await rerender(props({ view: { ...turn, deck: 18 }, legal: [plain('D', 'draw')] }));
    await rerender(props({ view: { ...after, deck: 17 }, legal: asked }));
    expect(sent()).toEqual(['E']);
  });

  it('waits where the turn has brought something new that can be used (AM-51)', async () => {
    const none = { ...turn, villages: [[hidden, hidden, hidden, hidden], view.villages[1]!] };
    const { rerender } = render(Board, props({ view: none, legal: [plain('D', 'draw')] }));
    await rerender(props({ view: after, legal: asked }));
    expect(sent()).toEqual([]);
    expect(prompt?.text).toBe('Use a free action, or end your turn.');
  });

  it('waits where nobody saw the turn begin', () => {
    render(Board, props({ view: after, legal: asked }));
    expect(sent()).toEqual([]);
  });

  it('does not depend on what is hidden', async () => {
    for (const value of [null, 2, 3, 12]) {
      cleanup();
      act.mockClear();
      const villages = [[{ ...hidden, value }, ...view.villages[0]!.slice(1)], view.villages[1]!];
      const { rerender } = render(Board, props({ view: { ...turn, villages }, legal: [plain('D', 'draw')] }));
      await rerender(props({ view: { ...after, villages }, legal: asked }));
      expect(sent()).toEqual(['E']);
    }
  });
});

it('shows all characters, and says why low is good', async () => {
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  render(Board, props());
  await fireEvent.click(screen.getByRole('button', { name: 'Characters' }));
  const dialog = screen.getByRole('dialog', { name: 'Characters' });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(14);
  expect(dialog.textContent).toContain('Werewolves');
});

it('AM-3: tells the order of age with the scores, for all to see', async () => {
  render(Board, props({ view: { ...view, ages: [1, 0] } }));
  await fireEvent.click(screen.getByRole('button', { name: 'Scores' }));
  screen.getByText('From youngest to oldest: Pip · Anna');
});

it('asks for a card of the discard pile over the board', async () => {
  const fetch = (place: number): Legal => ({ code: 0, text: `F${place}`, form: { do: 'fetch', place } });
  render(
    Board,
    props({ view: { ...view, phase: 'power', pile: [9, 4, 10], hand: null }, legal: [fetch(0), fetch(1)] }),
  );
  const pile = screen.getByRole('region', { name: 'Choose from the discard pile' });
  await fireEvent.click(within(pile).getByRole('button', { name: '4 Rascal, 2nd from the bottom' }));
  expect(act.mock.calls[0]?.[0].text).toBe('F1');
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

it('AM-3, AM-22, AM-33: says beside the faces who starts, has called, holds the amulet, and what was lost', () => {
  const describe = vi.fn<(plates: Plate[]) => void>();
  render(Board, props({ describe, view: { ...view, caller: 0 } }));
  const plates = describe.mock.calls.at(-1)?.[0] ?? [];
  expect(plates.map(({ start, score }) => [start, score])).toEqual([
    [true, 13],
    [false, 0],
  ]);
  expect(plates.map(({ badges }) => badges.map(({ label }) => label))).toEqual([
    ['4 cards in the village', 'called the vote'],
    ['3 cards in the village', 'holds the Silver Amulet'],
  ]);
});
