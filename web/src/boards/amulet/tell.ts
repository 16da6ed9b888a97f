/** What became known between two views of the Amulet, in words. */
import type { Words } from '../../lib/words';
import type { Act, Line, Tell } from '../types';
import { keyOf } from './cards';
import { ruleOf, type View } from './view';

function naming(words: Words, names: string[], me: number) {
  return {
    card: (value: number): string => `${value} ${words(keyOf(value))}`,
    house: (seat: number, place: number): string =>
      seat === me
        ? words('web-amulet-own-place', { n: place + 1 })
        : words('web-amulet-their-place', { n: place + 1, name: names[seat] ?? '' }),
  };
}

export const tell: Tell = (anyBefore, anyAfter, { words, names, seat: me }) => {
  const before = anyBefore as View | null;
  const after = anyAfter as View;
  const lines: Line[] = [];
  const { card, house } = naming(words, names, me);
  if (before === null) return [{ heading: true, text: words('web-amulet-log-round', { n: after.round }) }];

  const seat = before.turn;
  const name = names[seat] ?? '';
  const add = (key: string, facts: Record<string, string | number> = {}, rule?: string, ...spots: string[]): void => {
    lines.push({
      seat,
      text: words(`web-amulet-log-${key}`, { name, ...facts }),
      spots,
      ...(rule === undefined ? {} : { rule }),
    });
  };

  if (after.rounds.length > before.rounds.length) {
    const round = after.rounds.at(-1);
    if (round) {
      lines.push({ text: words(`web-amulet-ended-${round.ended}`), rule: 'AM-21' });
      round.lost.forEach((n, at) =>
        lines.push({ seat: at, text: words('web-amulet-log-lost', { name: names[at] ?? '', n }), rule: 'AM-22' }),
      );
    }
    if (after.phase !== 'over') lines.push({ heading: true, text: words('web-amulet-log-round', { n: after.round }) });
    return lines;
  }
  if (before.caller === null && after.caller !== null) {
    lines.push({
      seat: after.caller,
      text: words('web-amulet-log-call', { name: names[after.caller] ?? '' }),
      rule: 'AM-20',
    });
  }

  const same = JSON.stringify(before.villages) === JSON.stringify(after.villages);
  if (before.hand === null && after.hand !== null) {
    const { source, value } = after.hand;
    if (before.phase === 'power' && value !== null) add('fetch', { card: card(value) }, 'AM-C10', 'hand', 'pile');
    else if (source === 'discard' && value !== null) add('take', { card: card(value) }, 'AM-11', 'hand', 'pile');
    else if (source === 'display' && value !== null) add('display', { card: card(value) }, 'AM-C1', 'hand');
    else if (before.phase !== 'witch') add('draw', {}, 'AM-10', 'hand', 'deck');
  }
  const put = after.pile.slice(before.pile.length);
  if (put.length > 0) {
    if (before.phase === 'hand' && same && put[0] !== undefined)
      add('discard', { card: card(put[0]) }, 'AM-10', 'pile');
    else
      add(
        'exchange',
        { cards: put.map(card).join(', ') },
        'AM-12',
        ...before.announced.map((place) => `house:${seat}:${place}`),
        'pile',
      );
  }
  if (after.phase === 'end-new' && before.phase !== 'end-new') add('fail', {}, 'AM-14');
  if (before.phase === 'swap' && after.phase !== 'swap') add('swap', {}, 'AM-C12');

  after.looking.forEach((spot, at) => {
    const old = before.looking[at];
    if (spot === null || (old && old.seat === spot.seat && old.place === spot.place)) return;
    lines.push({
      seat: at,
      spots: [`house:${spot.seat}:${spot.place}`],
      text: words('web-amulet-log-look', { name: names[at] ?? '', house: house(spot.seat, spot.place) }),
    });
  });

  after.villages.forEach((village, at) => {
    const old = before.villages[at] ?? [];
    if (old.length !== village.length) return;
    village.forEach((now, place) => {
      const was = old[place];
      if (!was) return;
      // A card that comes in face up by an exchange is told above; only what turns where it lies is told here.
      if (now.up && !was.up && now.value !== null && put.length === 0 && before.phase !== 'swap') {
        lines.push({
          seat: at,
          spots: [`house:${at}:${place}`],
          text: words('web-amulet-log-up', { house: house(at, place), card: card(now.value) }),
        });
      }
      if (now.amulet && !was.amulet) add('amulet', { house: house(at, place) }, 'AM-30', `house:${at}:${place}`);
      if (now.up && was.up && now.value === was.value && now.on !== was.on && now.on !== null)
        add('guard', { house: house(at, now.on) }, 'AM-C3', `house:${at}:${now.on}`);
    });
  });
  return lines;
};

/** AM-58: every action and every place is open to all. */
export const act: Act = (action, anyBefore, { words, names, seat: me, who }) => {
  const before = anyBefore as View;
  const { card, house } = naming(words, names, me);
  const village = before.villages[who] ?? [];
  const place = Number(action.slice(1)) - 1;
  const say = (key: string, rule: string, spots: string[], facts: Record<string, string | number> = {}): Line => ({
    seat: who,
    text: words(`web-amulet-act-${key}`, { name: names[who] ?? '', n: place + 1, ...facts }),
    rule,
    spots,
  });
  const own = `house:${who}:${place}`;
  const end = before.phase === 'end-new' ? 'new' : 'penalty';
  switch (action[0]) {
    case 'D':
      return before.phase === 'rascal'
        ? say('further', 'AM-C4', ['deck'])
        : say('top', before.phase === 'power' ? 'AM-C11' : 'AM-C4', ['deck']);
    case 'N':
      if (before.phase === 'look')
        return say(village.some((one) => one.knowers.includes(who)) ? 'no-more' : 'no-look', 'AM-2', [`name:${who}`]);
      if (before.phase === 'second-look') return say('no-more', 'AM-C7', [`name:${who}`]);
      return before.phase === 'witch' ? say('leave', 'AM-C11', ['deck']) : say('no-power', ruleOf(before), ['pile']);
    case 'Y':
      return say(
        'all',
        'AM-13',
        before.announced.map((one) => `house:${who}:${one}`),
      );
    case 'L':
      return say(`${end}-left`, 'AM-14', [`house:${who}:0`]);
    case 'R':
      return say(`${end}-right`, 'AM-14', [`house:${who}:${village.length}`]);
    case 'U': {
      const value = village[place]?.value ?? 0;
      return say('use', `AM-C${value}`, [own], { card: card(value) });
    }
    case 'O': {
      const on = village[before.using ?? 0]?.on ?? 0;
      return say('off', 'AM-C3', [`house:${who}:${on}`], { house: house(who, on) });
    }
    case 'E':
      return say('end', 'AM-57', [`name:${who}`]);
    case 'abcd'[who]:
      if (before.phase === 'power' && before.pile.at(-1) === 12) return say('give', 'AM-C12', [own]);
      if (before.phase === 'announce' && before.announced.length > 0) return say('add', 'AM-13', [own]);
      return ['hand', 'announce', 'witch'].includes(before.phase)
        ? say('pick', before.phase === 'witch' ? 'AM-C11' : 'AM-12', [own])
        : null;
    default:
      return null;
  }
};
