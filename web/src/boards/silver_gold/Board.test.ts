import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from 'virtual:words/en';
import { makeWords, missing } from '../../lib/words';
import type { Action, Plate, Prompt } from '../types';
import Board from './Board.svelte';
import { deckOf } from './cards';
import { DEEP } from './pieces/colours';
import { after, type MarkAction } from './stencil';
import type { Form, View } from './view';

const words = makeWords('en', [en]);
const deck = deckOf(null);
const [first, second, third] = [...deck.values()];
const sealed = [...deck.values()].find(({ seal, colour }) => seal && seal.colour !== colour);
const last = [...deck.values()].at(-1);
if (!last || !first || !second || !third || !sealed?.seal) throw new Error('no deck');
const sheet = {
  cards: [
    { card: first.name, marks: [] as number[] },
    { card: second.name, marks: [] as number[] },
  ],
  coins: 0,
  palms: [] as number[],
};
const parts = { coins: 0, cups: 0, palms: 0, islands: 0, seals: 0 };
const player = {
  kept: [first.name, second.name],
  sheet,
  cups: [] as number[],
  aside: [] as string[],
  finished: false,
  parts,
  seals: [] as number[],
};
const view = {
  type: 'silver-gold',
  seat: 0,
  phase: 'mark',
  turn: 0,
  start: 0,
  cups: 6,
  pattern: 'domino',
  revealed: [['domino']],
  display: [third.name, null, null, null],
  pile: 30,
  replacements: 0,
  players: [player, { ...player, sheet: { ...sheet, cards: [null, null] } }],
  own: { dealt: [], kept: [0, 1], sheet, owed: -1, parts },
} as unknown as View;

/** A card made for the tests: all 16 cells except the lower right corner are land, so that everything can be named. */
const OPEN = 'card P01 purple\noooo\noooo\nooo$\nooo.\n';
const other = 'card P02 purple\noooo\noooo\noooo\noo..\n';
const own = {
  ...view,
  players: [{ ...player, kept: ['P01', 'P02'] }, view.players[1]],
  own: {
    ...view.own,
    sheet: {
      ...sheet,
      cards: [
        { card: 'P01', marks: [5, 6] },
        { card: 'P02', marks: [] },
      ],
    },
  },
  display: [null, null, null, null],
} as unknown as View;
const free = [0, 1, 2, 3, 4, 7, 8, 9, 10, 11, 12, 13, 14];
const isFree = (cell: number): boolean => free.includes(cell);
const mark = (code: number, card: number, ...cells: number[]): MarkAction => ({
  code,
  text: '',
  form: { do: 'mark', card, cells },
});
/** Every legal place of the domino on the first island, horizontal and vertical, and every single cell. */
const legal: MarkAction[] = [
  ...free.filter((cell) => cell % 4 < 3 && isFree(cell + 1)).map((cell) => mark(100 + cell, 0, cell, cell + 1)),
  ...free.filter((cell) => isFree(cell + 4)).map((cell) => mark(200 + cell, 0, cell, cell + 4)),
  ...free.map((cell) => mark(300 + cell, 0, cell)),
];

let prompt: Prompt | null = null;
let plates: Plate[] = [];
const act = vi.fn();
const props = (more: object = {}) => ({
  view: own,
  legal: legal as Action<Form>[],
  seat: 0,
  names: ['Anna', 'Pip'],
  people: [],
  characters: [],
  waiting: [0],
  deck: OPEN + other,
  options: {},
  ruleSet: 'nsv',
  happened: [],
  back: false,
  busy: false,
  still: false,
  act,
  ask: (next: Prompt | null) => (prompt = next),
  describe: (next: Plate[]) => (plates = next),
  say: () => undefined,
  rule: () => undefined,
  words,
  ...more,
});
const house = (more: object = {}) => props({ view, deck: null, legal: [], waiting: [], ...more });
const choice = (id: string) => prompt?.choices?.find((one) => one.id === id);
const cell = (number: number): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`.own [data-cell="${number}"]`);
  if (!found) throw new Error(`no cell ${number}`);
  return found;
};
/** Where the pattern is drawn, as cells, including those in the sea or off the card. */
const ghost = (kind = ''): string[] =>
  [...document.querySelectorAll(`.own .ghost${kind}`)].map((one) => {
    const [x, y] = /translate\((\S+) (\S+)\)/.exec(one.parentElement?.getAttribute('transform') ?? '')?.slice(1) ?? [];
    return `${Number(y) / 40},${Number(x) / 40}`;
  });
