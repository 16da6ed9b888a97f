import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from 'virtual:words/en';
import sgDeck from '../../../src/sterling/games/silver_gold/deck.txt?raw';
import { site } from '../lib/site.svelte';
import { makeWords, missing } from '../lib/words';
import Setup from './Setup.svelte';

const words = makeWords('en', [en]);
/** What was sent, by path. */
let sent: { path: string; body: Record<string, unknown> }[] = [];
let refusal: { code: string; text: string; facts: Record<string, string | number> } | null = null;
const asked = (path: string) => sent.filter((one) => one.path === path).map(({ body }) => body);

function service(url: string, wish?: RequestInit): Promise<Response> {
  const path = new URL(url).pathname.replace(/^.*\/api\//, '');
  sent.push({ path, body: typeof wish?.body === 'string' ? JSON.parse(wish.body) : {} });
  if (path === 'decks' && refusal) return Promise.resolve(new Response(JSON.stringify(refusal), { status: 400 }));
  if (path === 'decks') {
    const notes = [{ kind: 'cards', about: 'purple', text: 'Differs from the house deck: number of purple cards.' }];
    return Promise.resolve(new Response(JSON.stringify({ game: 'silver-gold', deck_hash: 'x', notes })));
  }
  const info = { id: 'table', status: 'gathering', seats: [{ kind: 'vacant' }] };
  return Promise.resolve(new Response(JSON.stringify({ info, tokens: [], links: [], url: '#' })));
}

function open(game: string): void {
  site.route = { page: 'setup', game };
  render(Setup, { words });
}

beforeEach(() => {
  sent = [];
  refusal = null;
  missing.clear();
  localStorage.clear();
  site.face = '';
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('fetch', service);
});
afterEach(() => {
  cleanup();
  expect([...missing]).toEqual([]);
  vi.unstubAllGlobals();
});

const set = async (): Promise<Record<string, unknown>> => {
  await fireEvent.submit(document.querySelector('form')!);
  await waitFor(() => expect(asked('tables')).toHaveLength(1));
  return asked('tables')[0]!;
};

describe('who begins', () => {
  it('SG-11: is drawn at random, or somebody by name', async () => {
    open('silver-gold');
    const select = screen.getByLabelText<HTMLSelectElement>('Start player');
    expect([...select.options].map(({ text }) => text)).toEqual(['Random', 'Guest', 'Old Barnaby']);
    await fireEvent.change(select, { target: { value: '1' } });
    expect((await set())['options']).toMatchObject({ 'start-player': 1 });
  });
  it('AM-3: goes by the order of age where a game has one, youngest first', async () => {
    open('amulet');
    await fireEvent.click(screen.getByRole('radio', { name: '3' }));
    await fireEvent.click(screen.getByRole('switch', { name: /Set who is youngest/ }));
    const list = (): string[] => [...document.querySelectorAll('.order .name')].map((one) => one.textContent ?? '');
    const [first, second, third] = list();
    await fireEvent.click(screen.getByRole('button', { name: `Move ${third} up` }));
    expect(list()).toEqual([first, third, second]);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(`Move ${third} up`));
    await fireEvent.click(screen.getByRole('button', { name: `Move ${third} up` }));
    expect(list()).toEqual([third, first, second]);
    // At the top it cannot move up any further, so the focus goes to the other arrow.
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(`Move ${third} down`));
    expect(screen.getByText(`${third} is now number 1 of 3.`)).toBeTruthy();
    expect(screen.getByRole('option', { name: `Youngest player: ${third}` })).toBeTruthy();
    expect((await set())['options']).toEqual({ 'memory-aid': true, ages: '2-0-1' });
  });
  it('AM-3: the order of age stays one of all seats when others come or go', async () => {
    open('amulet');
    await fireEvent.click(screen.getByRole('switch', { name: /Set who is youngest/ }));
    await fireEvent.click(screen.getByRole('radio', { name: '4' }));
    await fireEvent.click(screen.getByRole('radio', { name: '3' }));
    expect((await set())['options']).toEqual({ 'memory-aid': true, ages: '0-1-2' });
  });
});

