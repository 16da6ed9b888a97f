import { flushSync } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Happening } from '../lib/wire';
import { showMoves } from './moves.svelte';

const root = document.createElement('div');
const there = { from: 'a', legs: [{ to: 'b' }] };
const tag = { at: 'b', text: 'Ada wins it', after: 0, ms: 1 };
const travel = vi.fn();
const turnOver = vi.fn();
const asked: (readonly Happening[])[] = [];

function board() {
  let given = $state.raw<{ view: unknown; happened: Happening[]; back: boolean }>({
    view: 1,
    happened: [{ verb: 'deal' }],
    back: false,
  });
  $effect.root(() =>
    showMoves(
      () => given,
      () => root,
      (happened) => {
        asked.push(happened);
        return { flights: [there], tags: [tag], turns: ['c'] };
      },
      { travel, turnOver },
    ),
  );
  flushSync();
  return (view: unknown, happened: Happening[], back = false): void => {
    given = { view, happened, back };
    flushSync();
  };
}

beforeEach(() => {
  asked.length = 0;
  vi.clearAllMocks();
});

it('shows nothing with the first view, then what led to each new one, once', () => {
  const show = board();
  expect(asked).toEqual([]);
  const lay = [{ verb: 'lay' }];
  show(2, lay);
  expect(asked).toEqual([lay]);
  expect(travel).toHaveBeenCalledWith(root, [there], [tag], []);
  expect(turnOver).toHaveBeenCalledWith(root, ['c']);
  show(2, [{ verb: 'draw' }]);
  expect(asked).toHaveLength(1);
});

it('lets things go back where a step is taken back, without a word', () => {
  board()(2, [{ verb: 'lay' }], true);
  expect(travel).toHaveBeenCalledWith(root, [{ from: 'b', legs: [{ to: 'a' }], show: 'to' }]);
});
