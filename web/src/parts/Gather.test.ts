import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from 'virtual:words/en';
import type { Person } from '../boards/types';
import { peopleOf } from '../lib/people';
import type { TableInfo } from '../lib/wire';
import { makeWords, missing } from '../lib/words';
import Gather from './Gather.svelte';

const words = makeWords('en', [en]);
const names = ['Anna', 'Ben', 'Cem'];
const human = (name: string) => ({
  kind: 'human' as const,
  name,
  level: '',
  access: '' as const,
  nonce: true,
  face: '',
});
const people: Person[] = names.map((name, seat) => ({
  seat,
  name,
  kind: 'human',
  level: '',
  face: '',
  game: 'some-game',
  here: true,
}));
const choose = vi.fn();
const nothing = (): void => undefined;
const props = (characters: string[], more: object = {}) => ({
  info: { game: 'john-silver', seats: names.map(human), characters, clock: null } as unknown as TableInfo,
  answer: null,
  owner: false,
  own: [1],
  people,
  words,
  problem: '',
  bot: nothing,
  open: nothing,
  sit: nothing,
  refuse: nothing,
  close: nothing,
  choose,
  deal: nothing,
  ...more,
});

beforeEach(() => {
  missing.clear();
  choose.mockClear();
});
afterEach(() => {
  cleanup();
  expect([...missing]).toEqual([]);
});

it('JS-10: lets everybody choose a character for their own seat', async () => {
  render(Gather, props(['captain', '', '', '']));
  expect(screen.getByRole('group', { name: 'Ben’s character' })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Captain (taken)' }).disabled).toBe(true);
  await fireEvent.click(screen.getByRole('button', { name: 'Pirate' }));
  expect(choose).toHaveBeenCalledWith(1, ['pirate']);
  // What others have chosen is shown with their names.
  expect(screen.getByText('Captain', { selector: 'small' })).toBeTruthy();
});

it('JS-10: lets the owner choose who heads the column of nobody', async () => {
  render(Gather, props(['', 'pirate', '', ''], { owner: true }));
  expect(screen.getByRole('button', { name: 'Pirate', pressed: true })).toBeTruthy();
  const [nobody] = screen.getAllByRole('button', { name: 'Merchant' }).slice(-1);
  await fireEvent.click(nobody!);
  expect(choose).toHaveBeenCalledWith(null, ['merchant']);
});

it('asks for no character where a game has none', () => {
  render(Gather, props([], { info: { ...props([]).info, game: 'amulet' } }));
  expect(document.querySelector('[data-test^=character]')).toBeNull();
});

it('says whether people may ask what to do', () => {
  const said = (more: object): string => {
    cleanup();
    render(Gather, props([], { info: { ...props([]).info, game: 'amulet', ...more } }));
    return document.querySelector('[data-test=gather-advice]')?.textContent.trim() ?? '';
  };
  expect(said({ advice: true })).toContain('is allowed here');
  expect(said({ advice: false })).toContain('is switched off here');
  // Against computer players alone it always is allowed.
  const bot = { ...human(''), kind: 'bot', level: 'hobbin' };
  expect(said({ advice: false, seats: [human('Anna'), bot, bot] })).toBe('');
});

describe('a rematch', () => {
  const asked = (access: 'reserved' | 'declined', more: object = {}) => {
    const seats = names.map(human).map((seat, number) => (number === 2 ? { ...seat, kind: 'vacant', access } : seat));
    const about = { ...props([]).info, game: 'amulet', seats } as unknown as TableInfo;
    return props([], { info: about, people: peopleOf(words, about, () => true), ...more });
  };

  it('says whom we are waiting for, and lets the owner invite somebody else', async () => {
    const open = vi.fn();
    render(Gather, asked('reserved', { owner: true, open }));
    expect(screen.getByText('Cem')).toBeTruthy();
    expect(screen.getByText(/Waiting for an answer from Cem/)).toBeTruthy();
    await fireEvent.click(screen.getByText('Invite someone else'));
    expect(open).toHaveBeenCalledWith(2, 'link');
  });
  it('asks the person the seat is reserved for', async () => {
    const [sit, refuse] = [vi.fn(), vi.fn()];
    render(Gather, asked('reserved', { own: [], answer: { reserved: [2], links: [] }, sit, refuse }));
    await fireEvent.click(screen.getByText('I’m in'));
    expect(sit).toHaveBeenCalledWith(2);
    await fireEvent.click(screen.getByText('No, thanks'));
    expect(refuse).toHaveBeenCalledWith(2);
  });
  it('tells who does not come', () => {
    render(Gather, asked('declined', { owner: true }));
    expect(screen.getByText('Cem doesn’t want to play again.')).toBeTruthy();
  });
});

it('closes only after a question', async () => {
  const close = vi.fn();
  render(Gather, props([], { owner: true, close }));
  await fireEvent.click(screen.getByText('Close the table'));
  expect(close).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByText('Cancel'));
  await fireEvent.click(screen.getByText('Close the table'));
  await fireEvent.click(screen.getByText('Close the table'));
  expect(close).toHaveBeenCalledOnce();
});
