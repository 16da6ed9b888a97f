/** Why a card cannot be chosen or taken, or the vote cannot be called: in one sentence, from public facts. */
import type { Reading } from './reading.svelte';
import type { Card } from './view';

/** AM-20: a call requires this few cards. */
const MOST = 4;
const OWN_LOOKS = ['look', 'second-look', 'empath'];
const BODYGUARD = 3;
const EXPOSER = 5;
const BEHOLDER = 7;
const APPRENTICE = 8;
const MASTER = 10;
const ROBBER = 12;

/** The key of the reason, without its prefix; empty if there is none. */
function reasonFor(reading: Reading, at: number, place: number, card: Card): string {
  const { view, seat, power } = reading;
  const own = at === seat;
  const covered = !own && (reading.isGuarded(at, place) || (card.up && card.value === BODYGUARD));
  if (view.phase === 'turn') return 'turn';
  if (view.phase === 'after') return 'after';
  if (card.amulet && view.phase !== 'bodyguard') return 'amulet';
  switch (view.phase) {
    case 'hand':
    case 'announce':
      return own ? 'right' : 'exchange-own';
    case 'place':
      return 'place';
    case 'end-new':
    case 'end-penalty':
      return 'end';
    case 'rascal':
      return 'rascal';
    case 'bodyguard':
      if (!own) return 'own';
      return place === view.using ? 'itself' : 'already';
    case 'swap':
      return own ? 'theirs' : covered ? 'guarded' : '';
    case 'witch':
      return covered ? 'guarded' : '';
  }
  const ownOnly = OWN_LOOKS.includes(view.phase) || power === EXPOSER || power === BEHOLDER || power === ROBBER;
  if (view.phase === 'power' && power === MASTER) return 'master';
  if (ownOnly && !own) return power === ROBBER && view.phase === 'power' ? 'own-first' : 'own';
  if (view.phase === 'power' && power === APPRENTICE && own) return 'theirs';
  if (covered) return 'guarded';
  if (card.up) return 'up';
  return OWN_LOOKS.includes(view.phase) ? 'seen' : '';
}

export function whyNot(reading: Reading, at: number, place: number): string {
  const card = reading.village(at)[place];
  const reason = card === undefined ? '' : reasonFor(reading, at, place, card);
  return reason === '' ? '' : reading.words(`web-amulet-why-${reason}`);
}

/** AM-20: why the vote cannot be called at the beginning of a turn. */
export function whyNoCall(reading: Reading): string {
  const { view, words, seat } = reading;
  const n = reading.village(seat).length;
  if (view.caller !== null) return words('web-amulet-why-called', { name: reading.names[view.caller] ?? '' });
  return n > MOST ? words('web-amulet-why-five', { n }) : words('web-amulet-why-call-first');
}

/** AM-11, AM-32: why the top of the discard pile cannot be taken. */
export function whyNoTake(reading: Reading): string {
  return reading.words(reading.view.pile.length === 0 ? 'web-amulet-why-empty' : 'web-amulet-why-only-amulet');
}

/** AM-13: cards that are known to differ, so they are not a set; null if they may be one. */
export function differing(values: readonly (number | null)[]): number[] | null {
  const DOPPELGANGER = 13;
  const known = values.filter((value) => value !== null && value !== DOPPELGANGER);
  const kinds = [...new Set(known)];
  return kinds.length > 1 ? (kinds as number[]) : null;
}