const tap = (number: number, time: number): Promise<boolean> => {
  const event = new MouseEvent('click', { bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: time });
  return fireEvent(cell(number), event);
};

beforeEach(() => {
  // Everything has a size, so that the stage can lay it out.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
  prompt = null;
  act.mockReset();
  missing.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  expect([...missing]).toEqual([]);
});

describe('the pattern in the hand', () => {
  it('is laid by a tap and says what it marks', async () => {
    render(Board, props());
    expect(choice('mark')?.disabled).toBe(true);
    await tap(10, 0);
    expect(ghost('.pinned')).toEqual(['2,2', '2,3']);
    expect(prompt?.detail).toBe('2 cells on your purple island · 1 coin');
    expect(document.querySelector('.own .over text')?.textContent).toBe('+1');
    expect(act).not.toHaveBeenCalled();
    choice('mark')?.press();
    expect(act.mock.calls[0]?.[0].code).toBe(110);
  });
  it('is not marked by a stray second tap, however fast, but by a double tap where it lies', async () => {
    render(Board, props());
    await tap(0, 1000);
    await tap(0, 1100);
    expect(act).not.toHaveBeenCalled();
    await tap(1, 3000);
    expect(act).not.toHaveBeenCalled();
    expect(ghost('.pinned')).toEqual(['0,0', '0,1']);
    await tap(1, 3200);
    expect(act.mock.calls[0]?.[0].code).toBe(100);
  });
  it('is laid by Enter and marked by the next', async () => {
    render(Board, props());
    await fireEvent.keyDown(cell(0), { key: 'Enter' });
    expect(act).not.toHaveBeenCalled();
    await fireEvent.keyDown(cell(0), { key: 'Enter' });
    expect(act.mock.calls[0]?.[0].code).toBe(100);
  });
  it('goes with the arrows, also when it lies', async () => {
    render(Board, props());
    await fireEvent.keyDown(cell(0), { key: 'Enter' });
    await fireEvent.keyDown(cell(0), { key: 'ArrowRight' });
    expect(ghost('.pinned')).toEqual(['0,1', '0,2']);
    expect(act).not.toHaveBeenCalled();
  });
  it('comes back to itself after four turns, wherever it lies, and never vanishes', async () => {
    render(Board, props());
    for (const place of free) {
      await tap(place, 0);
      const before = ghost();
      for (let turn = 0; turn < 4; turn++) {
        choice('turn')?.press();
        await vi.waitFor(() => expect(ghost()).toHaveLength(2));
      }
      expect(ghost()).toEqual(before);
      for (let flip = 0; flip < 2; flip++) choice('flip')?.press();
      await vi.waitFor(() => expect(ghost()).toEqual(before));
    }
  });
  it('slides along the edge when it is turned there', async () => {
    render(Board, props());
    await tap(3, 0);
    // The held cell is the upper right corner. Horizontally the pattern would stick out, so it lies one cell to the
    // left.
    expect(ghost('.pinned')).toEqual(['0,2', '0,3']);
    choice('turn')?.press();
    await vi.waitFor(() => expect(ghost('.pinned')).toEqual(['0,3', '1,3']));
    choice('turn')?.press();
    await vi.waitFor(() => expect(ghost('.pinned').sort()).toEqual(['0,2', '0,3']));
  });
  it('turns to fit where it is laid', async () => {
    render(Board, props({ legal: [mark(1, 0, 0, 4)] }));
    await tap(4, 0);
    choice('mark')?.press();
    expect(act.mock.calls[0]?.[0].code).toBe(1);
  });
  it('lies red where it does not fit, with what is in the way and why', async () => {
    render(Board, props({ legal: legal.filter(({ form }) => !form.cells.some((one) => one < 12)) }));
    await tap(5, 0);
    expect(ghost('.bad')).toEqual(['1,1', '1,2']);
    expect(ghost('.block')).toEqual(['1,1', '1,2']);
    expect(prompt?.detail).toBe('Doesn’t fit: part of the pattern is on marked cells.');
    expect(document.querySelector('.own .note')?.textContent).toBe(prompt?.detail);
    expect(choice('mark')?.disabled).toBe(true);
    await fireEvent.keyDown(cell(5), { key: 'Enter' });
    expect(act).not.toHaveBeenCalled();
    expect(ghost('.bad')).toHaveLength(2);
  });
  it('gives way to a single cell when that is wanted', async () => {
    render(Board, props());
    choice('single')?.press();
    await vi.waitFor(() => expect(choice('turn')).toBeUndefined());
    await tap(4, 0);
    choice('mark')?.press();
    expect(act.mock.calls[0]?.[0].code).toBe(304);
  });
  it('prompts for the cell that an X gives', () => {
    render(Board, props({ view: { ...own, own: { ...own.own, owed: 1 } }, legal: [mark(3, 0, 0)] }));
    expect(prompt?.text).toContain('You marked an X, so mark one more cell');
    expect(prompt?.rule).toBe('SG-23');
    expect(choice('turn')).toBeUndefined();
  });
  it('is taken nowhere while an action is on its way, or in a replay', async () => {
    const { rerender } = render(Board, props({ busy: true }));
    await tap(0, 0);
    expect(ghost()).toEqual([]);
    await rerender(props({ still: true, waiting: [] }));
    expect(document.querySelectorAll('.own .hit')).toHaveLength(0);
  });
  it('is found place by place', () => {
    expect(after(legal, null, 1)?.code).toBe(after(legal, after(legal, null, -1), 1)?.code);
    const seen = new Set<number>();
    let at: MarkAction | null = null;
    for (let step = 0; step < legal.length; step++) seen.add((at = after(legal, at, 1))?.code ?? 0);
    expect(seen.size).toBe(legal.length);
  });
});

