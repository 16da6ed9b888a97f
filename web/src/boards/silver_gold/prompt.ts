/** The prompt: the question, what the current choice would do, and the buttons that answer it. */
import { ICONS } from '../../art/icons';
import type { Choice, Prompt } from '../types';
import { gainsOf } from './gains';
import type { Gestures } from './gestures.svelte';
import type { Picks } from './picks.svelte';
import type { Reading } from './reading.svelte';

/** A face-down card. */
const BACK = 'M6 3h12v18H6zM9 6l6 12M15 6L9 18';

export function promptOf(reading: Reading, hand: Gestures, picks: Picks): Prompt | null {
  if (picks.keeping) return keepPrompt(reading, picks);
  if (picks.replacing) return replacePrompt(reading, picks);
  return hand.marking ? markPrompt(reading, hand) : null;
}

function keepPrompt(reading: Reading, picks: Picks): Prompt {
  const { view, words } = reading;
  const { keep } = picks;
  const press = (): void => picks.send(keep);
  const names = picks.places.map((place) => reading.island(view.own?.dealt[place]));
  const detail = names.map((island) => (island ? reading.nameOf(island) : '')).join(' · ');
  return {
    text: words('web-sg-ask-keep'),
    rule: 'SG-10',
    detail: detail || words('web-sg-keep-how'),
    choices: [{ id: 'keep', label: words('web-sg-keep'), kind: 'main', key: 'Enter', disabled: !keep, press }],
  };
}

function replacePrompt(reading: Reading, picks: Picks): Prompt {
  const { view, words } = reading;
  const take = picks.taking(picks.places[0]);
  const draw = picks.drawing();
  const pile = words('web-sg-pile', { cards: view.pile });
  const hidden = { label: words('web-sg-draw'), icon: BACK, grave: true };
  if (picks.unseen && draw)
    return {
      text: words('web-sg-draw-sure'),
      rule: 'SG-29',
      detail: words('web-sg-draw-detail'),
      choices: [
        { id: 'draw-back', label: words('web-cancel'), key: 'Escape', press: () => picks.chooseUnseen() },
        { id: 'draw', ...hidden, kind: 'main', key: 'Enter', press: () => picks.send(draw) },
      ],
    };
  const choices: Choice[] = [];
  if (draw) choices.push({ id: 'unseen', ...hidden, key: 'd', press: () => picks.chooseUnseen() });
  const island = take?.form.do === 'take' ? reading.island(view.display[take.form.place]) : null;
  const label = words(island ? 'web-sg-take' : 'web-sg-take-one', { colour: island?.colour ?? '' });
  choices.push({ id: 'take', label, kind: 'main', key: 'Enter', disabled: !take, press: () => picks.send(take) });
  const seal = island?.seal ? ` · ${reading.sealText(island.seal)}` : '';
  return {
    text: words('web-sg-replace', { left: view.replacements }),
    rule: 'SG-29',
    detail: island
      ? words('web-sg-island', { colour: island.colour, cells: island.land.size, marked: 0 }) + seal
      : pile,
    choices,
  };
}

function markPrompt(reading: Reading, hand: Gestures): Prompt {
  const { following, single } = hand;
  return {
    text: question(reading, hand),
    detail: detailOf(reading, hand),
    rule: following ? 'SG-23' : single ? 'SG-22' : 'SG-21',
    choices: markChoices(reading, hand),
  };
}

/** What the piece would do where it is, or how to handle it. */
function detailOf(reading: Reading, { piece, trouble, single }: Gestures): string {
  if (piece?.action) return gainsOf(reading, piece.action);
  if (trouble) return trouble;
  return reading.words(single ? 'web-sg-how-one' : 'web-sg-how');
}

function question({ view, words }: Reading, { following, patterned, single }: Gestures): string {
  const pattern = words(`silver-gold-${view.pattern}`);
  if (following) return words('silver-gold-ask-follow-up', { left: view.own?.owed ?? 1 });
  if (patterned.length === 0) return words('web-sg-ask-only-single', { pattern });
  return single ? words('web-sg-ask-single') : words('web-sg-ask-mark', { pattern });
}

function markChoices({ words }: Reading, hand: Gestures): Choice[] {
  const { following, patterned, single, ready } = hand;
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
  choices.push({
    id: 'mark',
    label: words('web-sg-mark'),
    kind: 'main',
    key: 'Enter',
    icon: ICONS.check,
    disabled: ready === null,
    press: () => hand.commit(),
  });
  return choices;
}
