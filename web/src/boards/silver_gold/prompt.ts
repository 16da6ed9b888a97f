/** What the bar says: the question, what the present choice would do, the buttons that answer it. */
import { ICONS } from '../../art/icons';
import type { Choice, Prompt } from '../types';
import { gainsOf } from './gains';
import type { Gestures } from './gestures.svelte';
import type { Picks } from './picks.svelte';
import type { Reading } from './reading.svelte';

export function promptOf(reading: Reading, hand: Gestures, picks: Picks): Prompt | null {
  if (picks.keeping) return keepPrompt(reading, picks);
  if (picks.replacing) return replacePrompt(reading, picks);
  return hand.marking ? markPrompt(reading, hand) : null;
}

function keepPrompt({ view, words }: Reading, picks: Picks): Prompt {
  const { keep } = picks;
  const press = (): void => picks.send(keep);
  return {
    text: words('web-sg-ask-keep'),
    rule: 'SG-10',
    detail: picks.places.map((place) => view.own?.dealt[place]).join(', '),
    choices: [{ id: 'keep', label: words('web-sg-keep'), kind: 'main', key: 'Enter', disabled: !keep, press }],
  };
}

function replacePrompt({ view, words }: Reading, picks: Picks): Prompt {
  const take = picks.taking(picks.places[0]);
  const draw = picks.drawing();
  const choices: Choice[] = [];
  if (draw) choices.push({ id: 'draw', label: words('web-sg-draw'), key: 'd', press: () => picks.send(draw) });
  const card = take?.form.do === 'take' ? (view.display[take.form.place] ?? '') : '…';
  const label = words('web-sg-take', { card });
  choices.push({ id: 'take', label, kind: 'main', key: 'Enter', disabled: !take, press: () => picks.send(take) });
  return {
    text: words('web-sg-replace', { left: view.replacements }),
    rule: 'SG-29',
    detail: words('web-sg-pile', { cards: view.pile }),
    choices,
  };
}

function markPrompt(reading: Reading, hand: Gestures): Prompt {
  const { words } = reading;
  const { following, single, shown, unfit } = hand;
  return {
    text: question(reading, hand),
    detail: shown ? gainsOf(reading, shown) : words(unfit ? 'web-sg-no-fit' : 'web-sg-how'),
    rule: following ? 'SG-23' : single ? 'SG-22' : 'SG-21',
    choices: markChoices(reading, hand),
  };
}

function question({ view, words }: Reading, { following, patterned, single }: Gestures): string {
  const pattern = words(`silver-gold-${view.pattern}`);
  if (following) return words('silver-gold-ask-follow-up', { left: view.own?.owed ?? 1 });
  if (patterned.length === 0) return words('web-sg-ask-only-single', { pattern });
  return single ? words('web-sg-ask-single') : words('web-sg-ask-mark', { pattern });
}

function markChoices({ words }: Reading, hand: Gestures): Choice[] {
  const { following, patterned, single, pinned } = hand;
  const choices: Choice[] = [];
  const tool = (id: string, label: string, key: string, icon: string, press: () => void): void => {
    choices.push({ id, label, kind: 'tool', key, icon, press });
  };
  if (!single) {
    tool('turn', words('web-sg-turn-short'), 'r', ICONS.turn, () => hand.rotate(1));
    tool('flip', words('web-sg-flip-short'), 'f', ICONS.flip, () => hand.flip());
  }
  if (!following && patterned.length > 0) {
    const label = words(hand.wantSingle ? 'web-sg-pattern' : 'web-sg-single');
    choices.push({ id: 'single', label, key: 's', press: () => hand.toggleSingle() });
  }
  const press = (): void => {
    if (pinned) hand.commit(pinned);
  };
  const disabled = pinned === null;
  choices.push({
    id: 'mark',
    label: words('web-sg-mark'),
    kind: 'main',
    key: 'Enter',
    icon: ICONS.check,
    disabled,
    press,
  });
  return choices;
}
