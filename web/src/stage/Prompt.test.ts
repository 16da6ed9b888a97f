import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from 'virtual:words/en';
import { makeWords } from '../lib/words';
import type { Choice } from '../boards/types';
import Bar from './Prompt.svelte';

const words = makeWords('en', [en]);
const props = (detail: string, text = 'Choose.', choices: Choice[] = []) => ({
  prompt: { text, detail, choices },
  words,
  busy: false,
  undo: null,
  rule: () => undefined,
});

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const choice = (id: string, more: Partial<Choice> = {}): Choice => ({ id, label: id, press: vi.fn(), ...more });
const shown = (): string[] => screen.getAllByRole('button').map((one) => one.textContent.trim());

it('shows all of what is long to read on request, over the board, and puts it away for the next question', async () => {
  // There is no layout here, so every line claims to be longer than it looks.
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(2000);
  const long = 'Much is to be said about this card. '.repeat(6);
  const { rerender } = render(Bar, props(long));
  await fireEvent.click(await screen.findByRole('button', { name: 'More' }));
  expect(screen.getByRole('note').textContent).toContain(long.trim());
  await rerender(props(long, 'Choose again.'));
  expect(screen.queryByRole('note')).toBeNull();
});

it('shows all of a long question before something is done, and puts it away with the question', async () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(2000);
  const sure = 'Should a computer player take over for Grace? Grace can take the seat back at any time.';
  render(Bar, props('Grace is away.', 'Waiting for Grace.', [choice('asleep', { sure })]));
  await fireEvent.click(screen.getByRole('button', { name: 'asleep' }));
  await fireEvent.click(await screen.findByRole('button', { name: 'More' }));
  expect(screen.getByRole('note').textContent.trim()).toBe(sure);
  await fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('note')).toBeNull();
});

it('leaves what is short alone', () => {
  render(Bar, props('Two cells, one coin.'));
  expect(screen.queryByRole('button')).toBeNull();
});

it('keeps to one row of buttons: the rest is one press away, the one that is ready always in sight', async () => {
  const six = [...'abcde'].map((id) => choice(id)).concat(choice('f', { kind: 'main' }));
  render(Bar, props('', 'Choose.', six));
  expect(shown()).toEqual(['a', 'b', 'f', '']);
  await fireEvent.click(screen.getByRole('button', { name: 'More choices' }));
  await fireEvent.click(screen.getByRole('button', { name: 'e' }));
  expect(six[4]?.press).toHaveBeenCalledOnce();
  expect(shown()).toEqual(['a', 'b', 'f', '']);
});

it('takes Enter for the answer that is ready, wherever the focus is', async () => {
  const main = choice('main', { kind: 'main' });
  render(Bar, props('', 'Choose.', [choice('other'), main]));
  const board = document.createElement('div');
  board.className = 'zones';
  board.innerHTML =
    '<button id="still"></button><button id="open" class="live" aria-pressed="false"></button><button id="chosen" class="live" aria-pressed="true"></button>';
  document.body.append(board);
  const enter = (id: string): Promise<boolean> =>
    fireEvent.keyDown(document.getElementById(id) as HTMLElement, { key: 'Enter' });
  await enter('open');
  expect(main.press).not.toHaveBeenCalled();
  await enter('chosen');
  await enter('still');
  await fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(main.press).toHaveBeenCalledTimes(3);
  await fireEvent.keyDown(screen.getByRole('button', { name: 'other' }), { key: 'Enter' });
  expect(main.press).toHaveBeenCalledTimes(3);
  board.remove();
});

it('keeps the first buttons in sight where the one that is ready is among them', () => {
  const five = [choice('a', { kind: 'main' }), ...[...'bcde'].map((id) => choice(id))];
  render(Bar, props('', 'Choose.', five));
  expect(shown()).toEqual(['a', 'b', 'c', '']);
});

it('says why something cannot be done that somebody tries, until the next question', async () => {
  const call = choice('call', { why: 'You have five cards.' });
  const { rerender } = render(Bar, props('A detail.', 'Choose.', [call]));
  expect(screen.getByRole('button', { name: 'call' }).getAttribute('aria-disabled')).toBe('true');
  await fireEvent.click(screen.getByRole('button', { name: 'call' }));
  expect(screen.getByRole('alert').textContent).toBe('You have five cards.');
  expect(call.press).not.toHaveBeenCalled();
  await rerender(props('A detail.', 'Choose again.', [call]));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows whether a switch is on', async () => {
  const { rerender } = render(Bar, props('', 'Choose.', [choice('then', { pressed: false })]));
  const pressed = (): string | null => screen.getByRole('button', { name: 'then' }).getAttribute('aria-pressed');
  expect(pressed()).toBe('false');
  await rerender(props('', 'Choose.', [choice('then', { pressed: true })]));
  expect(pressed()).toBe('true');
});

it('says which rule its question mark leads to', async () => {
  const rule = vi.fn();
  render(Bar, { ...props(''), prompt: { text: 'Mark.', rule: 'SG-25' }, game: 'silver-gold', rule });
  const link = await screen.findByRole('button', { name: words('web-rule-of', { title: 'The symbols – Palm' }) });
  expect(link.textContent).toBe('?');
  await fireEvent.click(link);
  expect(rule).toHaveBeenCalledWith('SG-25');
});
