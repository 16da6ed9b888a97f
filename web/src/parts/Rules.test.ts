import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import de from 'virtual:words/de';
import en from 'virtual:words/en';
import house from '../generated/house.json';
import { loadPicture } from '../boards';
import { loadRules, plain, sectionsOf, targetOf, type Piece } from '../lib/rules';
import { LANGUAGES, makeWords } from '../lib/words';
import Rules from './Rules.svelte';

const words = makeWords('en', [en]);
const first = house.games[0]?.name ?? '';
const scrolled = vi.fn();

beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});

async function opened(at = '') {
  const shown = render(Rules, { game: first, words, at });
  await waitFor(() => expect(shown.container.querySelector('h2')).not.toBeNull());
  return shown;
}
const tab = (name: string): HTMLElement => screen.getByRole('tab', { name: words(name) });

describe('the panel', () => {
  it('begins with what one learns a game from, and turns to the reference', async () => {
    const { container } = await opened();
    expect(tab('web-rules-learn').getAttribute('aria-selected')).toBe('true');
    const before = container.querySelector('h2')?.textContent;
    await fireEvent.click(tab('web-rules-reference'));
    expect(container.querySelector('h2')?.textContent).not.toBe(before);
    await fireEvent.keyDown(tab('web-rules-reference'), { key: 'ArrowLeft' });
    await waitFor(() => expect(document.activeElement).toBe(tab('web-rules-learn')));
    expect(container.querySelector('h2')?.textContent).toBe(before);
  });
  it('opens at the rule that was asked for, and leads the screen reader there', async () => {
    const blocks = await loadRules(first, 'en');
    const id = blocks.findLast(({ ids }) => ids.length === 1)?.ids[0] ?? '';
    const { container } = await opened(`${id}@1`);
    await waitFor(() => expect(container.querySelector('.marked')).not.toBeNull());
    const target = container.querySelector('.marked');
    expect(target?.getAttribute('data-block')).toBe(String(targetOf(blocks, id)));
    expect(document.activeElement).toBe(target);
    expect(scrolled).toHaveBeenCalled();
    expect(tab('web-rules-reference').getAttribute('aria-selected')).toBe('true');
  });
  it('has an index that leads to every section', async () => {
    const blocks = await loadRules(first, 'en');
    await opened();
    await fireEvent.click(screen.getByRole('button', { name: words('web-rules-index') }));
    const index = screen.getByRole('navigation');
    const titles = [...sectionsOf(blocks, 'learn'), ...sectionsOf(blocks, 'reference')].map(({ title }) => title);
    expect(
      within(index)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(titles);
    const last = titles.at(-1) ?? '';
    await fireEvent.click(within(index).getByRole('button', { name: last }));
    expect(screen.queryByRole('navigation')).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe(last));
  });
  it('finds words, marks them, and leads to where they are', async () => {
    const { container } = await opened();
    await fireEvent.click(screen.getByRole('button', { name: words('web-rules-search') }));
    const field = screen.getByRole('searchbox');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await fireEvent.input(field, { target: { value: 'xylophone' } });
    expect(screen.getByText(words('web-rules-nothing', { query: 'xylophone' }))).toBeTruthy();
    await fireEvent.input(field, { target: { value: 'cards' } });
    const hits = container.querySelectorAll('[data-test=rules-hit]');
    expect(hits.length).toBeGreaterThan(5);
    expect(screen.getByRole('status').textContent).toBe(words('web-rules-results', { n: hits.length }));
    expect([...container.querySelectorAll('.hits mark')].every((mark) => /cards/i.test(mark.textContent))).toBe(true);
    await fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(container.querySelector('.hits')).toBeNull());
    expect(document.activeElement?.querySelector('mark')?.textContent).toMatch(/cards/i);
    await fireEvent.keyDown(document.activeElement ?? field, { key: 'Escape' });
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(container.querySelector('mark')).toBeNull();
  });
  it('speaks the language it is given', async () => {
    const shown = render(Rules, { game: first, words: makeWords('de', [de]) });
    await waitFor(() => expect(shown.container.querySelector('h2')?.textContent).toMatch(/^So spielt/));
  });
});

describe('the pictures of the rules', () => {
  const named = (line: readonly Piece[]): string[] => line.flatMap(({ picture }) => picture ?? []);
  it('are drawn, all of them, in every language', async () => {
    for (const { name: game } of house.games) {
      const Picture = await loadPicture(game);
      expect(Picture, game).not.toBeNull();
      if (Picture === null) continue;
      const names = new Set<string>();
      for (const language of LANGUAGES)
        for (const block of await loadRules(game, language)) {
          if (block.kind === 'picture') names.add(block.name);
          const lines = block.kind === 'table' ? block.rows.flat() : [block.pieces];
          for (const line of lines) for (const name of named(line)) names.add(name);
        }
      expect(names.size, game).toBeGreaterThan(6);
      for (const name of names) {
        const { container, unmount } = render(Picture, { name, words });
        expect(container.querySelector('svg path, svg rect, svg circle'), `${game} ${name}`).not.toBeNull();
        unmount();
      }
    }
  });
  it('hide nothing from who cannot see them: each has a caption', async () => {
    for (const { name: game } of house.games)
      for (const block of await loadRules(game, 'en'))
        if (block.kind === 'picture') expect(plain(block.pieces).length, block.name).toBeGreaterThan(10);
  });
});
