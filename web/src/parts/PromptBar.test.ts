import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import en from 'virtual:words/en';
import { makeWords } from '../lib/words';
import PromptBar from './PromptBar.svelte';

const words = makeWords('en', [en]);
const props = (detail: string, text = 'Choose.') => ({
  prompt: { text, detail },
  words,
  busy: false,
  undo: null,
  rule: () => undefined,
});

afterEach(cleanup);

it('shortens what is long to read, opens it on request, and shortens the next again', async () => {
  const long = 'Much is to be said about this card. '.repeat(6);
  const { rerender } = render(PromptBar, props(long));
  const shown = (): boolean => !screen.getByText(/Much is to be said/).classList.contains('short');
  expect(shown()).toBe(false);
  await fireEvent.click(screen.getByRole('button', { name: 'More', hidden: true }));
  expect(shown()).toBe(true);
  screen.getByRole('button', { name: 'Less', hidden: true });
  await rerender(props(long, 'Choose again.'));
  expect(shown()).toBe(false);
});

it('leaves what is short alone', () => {
  render(PromptBar, props('Two cells, one coin.'));
  expect(screen.queryByRole('button', { hidden: true })).toBeNull();
});