describe('a new island', () => {
  const asked = {
    view: { ...view, phase: 'replace', replacing: 0, replacements: 1 },
    legal: [
      { code: 7, text: '', form: { do: 'take', place: 0 } },
      { code: 8, text: '', form: { do: 'draw' } },
    ],
    waiting: [0],
  };
  it('is named by its colour and taken', async () => {
    render(Board, house(asked));
    const island = document.querySelector<HTMLElement>('[data-test=display-0]');
    if (island) await fireEvent.click(island);
    expect(choice('take')?.label).toBe(`Take the ${third.colour} island`);
    choice('take')?.press();
    expect(act.mock.calls[0]?.[0].code).toBe(7);
  });
  it('is not drawn face down by one press: it is asked first, and looks different', async () => {
    render(Board, house(asked));
    expect(choice('unseen')?.grave).toBe(true);
    const pile = document.querySelector<HTMLElement>('[data-test=pile]');
    if (pile) await fireEvent.click(pile);
    expect(act).not.toHaveBeenCalled();
    expect(prompt?.text).toBe('Draw an island face down?');
    choice('draw-back')?.press();
    await vi.waitFor(() => expect(choice('draw')).toBeUndefined());
    choice('unseen')?.press();
    await vi.waitFor(() => expect(choice('draw')?.kind).toBe('main'));
    choice('draw')?.press();
    expect(act.mock.calls[0]?.[0].code).toBe(8);
  });
  it('is highlighted when it has come', async () => {
    const { rerender } = render(Board, house());
    const drawn = [{ verb: 'draw', who: 0, things: [{ id: second.name }], from: 'pile', to: 'slot:0:1' }];
    await rerender(house({ happened: drawn }));
    expect(document.querySelectorAll('.own .fresh[data-land]')).toHaveLength(1);
    expect(document.querySelector<HTMLElement>('.own .fresh[data-land]')?.dataset['land']).toBe('1');
    await rerender(house({ happened: [{ verb: 'mark', who: 0, things: [{ id: first.name }] }] }));
    expect(document.querySelectorAll('.own .fresh[data-land]')).toHaveLength(0);
  });
});

