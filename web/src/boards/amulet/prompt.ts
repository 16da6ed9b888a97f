/** The prompt: the question, what the current choice would do, and the buttons that answer it. */
import { joined } from '../../lib/story';
import type { Choice, Prompt } from '../types';
import { keyOf } from './cards';
import type { Free } from './free.svelte';
import type { Gestures } from './gestures.svelte';
import { AMULET, BELL } from './pieces/icons';
import type { Reading } from './reading.svelte';
import { ruleOf, type Legal } from './view';
import { differing, whyNoCall, whyNoTake } from './why';

/** A card in hand follows, or a free action is under way: the player need not say yet that another one is wanted. */
const NOT_THEN = ['turn', 'rascal', 'after', 'empath', 'bodyguard'];

export function promptOf(reading: Reading, hand: Gestures, free: Free): Prompt | null {
  // A turn that ends automatically asks nothing.
  if (!hand.free || free.isOver(hand)) return null;
  const detail = detailOf(reading, hand);
  return {
    text: question(reading, hand),
    rule: hand.hanging ? 'AM-30' : hand.calling ? 'AM-20' : ruleOf(reading.view),
    choices: choices(reading, hand, free),
    ...(detail ? { detail } : {}),
  };
}

function question(reading: Reading, hand: Gestures): string {
  const { view, words, power } = reading;
  if (hand.hanging) return words('web-amulet-ask-amulet');
  if (hand.calling) return words('web-amulet-ask-call');
  switch (view.phase) {
    case 'turn':
      return words(hand.can('call') ? 'web-amulet-ask-turn-call' : 'web-amulet-ask-turn');
    case 'hand': {
      const value = view.hand?.value;
      const facts = { value: value ?? '', card: value == null ? '' : reading.name(value) };
      return words(hand.can('discard') ? 'web-amulet-ask-hand' : 'web-amulet-ask-hand-must', facts);
    }
    case 'power':
      return words('web-amulet-ask-power', { card: power === undefined ? '' : reading.name(power) });
    case 'witch': {
      const top = view.seen.find((card) => card.depth === 0)?.value;
      return top == null
        ? words('web-amulet-ask-witch-plain')
        : words('web-amulet-ask-witch', { value: top, card: reading.name(top) });
    }
    default:
      return words(`web-amulet-ask-${view.phase}`);
  }
}

/** What the current choice would do, or what the power says. */
function detailOf(reading: Reading, { refused, picks, chosen }: Gestures): string {
  const { view, words, power } = reading;
  if (refused) return refused.text;
  const parts: string[] = [];
  if (view.caller !== null && view.phase === 'turn') parts.push(words('web-amulet-last-turn'));
  if (picks.length > 0) {
    const places = [...view.announced, ...picks];
    const values = places.map((place) => reading.village(reading.me)[place]?.value ?? null);
    const differ = differing(values);
    const leaving = values.map((value) => (value === null ? words('web-amulet-tell-hidden') : reading.full(value)));
    if (differ !== null) parts.push(words('web-amulet-tell-differ', { values: joined(differ.map(String), words) }));
    else parts.push(words('web-amulet-tell-leaves', { cards: joined(leaving, words) }));
    if (places.length > 1 && differ === null) parts.push(words('web-amulet-tell-several'));
  } else if (chosen !== null) {
    parts.push(reading.whose(chosen.seat, chosen.place));
  } else if (view.phase === 'hand' && view.hand?.value != null) {
    parts.push(`${reading.name(view.hand.value)}: ${reading.short(view.hand.value)}`);
  } else if (view.phase === 'power' && power !== undefined) {
    parts.push(words(`${keyOf(power)}-long`));
  }
  return parts.join(' ');
}

