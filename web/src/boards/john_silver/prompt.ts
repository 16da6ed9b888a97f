/** The prompt: the question, what the current choice would do, and the buttons that answer it. */
import type { Choice, Prompt } from '../types';
import type { Gestures } from './gestures.svelte';
import type { Reading } from './reading.svelte';
import { legalFor, type Legal } from './view';

const RULES: Record<string, string> = { answer: 'JS-12', take: 'JS-22' };

export function promptOf(reading: Reading, hand: Gestures): Prompt | null {
  if (!hand.free) return null;
  const row = hand.aim?.row ?? hand.wantedRow;
  const stand = hand.standing[row];
  const detail = hand.note || (stand ? `${reading.rowName(row)}: ${reading.standingText(stand)}` : '');
  return {
    text: question(reading, hand),
    rule: RULES[reading.view.phase] ?? 'JS-20',
    choices: choices(reading, hand),
    ...(detail ? { detail } : {}),
  };
}

function question(reading: Reading, hand: Gestures): string {
  const { view, words } = reading;
  const can = (what: string): boolean => legalFor(hand.offered, what) !== undefined;
  if (view.phase === 'answer') return words(can('exchange') ? 'web-john-ask-answer-both' : 'web-john-ask-answer');
  if (view.phase === 'take') return words(can('draw') ? 'web-john-ask-take' : 'web-john-ask-take-must');
  return hand.held === null
    ? words('web-john-ask-lay')
    : words('web-john-ask-where', { card: reading.label(hand.held) });
}

function choices(reading: Reading, hand: Gestures): Choice[] {
  const { words } = reading;
  const { held, wanted, offered } = hand;
  const found: Choice[] = [];
  const add = (id: string, label: string, action: Legal | undefined, more: Partial<Choice> = {}): void => {
    if (action !== undefined) found.push({ id, label, press: () => hand.send(action), ...more });
  };
  add('keep', words('web-john-do-keep'), legalFor(offered, 'keep'), { kind: 'main', key: 'k' });
  add('exchange', words('web-john-do-exchange'), legalFor(offered, 'exchange'), { key: 'x' });
  if (wanted !== null) {
    const take = words('web-john-do-take', { card: reading.label(wanted) });
    add('take', take, hand.taking(wanted), { kind: 'main', key: 'Enter' });
  }
  const draw = { key: 'd', kind: wanted === null ? 'main' : 'plain' } as const;
  add('draw', words('web-john-do-draw'), legalFor(offered, 'draw'), draw);
  if (held !== null) {
    add('lay', words('web-john-do-lay'), hand.layingChosen(), { kind: 'main' });
    found.push({ id: 'back', label: words('web-john-do-back'), key: 'Escape', press: () => (hand.held = null) });
  }
  return found;
}