describe('who sits there', () => {
  it('is told how strong every opponent is, and how the chosen one plays', async () => {
    open('silver-gold');
    const select = screen.getByLabelText<HTMLSelectElement>('Seat 2');
    const opponents = [...select.querySelectorAll('optgroup option')].map((option) => option.textContent);
    expect(opponents[0]).toBe('Pip the Cabin Boy · strength 1 of 5');
    expect(opponents[4]).toBe('The Admiral · strength 5 of 5');
    expect(screen.getByRole('img', { name: 'Strength 3 of 5' })).toBeTruthy();
    await fireEvent.change(select, { target: { value: 'pip' } });
    expect(screen.getByRole('img', { name: 'Strength 1 of 5' }).querySelectorAll('.on')).toHaveLength(1);
    expect(screen.getByText(/Cannot pass a palm/)).toBeTruthy();
    await fireEvent.change(select, { target: { value: 'link' } });
    expect(screen.queryByRole('img', { name: /Strength/ })).toBeNull();
  });
  it('has the face that was chosen here; others at this screen have none yet', async () => {
    open('silver-gold');
    await fireEvent.change(screen.getByLabelText('Seat 2'), { target: { value: 'me' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Choose your face' }));
    const faces = screen.getAllByRole<HTMLInputElement>('radio').filter(({ name }) => name === 'face');
    expect(faces).toHaveLength(12);
    expect(faces.filter(({ checked }) => checked)).toHaveLength(1);
    await fireEvent.click(screen.getByRole('radio', { name: 'Orange turban' }));
    expect(localStorage.getItem('sterling-face')).toBe('turban');
    expect((await set())['seats']).toMatchObject([
      { kind: 'me', face: 'turban' },
      { kind: 'me', face: '' },
    ]);
  });
});

describe('SG-5: a deck of one’s own', () => {
  const choose = async (file: File): Promise<void> => {
    await fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } });
  };
  const problem = (): string | undefined => document.querySelector('[data-test=deck-problem]')?.textContent?.trim();
  const file = (content: BlobPart, name = 'mine.txt'): File => new File([content], name);

  it('is checked at once, drawn, sent with the table and kept for the next one', async () => {
    open('silver-gold');
    await choose(file(sgDeck));
    await screen.findByText('mine.txt works. This table will use these cards.');
    expect(asked('decks')).toEqual([{ game: 'silver-gold', deck: sgDeck, name: 'mine.txt', seats: 2 }]);
    expect(screen.getByText('Differs from the house deck: number of purple cards.')).toBeTruthy();
    await waitFor(() => expect(document.querySelectorAll('[data-test=deck-cards] svg[role=img]')).toHaveLength(47));
    expect((await set())['deck']).toBe(sgDeck);
    cleanup();
    open('silver-gold');
    await screen.findByText('mine.txt works. This table will use these cards.');
    await fireEvent.click(screen.getByRole('button', { name: 'Remove these cards' }));
    expect(localStorage.getItem('sterling-deck-silver-gold')).toBeNull();
    sent = [];
    expect((await set())['deck']).toBeNull();
  });
  it('is refused with the line that is wrong, and no table is set with it', async () => {
    refusal = { code: 'deck/colour', text: 'mine.txt, line 3: “pink” is no colour', facts: { line: 3 } };
    open('silver-gold');
    await choose(file('card A pink'));
    await waitFor(() => expect(problem()).toContain('line 3'));
    await fireEvent.submit(document.querySelector('form')!);
    expect(asked('tables')).toEqual([]);
    expect(screen.getByText(/There is a problem with your cards/)).toBeTruthy();
    expect(localStorage.getItem('sterling-deck-silver-gold')).toBeNull();
  });
  it('is not to blame if the service cannot be asked, and is checked again with the next try', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    open('silver-gold');
    await choose(file(sgDeck));
    await waitFor(() => expect(problem()).toContain('No server answers'));
    expect(screen.queryByText(/There is a problem with your cards/)).toBeNull();
    vi.stubGlobal('fetch', service);
    await fireEvent.submit(document.querySelector('form')!);
    await screen.findByText('mine.txt works. This table will use these cards.');
    expect(screen.queryByText(/There is a problem with your cards/)).toBeNull();
    expect(asked('tables')).toEqual([]);
    expect((await set())['deck']).toBe(sgDeck);
  });
  it('is not even sent where it is no text, or too long', async () => {
    open('silver-gold');
    await choose(file(new Uint8Array([0x89, 0x50, 0xff, 0xfe]), 'cat.png'));
    await waitFor(() => expect(problem()).toBe('cat.png is not a UTF-8 text file.'));
    await choose(file('x'.repeat(300_000), 'huge.txt'));
    await waitFor(() => expect(problem()).toContain('huge.txt is too long'));
    expect(asked('decks')).toEqual([]);
  });
  it('is not asked for where a game has none', () => {
    open('amulet');
    expect(screen.queryByLabelText('Choose a file')).toBeNull();
  });
});

describe('JS-10: characters', () => {
  it('are chosen with the table, one that others have cannot be had, and the rest comes at random', async () => {
    open('john-silver');
    await fireEvent.click(screen.getByRole('radio', { name: '3' }));
    const [mine, nobody] = screen.getAllByRole('group').filter((one) => one.querySelector('[data-test^=character]'));
    await fireEvent.click(mine!.querySelector('[data-test=character-captain]')!);
    const taken = nobody!.querySelector<HTMLButtonElement>('[data-test=character-captain]')!;
    expect([taken.disabled, taken.getAttribute('aria-label')]).toEqual([true, 'Captain (taken)']);
    await fireEvent.click(nobody!.querySelector('[data-test=character-pirate]')!);
    const wish = await set();
    expect(wish['seats']).toMatchObject([{ characters: ['captain'] }, { kind: 'bot' }, { kind: 'bot' }]);
    expect(wish['ownerless']).toEqual(['pirate']);
  });
  it('are two for each of two players', async () => {
    open('john-silver');
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    for (const name of ['Captain', 'Pirate', 'Merchant']) await press(name);
    expect((await set())['seats']).toMatchObject([{ characters: ['pirate', 'merchant'] }, {}]);
  });
});