function choices(reading: Reading, hand: Gestures, free: Free): Choice[] {
  const { view, words, power } = reading;
  const { picks, chosen, offered } = hand;
  const found: Choice[] = [];
  const add = (id: string, label: string, action: Legal | undefined, more: Partial<Choice> = {}): void => {
    if (action !== undefined) found.push({ id, label, press: () => hand.send(action), ...more });
  };
  const back = (id: string, label: string, press: () => void): void => {
    found.push({ id, label, key: 'Escape', press });
  };
  if (hand.hanging || hand.calling) {
    if (hand.calling) add('call', words('web-amulet-do-call-sure'), hand.can('call'), { kind: 'main', icon: BELL });
    back('back', words('web-amulet-do-back'), () => {
      hand.hanging = false;
      hand.calling = false;
    });
    return found;
  }
  if (picks.length > 0) {
    const label = words('web-amulet-do-exchange', { n: picks.length + view.announced.length });
    found.push({ id: 'exchange', label, kind: 'main', key: 'Enter', press: () => hand.exchange() });
    back('clear', words('web-amulet-do-clear'), () => (hand.picks = []));
  } else if (chosen !== null) {
    const action = hand.can('card', chosen.place, chosen.seat);
    add('sure', words('web-amulet-do-sure'), action, { kind: 'main', key: 'Enter' });
    back('clear', words('web-amulet-do-clear'), () => (hand.chosen = null));
  } else {
    add('yes', words('web-amulet-do-yes'), hand.can('yes'), { kind: 'main', key: 'Enter' });
  }
  const draw = view.phase === 'rascal' ? 'do-more' : view.phase === 'power' ? 'do-witch' : 'do-draw';
  const kind = view.phase === 'turn' ? 'main' : 'plain';
  add('draw', words(`web-amulet-${draw}`), hand.can('draw'), { key: 'd', kind });
  const top = power === undefined ? '' : reading.full(power);
  add('take', words('web-amulet-do-take', { card: top }), hand.can('take'), { key: 't' });
  if (view.phase === 'turn') found.push(...unable(reading, hand), ...calling(reading, hand));
  add('discard', words('web-amulet-do-discard'), hand.can('discard'), { key: 'x' });
  for (const action of offered) {
    const place = action.form.place ?? 0;
    if (action.form.do === 'keep') {
      const value = view.seen.find((card) => card.depth === place)?.value;
      const label =
        value == null
          ? words('web-amulet-do-keep-nth', { place: place + 1 })
          : words('web-amulet-do-keep', { card: reading.full(value) });
      add(action.text, label, action, { key: String(place + 1) });
    }
    if (action.form.do === 'use') {
      const card = reading.name(reading.village(reading.me)[place]?.value ?? 0);
      add(action.text, words('web-amulet-use-card', { card, place: place + 1 }), action);
    }
  }
  add('left', words('web-amulet-do-left'), hand.can('left'), { key: 'l' });
  add('right', words('web-amulet-do-right'), hand.can('right'), { key: 'r' });
  add('off', words('web-amulet-do-off'), hand.can('off'));
  const looking = view.phase === 'look' || view.phase === 'second-look';
  const no = looking ? 'do-no-look' : view.phase === 'witch' ? 'do-no-witch' : 'do-no-power';
  add('no', words(`web-amulet-${no}`), hand.can('no'), { key: 'n' });
  add('end', words('web-amulet-do-end'), hand.can('end'), { kind: 'main', key: 'e' });
  if (offered.some(({ form }) => form.do === 'amulet')) {
    const press = (): void => void (hand.hanging = true);
    found.push({ id: 'amulet', label: words('web-amulet-do-amulet'), icon: AMULET, key: 'a', press });
  }
  if (free.kinds.length > 0 && !NOT_THEN.includes(view.phase)) found.push(then(reading, free));
  return found;
}

/** What a player would look for at the beginning of a turn but cannot do: a press says why. */
function unable(reading: Reading, hand: Gestures): Choice[] {
  const { words } = reading;
  const press = (): void => undefined;
  if (hand.can('take')) return [];
  return [{ id: 'take', label: words('web-amulet-do-take-none'), why: whyNoTake(reading), press }];
}

function calling(reading: Reading, hand: Gestures): Choice[] {
  const { words, view } = reading;
  const call = { id: 'call', label: words('web-amulet-do-call'), icon: BELL };
  if (hand.can('call')) return [{ ...call, key: 'c', press: () => void (hand.calling = true) }];
  if (view.caller === reading.seat) return [];
  return [{ ...call, why: whyNoCall(reading), press: () => undefined }];
}

/** AM-57: whether a free action is wanted after the action; otherwise the turn ends automatically. */
function then({ words }: Reading, free: Free): Choice {
  const [only] = free.kinds;
  const kind = free.kinds.length > 1 || only === undefined ? 'several' : only;
  const label = words('web-amulet-do-then', { kind });
  return { id: 'then', label, key: 'f', pressed: free.wanted, press: () => void (free.wanted = !free.wanted) };
}
