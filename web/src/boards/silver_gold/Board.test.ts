import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from 'virtual:words/en';
import { makeWords, missing } from '../../lib/words';
import type { Action, Prompt } from '../types';
import Board from './Board.svelte';
import { deckOf } from './cards';
import { around, type MarkAction } from './stencil';
import type { Form, View } from './view';

const words = makeWords('en', [en]);
const deck = deckOf(null);
const [first, second, third] = [...deck.values()];
if (!first || !second || !third) throw new Error('no deck');
const sheet = {
  cards: [
    { card: first.name, marks: [] as number[] },
    { card: second.name, marks: [] as number[] },
  ],
  coins: 0,
  palms: [] as number[],
};
const player = { kept: [first.name, second.name], sheet, cups: [] as number[], aside: [] as string[], finished: false };
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
  own: { dealt: [], kept: [0, 1], sheet, owed: 0 },
} as unknown as View;
const land = [...first.land.keys()];
const across = land.find((cell) => cell % 4 < 3 && first.land.has(cell + 1)) ?? 0;
const down = land.find((cell) => first.land.has(cell + 4) && cell !== across && cell !== across + 1) ?? 0;
const mark = (code: number, ...cells: number[]): MarkAction => ({
  code,
  text: `A:${cells.join()}`,
  form: { do: 'mark', card: 0, cells },
});
const legal: MarkAction[] = [mark(1, across, across + 1), mark(2, down, down + 4), mark(3, across), mark(4, down)];

let prompt: Prompt | null = null;
const act = vi.fn();
const props = (more: object = {}) => ({
  view,
  legal: legal as Action<Form>[],
  seat: 0,
  names: ['Anna', 'Pip'],
  people: [],
  characters: [],
  waiting: [0],
  deck: null,
  options: {},
  ruleSet: 'nsv',
  happened: [],
  back: false,
  busy: false,
  still: false,
  act,
  ask: (next: Prompt | null) => (prompt = next),
  say: () => undefined,
  rule: () => undefined,
  words,
  ...more,
});
const choice = (id: string) => prompt?.choices?.find((one) => one.id === id);
const cell = (number: number): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`.own [data-cell="${number}"]`);
  if (!found) throw new Error(`no cell ${number}`);
  return found;
};

beforeEach(() => {
  prompt = null;
  act.mockReset();
  missing.clear();
});
afterEach(() => {
  cleanup();
  expect([...missing]).toEqual([]);
});

describe('the pattern on an island', () => {
  it('is laid by a press, says what it marks, and is marked by the next one', async () => {
    render(Board, props());
    expect(choice('mark')?.disabled).toBe(true);
    await fireEvent.keyDown(cell(across), { key: 'Enter' });
    expect(document.querySelectorAll('.own .ghost.pinned')).toHaveLength(2);
    expect(prompt?.detail).toContain(first.name);
    expect(act).not.toHaveBeenCalled();
    await fireEvent.keyDown(cell(across), { key: 'Enter' });
    expect(act.mock.calls[0]?.[0].code).toBe(1);
  });
  it('turns to fit where it is laid', async () => {
    render(Board, props());
    await fireEvent.keyDown(cell(down), { key: 'Enter' });
    choice('mark')?.press();
    expect(act.mock.calls[0]?.[0].code).toBe(2);
  });
  it('gives way to a single cell when that is wanted', async () => {
    render(Board, props());
    choice('single')?.press();
    await vi.waitFor(() => expect(choice('turn')).toBeUndefined());
    await fireEvent.keyDown(cell(down), { key: 'Enter' });
    choice('mark')?.press();
    expect(act.mock.calls[0]?.[0].code).toBe(4);
  });
  it('says so where it does not fit, and sends nothing', async () => {
    render(Board, props());
    const other = land.find((one) => !legal.some(({ form }) => form.cells.includes(one)));
    if (other === undefined) throw new Error('every cell is taken');
    await fireEvent.keyDown(cell(other), { key: 'Enter' });
    expect(prompt?.detail).toContain('does not fit');
    expect(act).not.toHaveBeenCalled();
  });
  it('prompts for the cell that an X gives', () => {
    render(Board, props({ view: { ...view, own: { ...view.own, owed: 1 } }, legal: [mark(3, across)] }));
    expect(prompt?.text).toContain('X gives you one more cell');
    expect(prompt?.rule).toBe('SG-23');
    expect(choice('turn')).toBeUndefined();
  });
  it('is taken nowhere while an action is on its way, or in a replay', async () => {
    const { rerender } = render(Board, props({ busy: true }));
    await fireEvent.keyDown(cell(across), { key: 'Enter' });
    expect(document.querySelectorAll('.own .ghost')).toHaveLength(0);
    await rerender(props({ still: true, waiting: [] }));
    expect(document.querySelectorAll('.own .hit')).toHaveLength(0);
  });
  it('is found place by place', () => {
    expect(around(legal, null, 1)?.code).toBe(around(legal, around(legal, null, -1), 1)?.code);
    const seen = new Set<number>();
    let at: MarkAction | null = null;
    for (let step = 0; step < legal.length; step++) seen.add((at = around(legal, at, 1))?.code ?? 0);
    expect(seen.size).toBe(legal.length);
  });
});

it('lets the others’ islands be looked at closely', async () => {
  render(Board, props());
  await fireEvent.click(screen.getByRole('button', { name: 'Look closer: Pip' }));
  expect(document.querySelector('dialog.large')).not.toBeNull();
});

describe('SG-7: the round card', () => {
  const patterns = (): string[] => {
    const list = screen.getByRole('list', { name: 'The eight patterns' });
    return [...list.querySelectorAll('[role=img]')].map((one) => one.getAttribute('aria-label') ?? '');
  };
  it('shows the eight patterns, and strikes out those of this round where the table shows them', () => {
    render(Board, props({ view: { ...view, revealed: [['tee'], ['straight', 'domino']] } }));
    expect(patterns()).toEqual([
      'domino, on the table now',
      'straight three, gone this round',
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
    render(Board, props({ view: { ...view, revealed: null } }));
    expect(patterns().filter((one) => one.includes('gone'))).toEqual([]);
    expect(patterns()).toHaveLength(8);
  });
  it('is in sight while the islands are drafted', () => {
    render(Board, props({ view: { ...view, phase: 'draft', pattern: null, revealed: [] }, legal: [] }));
    expect(patterns()).toHaveLength(8);
  });
});

it('SG-11: marks the start player, also yourself', async () => {
  const { rerender } = render(Board, props());
  expect(document.querySelector('.mine [data-test=start-mark]')?.textContent).toBe('start player');
  expect(document.querySelector('.others [data-test=start-mark]')).toBeNull();
  await rerender(props({ view: { ...view, start: 1 } }));
  expect(document.querySelector('.mine [data-test=start-mark]')).toBeNull();
  expect(document.querySelector('.others [data-test=start-mark]')?.textContent).toBe('start player');
  // The round card says it wherever the players' own places are out of sight.
  expect(document.querySelector('.plan .starter')?.textContent?.replace(/\s+/g, ' ').trim()).toBe('start playerPip');
});