describe('points', () => {
  const rich = {
    ...player,
    aside: [sealed.name, last.name],
    cups: [6],
    sheet: { ...sheet, coins: 5, palms: [3] },
    parts: { coins: 5, cups: 6, palms: 3, islands: 24, seals: 2 },
    seals: [2, 0],
  };
  it('stand beside the faces, and open part by part', async () => {
    render(Board, house({ view: { ...view, players: [player, rich] } }));
    expect(plates.map(({ score }) => score)).toEqual([0, 40]);
    plates[1]?.look?.();
    await vi.waitFor(() => expect(document.querySelector('[data-test=points]')).not.toBeNull());
    const rows = [...document.querySelectorAll('[data-test=points] tr')].map((row) =>
      [...row.children].map((one) => one.textContent?.trim()),
    );
    const seal = sealed.seal;
    expect(rows).toEqual([
      ['Islands', `${sealed.colour} island ${sealed.land.size} · ${last.colour} island ${last.land.size}`, '24'],
      ['Seals', `+${seal?.points} per ${seal?.colour} island: 2`, '2'],
      ['Coins', '5 of 12 coins', '5'],
      ['Cups', '6', '6'],
      ['Palms', '3', '3'],
    ]);
  });
  it('are left out where the service does not tell them', () => {
    const quiet = view.players.map((one) => ({ ...one, parts: {} }));
    render(Board, house({ view: { ...view, players: quiet, own: { ...view.own, parts: {} } } }));
    expect(plates.map(({ score }) => score)).toEqual([undefined, undefined]);
  });
});

it('shows a seal in the colour it names, not in that of its card', () => {
  const shown = { ...sheet, cards: [{ card: sealed.name, marks: [] }, null] };
  render(Board, house({ view: { ...view, own: { ...view.own, sheet: shown } } }));
  const foot = document.querySelector('.own .foot');
  expect([...(foot?.querySelectorAll<HTMLElement>('[data-colour]') ?? [])].map((one) => one.dataset['colour'])).toEqual(
    [sealed.colour, sealed.seal?.colour],
  );
  const wax = foot?.querySelector('.seal path')?.getAttribute('fill');
  expect(wax).toBe(DEEP[sealed.seal?.colour ?? 'grey']);
  expect(wax).not.toBe(DEEP[sealed.colour]);
});

it('lets the others’ islands be looked at closely', async () => {
  render(Board, house());
  await fireEvent.click(screen.getByRole('button', { name: 'Look closer: Pip' }));
  expect(document.querySelector('dialog.large')).not.toBeNull();
});

describe('SG-7: the round card', () => {
  const patterns = (): string[] => {
    const list = screen.getByRole('list', { name: 'The eight patterns' });
    return [...list.querySelectorAll('[role=img]')].map((one) => one.getAttribute('aria-label') ?? '');
  };
  it('shows the eight patterns, and strikes out those of this round where the table shows them', () => {
    render(Board, house({ view: { ...view, revealed: [['tee'], ['straight', 'domino']] } }));
    expect(patterns()).toEqual([
      'domino: this turn’s pattern',
      'straight three: already played this round',
      'straight three',
      'corner three',
      'corner three',
      'T',
      'L',
      'square',
    ]);
    expect(document.querySelectorAll('.patterns .gone path')).toHaveLength(1);
  });
  it('tells nothing of the past where nobody may look back', () => {
    render(Board, house({ view: { ...view, revealed: null } }));
    expect(patterns().filter((one) => one.includes('already'))).toEqual([]);
    expect(patterns()).toHaveLength(8);
  });
  it('is in sight while the islands are drafted', () => {
    render(Board, house({ view: { ...view, phase: 'draft', pattern: null, revealed: [] } }));
    expect(patterns()).toHaveLength(8);
  });
});

it('SG-11: marks the start player, also yourself', async () => {
  const { rerender } = render(Board, house());
  expect(plates.map(({ start }) => start)).toEqual([true, false]);
  await rerender(house({ view: { ...view, start: 1 } }));
  expect(plates.map(({ start }) => start)).toEqual([false, true]);
});
