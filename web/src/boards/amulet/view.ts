/** What the board of the Amulet reads from a view and a list of legal actions; it decides nothing itself. */
import type { components } from '../../generated/wire';
import { joined } from '../../lib/story';
import type { Words } from '../../lib/words';
import type { Action } from '../types';
import { keyOf } from './cards';

type Schemas = components['schemas'];
export type View = Schemas['AmuletView'];
export type Card = View['villages'][number][number];
export type Round = View['rounds'][number];
/** Any structured form (docs/notation/amulet.md). */
export type Form = { do: string; seat?: number; place?: number };
export type Legal = Action<Form>;

/** Finds the legal action of a form; undefined if there is none. */
export function legalFor(legal: Legal[], what: string, place?: number, seat?: number): Legal | undefined {
  return legal.find(({ form }) => form.do === what && form.place === place && form.seat === seat);
}

/** The sentences a screen reader reads for a village card. */
export function cardLabel(
  words: Words,
  names: string[],
  me: number,
  seat: number,
  place: number,
  card: Card,
  guarded: boolean,
): string {
  const facts = { place: place + 1, name: names[seat] ?? '' };
  const whose = words(seat === me ? 'web-amulet-own-place' : 'web-amulet-their-place', facts);
  const parts: string[] = [];
  if (card.value !== null) {
    const shown = { whose, value: card.value, card: words(keyOf(card.value)) };
    parts.push(words(card.up ? 'web-amulet-shows' : 'web-amulet-you-see', shown));
  } else {
    parts.push(words('web-amulet-hidden', { whose }));
  }
  const others = card.knowers.filter((knower) => knower !== me).map((knower) => names[knower] ?? '');
  const knows = card.knowers.includes(me);
  if (knows && others.length > 0) parts.push(words('web-amulet-known-both', { names: joined(others, words) }));
  else if (knows) parts.push(words('web-amulet-known-you'));
  else if (others.length > 0) parts.push(words('web-amulet-known-by', { names: joined(others, words) }));
  if (guarded) parts.push(words('web-amulet-guarded'));
  if (card.amulet) parts.push(words('web-amulet-sealed'));
  if (card.used) parts.push(words('web-amulet-used'));
  return parts.join(' ');
}

/** The rule behind the current decision. */
export function ruleOf(view: View): string {
  const power = view.pile.at(-1);
  switch (view.phase) {
    case 'look':
      return 'AM-2';
    case 'rascal':
      return 'AM-C4';
    case 'announce':
    case 'place':
      return 'AM-13';
    case 'end-new':
    case 'end-penalty':
      return 'AM-14';
    case 'power':
      return power === undefined ? 'AM-50' : `AM-C${power}`;
    case 'second-look':
      return 'AM-C7';
    case 'witch':
      return 'AM-C11';
    case 'swap':
      return 'AM-C12';
    case 'empath':
      return 'AM-C2';
    case 'bodyguard':
      return 'AM-C3';
    case 'after':
      return 'AM-57';
    case 'hand':
      return view.hand?.source === 'discard' ? 'AM-11' : 'AM-10';
    default:
      return 'AM-10';
  }
}
