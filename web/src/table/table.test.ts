import { describe, expect, it, vi } from 'vitest';
import { Refused } from '../lib/api';
import type { Told } from '../lib/wire';
import { TABLE, answer, event, info, saw, seen, setTable } from './fakes';

const texts = (lines: { text: string }[]): string[] => lines.map(({ text }) => text);

describe('arriving', () => {
  it('shows the table as it is, through the eyes of our seat', async () => {
    const { table, socket, enter } = setTable({ eyes: [seen(0, 4, { waiting: [1] })] });
    expect(table.info).toBeNull();
    await enter();
    expect(socket().sent[1]).toMatchObject({ type: 'subscribe', table: TABLE });
    expect(table.line).toBe('open');
    expect(table.eyes.seat).toBe(0);
    expect(table.now?.number).toBe(4);
    expect(table.names).toEqual(['Ada', 'Ben']);
    expect(table.mine).toBe(false);
    expect(table.prompt.text).toContain('Ben');
  });
  it('is a spectator where no seat is ours', async () => {
    const { table, enter } = setTable({ eyes: [seen(-1, 4, { waiting: [1] })] });
    await enter();
    expect(table.eyes.seat).toBe(-1);
    expect(table.own).toEqual([]);
    expect(table.now?.number).toBe(4);
  });
  it('says why where there is no such table', async () => {
    const { table, api, sockets } = setTable();
    api.showTable.mockRejectedValueOnce(new Refused('some/code', {}, 'no such table'));
    await table.open();
    expect(table.problem).toBe('no such table');
    expect(sockets).toEqual([]);
  });
  it('opens no line where the page was left meanwhile', async () => {
    const { table, sockets } = setTable();
    const opening = table.open();
    table.close();
    await opening;
    expect(sockets).toEqual([]);
  });
  it('asks for the links anew while people gather', async () => {
    const about = info({ status: 'gathering' });
    const { table, api, hear, enter } = setTable({ about, eyes: [seen(0, 1, { view: null, waiting: [] })] });
    await enter();
    // Until the requests made on arrival are answered, nothing more is requested.
    await new Promise((done) => setTimeout(done));
    const before = api.showTable.mock.calls.length;
    hear({ type: 'here', table: TABLE, seats: [0], watching: 2 });
    expect(api.showTable.mock.calls.length).toBe(before + 1);
    expect(table.watching).toBe(2);
    expect(table.people.map((person) => person.here)).toEqual([true, false]);
  });
});

describe('events', () => {
  it('are shown one after the other, and all at once to who acts', async () => {
    const { table, time, socket, hear, enter } = setTable({ still: false });
    await enter();
    for (const number of [5, 6, 7, 8]) hear(event(0, number));
    expect(table.now?.number).toBe(5);
    expect(table.busy).toBe(true);
    time.pass(900);
    expect(table.now?.number).toBe(6);
    table.act({ code: 3, text: 'c', form: null });
    expect(table.now?.number).toBe(8);
    expect(socket().sent.at(-1)).toMatchObject({ type: 'move', seat: 0, decision: 8, action: 3 });
    expect(table.busy).toBe(true);
    hear({ type: 'ack', id: socket().sent.at(-1)?.['id'], table: TABLE, seat: 0, number: 9 });
    hear(event(0, 9, { who: 0, seen: { waiting: [1] } }));
    time.pass(900);
    expect(table.busy).toBe(false);
  });
  it('are told in words, aloud and in the log', async () => {
    const { table, hear, enter } = setTable();
    await enter();
    hear(event(0, 5));
    expect(texts(table.log)).toEqual(['seat 0 sees 5']);
    expect(table.spoken).toBe('seat 0 sees 5');
    hear(event(0, 6, { kind: 'time-out' }));
    expect(table.log[1]?.text).toContain('Ben');
  });
  it('give the board what happened together with the view it led to', async () => {
    const { table, time, hear, arrive, enter } = setTable({ still: false });
    await enter();
    expect(table.happened).toEqual([]);
    hear(event(0, 5));
    hear(event(0, 6));
    expect([table.now?.number, table.happened]).toEqual([5, [saw(0, 5)]]);
    time.pass(900);
    expect([table.now?.number, table.happened]).toEqual([6, [saw(0, 6)]]);
    time.pass(900);
    // When the whole table arrives, we do not know what led to it.
    arrive([seen(0, 9)]);
    expect([table.now?.number, table.happened]).toEqual([9, []]);
  });
  it('without words for their game tell nothing', async () => {
    const { table, hear, enter } = setTable({ about: info({ game: 'new-game' }) });
    await enter();
    hear(event(0, 5));
    expect(table.log).toEqual([]);
    expect(table.happened).toEqual([saw(0, 5)]);
  });
  it('have their sounds: a card of others, our turn once, the end', async () => {
    const { sounds, hear, enter } = setTable({ eyes: [seen(0, 4, { waiting: [1] })] });
    await enter();
    expect(sounds).toEqual([]);
    hear(event(0, 5, { seen: { waiting: [0] } }));
    expect(sounds).toEqual(['card', 'turn']);
    hear(event(0, 6, { who: 0, seen: { waiting: [0] } }));
    expect(sounds).toEqual(['card', 'turn']);
    hear(event(0, 7, { who: 0, seen: { waiting: [] }, info: info({ status: 'over' }) }));
    expect(sounds).toEqual(['card', 'turn', 'end']);
  });
  it('bring what people say, for five seconds', async () => {
    const { table, time, sounds, socket, hear, enter } = setTable({ eyes: [seen(0, 4, { waiting: [1] })] });
    await enter();
    table.speak('hello');
    expect(socket().sent.at(-1)).toMatchObject({ type: 'say', seat: 0, phrase: 'hello' });
    hear(event(0, 5, { kind: 'say', who: 1, phrase: 'thanks', seen: { waiting: [1] } }));
    expect(table.bubble.said?.seat).toBe(1);
    expect(table.log[0]?.text).toContain('Ben');
    expect(sounds).toEqual(['say']);
    time.pass(5000);
    expect(table.bubble.said).toBeNull();
  });
});

describe('a remark of an opponent', () => {
  const remark = { seat: 1, key: 'some-game-odo-says-see' };

  it('is said beside its face and aloud, for five seconds', async () => {
    const { table, time, hear, enter } = setTable();
    await enter();
    hear(event(0, 5, { who: 0 }));
    expect(table.bubble.said).toBeNull();
    hear(event(0, 6, { who: 0, remark }));
    expect(table.bubble.said).toEqual({ seat: 1, text: 'I see!' });
    expect(table.spoken).toBe(`seat 0 sees 6 ${table.names[1]}: “I see!”`);
    expect(texts(table.log)).not.toContain('I see!');
    time.pass(5000);
    expect(table.bubble.said).toBeNull();
  });
  it('comes once within twelve events', async () => {
    const { table, time, hear, enter } = setTable();
    await enter();
    const heard: number[] = [];
    for (let number = 5; number <= 30; number += 1) {
      hear(event(0, number, { who: 0, remark }));
      if (table.bubble.said) heard.push(number);
      time.pass(5000);
    }
    expect(heard).toEqual([5, 17, 29]);
  });
  it('is not shown where nobody wants to hear it, without words, or about what only the other at this screen sees', async () => {
    const unknown = { seat: 1, key: 'some-game-new-says-see' };
    for (const [wish, said] of [
      [{ remarks: false }, remark],
      [{}, unknown],
    ] as const) {
      const { table, hear, enter } = setTable(wish);
      await enter();
      hear(event(0, 5, { who: 0, remark: said }));
      expect(table.bubble.said).toBeNull();
    }
    const both = [seen(0, 4, { waiting: [0] }), seen(1, 4, { waiting: [0] })];
    const { table, hear, enter } = setTable({ eyes: both });
    await enter();
    // Under the cover, and then in the stream of the seat that is not looking.
    hear(event(0, 5, { who: 0, remark, seen: { waiting: [0] } }));
    table.eyes.uncover();
    hear(event(1, 5, { who: 0, remark, seen: { waiting: [0] } }));
    expect([table.eyes.seat, table.bubble.said]).toEqual([0, null]);
  });
});

describe('two people at one screen', () => {
  const two = [seen(0, 4, { waiting: [0] }), seen(1, 4, { waiting: [0] })];
  it('are covered from each other until the next one says so', async () => {
    const { table, hear, enter } = setTable({ eyes: two });
    await enter();
    expect([table.eyes.seat, table.eyes.covered]).toEqual([0, true]);
    table.eyes.uncover();
    hear(event(1, 5, { who: 0, seen: { waiting: [1] } }));
    hear(event(0, 5, { who: 0, seen: { waiting: [1] } }));
    expect([table.eyes.seat, table.eyes.covered]).toEqual([1, true]);
    expect(table.log).toEqual([]);
    table.eyes.uncover();
    expect(table.now?.seat).toBe(1);
  });
  it('each read a log of their own, and neither hears the other', async () => {
    const { table, hear, enter } = setTable({ eyes: two });
    await enter();
    hear(event(0, 5, { who: 0, seen: { waiting: [0], view: { turn: 70 } } }));
    expect(table.spoken).toBe('');
    table.eyes.uncover();
    hear(event(1, 5, { who: 0, seen: { waiting: [0], view: { turn: 71 } } }));
    expect(table.spoken).toBe('');
    expect(texts(table.log)).toEqual(['seat 0 sees 70']);
    hear(event(0, 6, { who: 0, seen: { waiting: [1], view: { turn: 72 } } }));
    expect(table.spoken).toBe('seat 0 sees 72');
    hear(event(1, 6, { who: 0, seen: { waiting: [1], view: { turn: 73 } } }));
    table.eyes.uncover();
    expect(table.eyes.seat).toBe(1);
    expect(texts(table.log)).toEqual(['seat 1 sees 71', 'seat 1 sees 73']);
  });
});

describe('the log', () => {
  const told = (turn: number, kind: Told['kind'] = 'move', who = 1): Told => ({ kind, who, happened: [saw(0, turn)] });

  it('is what the service says may be read again', async () => {
    const { table, hear, enter, sounds } = setTable({ eyes: [seen(0, 4, { waiting: [1] })] });
    await enter([[told(1, 'start'), told(2), told(3, 'time-out')]]);
    expect(texts(table.log).slice(0, 2)).toEqual(['seat 0 sees 1', 'seat 0 sees 2']);
    expect(table.log[2]?.text).toContain('Ben');
    expect(table.spoken).toBe('');
    expect(sounds).toEqual([]);
    hear(event(0, 5));
    expect(texts(table.log).slice(3)).toEqual(['seat 0 sees 3', 'seat 0 sees 5']);
  });
  it('begins anew where nobody may look back, and says everything aloud', async () => {
    const { table, hear, enter } = setTable();
    await enter([[told(1), told(2)]]);
    hear(event(0, 5, { happened: [saw(0, 3), saw(0, 4)], anew: 1 }));
    expect(texts(table.log)).toEqual(['seat 0 sees 4']);
    expect(table.spoken).toBe('seat 0 sees 3 seat 0 sees 4');
  });
  it('comes whole with what was taken back, and with the end', async () => {
    const { table, hear, enter } = setTable();
    await enter([[told(1), told(2)]]);
    hear(event(0, 5, { kind: 'undo', happened: [], story: [told(1)] }));
    expect(texts(table.log)).toEqual(['seat 0 sees 1']);
  });
  it('has nothing twice when the table comes again while events are still to be shown', async () => {
    const { table, hear, enter, arrive } = setTable({ still: false });
    await enter([[told(1)]]);
    hear(event(0, 5));
    hear(event(0, 6));
    arrive([seen(0, 6)], info(), [[told(1), told(5), told(6)]]);
    expect(texts(table.log)).toEqual(['seat 0 sees 1', 'seat 0 sees 5', 'seat 0 sees 6']);
  });
  it('says where it tells only the latest', async () => {
    const short = setTable({ about: info({ options: { 'memory-aid': false } }) });
    await short.enter();
    expect(short.table.forgets).toBe(true);
    for (const about of [info({ options: { 'memory-aid': true } }), info({ status: 'over', options: {} })]) {
      const { table, enter } = setTable({ about });
      await enter();
      expect(table.forgets).toBe(false);
    }
  });
});

describe('a refusal', () => {
  it('is shown and heard, and gone with the next event', async () => {
    const { table, sounds, socket, hear, enter } = setTable();
    await enter();
    table.act({ code: 3, text: 'c', form: null });
    expect(table.busy).toBe(true);
    const id = socket().sent.at(-1)?.['id'];
    hear({ type: 'error', id, code: 'some/code', text: 'not now', facts: {} });
    expect(table.refusal).toBe('not now');
    expect(table.busy).toBe(false);
    expect(sounds.at(-1)).toBe('no');
    hear(event(0, 5));
    expect(table.refusal).toBe('');
  });
  it('of a seat is shown too', async () => {
    const { table, api, enter } = setTable();
    await enter();
    api.seatBot.mockRejectedValueOnce(new Refused('some/code', {}, 'taken'));
    await table.seats.fill(1, 'easy');
    expect(table.refusal).toBe('taken');
    expect(table.problem).toBe('');
  });
});

describe('clocks', () => {
  it('go on between two messages', async () => {
    const { table, time, enter } = setTable({ eyes: [seen(0, 4, { clocks: [60_000, 60_000] })] });
    await enter();
    expect(table.clocks.since(table.now)).toBe(0);
    time.pass(1000);
    expect(table.clocks.since(table.now)).toBe(1000);
  });
  it('stand where there are none', async () => {
    const { table, time, enter } = setTable({ eyes: [seen(0, 4, { waiting: [1] })] });
    await enter();
    time.pass(1000);
    expect(table.clocks.since(table.now)).toBe(0);
  });
});

describe('seats', () => {
  it('that are asked and empty can be filled from the bar', async () => {
    const about = info();
    about.seats[1] = { ...about.seats[1]!, kind: 'vacant' };
    const { table, api, enter } = setTable({ about, eyes: [seen(0, 4, { waiting: [1] })] });
    await enter();
    table.prompt.choices?.[0]?.press();
    expect(api.seatBot).toHaveBeenCalledWith(TABLE, 1, expect.any(String), '');
  });
  it('whose players are away are given to a bot when the service offers it, and not before', async () => {
    const { table, api, time, hear, enter } = setTable({ eyes: [seen(0, 4, { waiting: [1] })] });
    await enter();
    const here = (left: number | null, offer = '') => ({
      type: 'here',
      table: TABLE,
      seats: [0],
      watching: 0,
      away: [{ seat: 1, left, offer }],
    });
    hear(here(60_000));
    // Our own clock does not matter.
    time.pass(600_000);
    expect(table.mayGive(1)).toBe(false);
    expect(table.prompt.choices ?? []).toEqual([]);
    expect(table.prompt.detail).toContain('Ben');
    hear(here(0, 'an-offer'));
    expect(table.mayGive(1)).toBe(true);
    const [choice] = table.prompt.choices ?? [];
    expect(table.prompt.text).toContain('Ben');
    expect(choice?.sure).toContain('Ben');
    choice?.press();
    expect(api.seatBot).toHaveBeenCalledWith(TABLE, 1, expect.any(String), 'an-offer');
    hear({ ...here(0), seats: [0, 1], away: [] });
    expect(table.mayGive(1)).toBe(false);
    expect(table.prompt.choices ?? []).toEqual([]);
  });
  it('over days are offered once the clock has run out', async () => {
    const { table, hear, enter } = setTable({ eyes: [seen(0, 4, { waiting: [1] })] });
    await enter();
    const away = [{ seat: 1, left: null, offer: '' }];
    hear({ type: 'here', table: TABLE, seats: [0], watching: 0, away });
    expect(table.prompt.detail).toBeUndefined();
    expect(table.mayGive(1)).toBe(false);
  });
  it('are offered to nobody who only watches', async () => {
    const { table, hear, enter } = setTable({ eyes: [seen(-1, 4, { waiting: [1] })] });
    await enter();
    hear({ type: 'here', table: TABLE, seats: [0], watching: 1, away: [{ seat: 1, left: 0, offer: 'x' }] });
    expect(table.mayGive(1)).toBe(false);
    expect(table.prompt.choices).toEqual([]);
  });
  it('are taken and given back over a new line', async () => {
    const { table, api, sockets, enter } = setTable();
    await enter();
    await table.seats.leave(0, 'easy');
    expect(table.seats.left).toBe(true);
    expect(api.leaveSeat).toHaveBeenCalledWith(TABLE, 0, 'easy');
    expect(sockets.length).toBe(2);
    await table.seats.takeBack(0);
    expect(api.takeBack).toHaveBeenCalledWith(TABLE, 0, { name: 'Ada', face: 'bun' });
    expect(sockets.length).toBe(3);
  });
  it('that we lost make us look who may come back', async () => {
    const { table, api, socket, arrive, enter } = setTable();
    await enter();
    const before = api.showTable.mock.calls.length;
    api.showTable.mockResolvedValueOnce({ ...answer([]), former: [0] });
    arrive([seen(-1, 9)]);
    await vi.waitFor(() => expect(table.seats.answer?.former).toEqual([0]));
    expect(api.showTable.mock.calls.length).toBe(before + 1);
    expect(socket().sent.length).toBeGreaterThan(0);
  });
});

describe('a rematch', () => {
  const NEXT = 'the-next-table-0000';
  const over = info({ status: 'over', scores: [] });
  const asked = info({ status: 'over', scores: [], next: NEXT, next_by: 1 });
  const there = (more: object) => ({ ...answer([], info({ id: NEXT, status: 'gathering' })), ...more });

  it('is asked for at a new table, which the service starts', async () => {
    const { table, api, gone, enter } = setTable({ about: over });
    await enter();
    expect(table.rematch).toBe('none');
    api.rematch.mockResolvedValueOnce(there({}));
    await table.again();
    expect(api.start).not.toHaveBeenCalled();
    expect(gone).toEqual([NEXT]);
  });
  it('that somebody else asks for drags nobody along', async () => {
    const { table, api, gone, hear, enter } = setTable({ about: over });
    await enter();
    api.showTable.mockResolvedValueOnce(there({ reserved: [0] }));
    hear(event(0, 5, { kind: 'next', who: 1, info: asked }));
    await vi.waitFor(() => expect(table.rematch).toBe('asked'));
    expect(api.showTable).toHaveBeenLastCalledWith(NEXT);
    expect(gone).toEqual([]);
    expect(table.prompt.text).toContain('Ben');
    expect(table.spoken).toContain('Ben');
    expect(table.prompt.choices?.map(({ id }) => id)).toEqual(['join', 'decline']);
    api.rematch.mockResolvedValueOnce(there({}));
    table.prompt.choices?.[0]?.press();
    await vi.waitFor(() => expect(gone).toEqual([NEXT]));
    expect(api.rematch).toHaveBeenCalledWith(TABLE);
  });
  it('can be declined', async () => {
    const { table, api, gone, enter } = setTable({ about: asked });
    api.showTable.mockResolvedValueOnce(answer([], asked)).mockResolvedValueOnce(there({ reserved: [0] }));
    await enter();
    await vi.waitFor(() => expect(table.rematch).toBe('asked'));
    await table.decline();
    expect(api.declineSeat).toHaveBeenCalledWith(NEXT, 0);
    expect(table.rematch).toBe('without');
    expect(table.prompt.choices?.map(({ id }) => id)).toEqual(['result']);
    expect(gone).toEqual([]);
  });
  it('at which we sit already is a press away', async () => {
    const { table, api, enter } = setTable({ about: asked });
    api.showTable
      .mockResolvedValueOnce(answer([], asked))
      .mockResolvedValueOnce(there({ tokens: [{ seat: 0, token: 't' }] }));
    await enter();
    await vi.waitFor(() => expect(table.rematch).toBe('coming'));
  });
});

describe('a table that is closed', () => {
  it('says so and asks nothing', async () => {
    const { table, hear, enter } = setTable();
    await enter();
    const closed = info({ status: 'closed' });
    hear(event(0, 5, { kind: 'close', who: null, info: closed, happened: [], seen: { waiting: [] } }));
    expect([table.closed, table.playing, table.mine]).toEqual([true, false, false]);
    expect(table.prompt.text).toContain('closed');
    expect(texts(table.log).at(-1)).toContain('closed');
  });
});

describe('the line', () => {
  it('is lost and found again, and brings what was missed', async () => {
    const { table, time, sockets, socket, arrive, enter } = setTable();
    await enter();
    socket().drop();
    expect(table.line).toBe('lost');
    time.pass(250);
    expect(sockets.length).toBe(2);
    arrive([seen(0, 7)]);
    expect(table.line).toBe('open');
    expect(table.now?.number).toBe(7);
  });
  it('that died in silence is found out by a beat', async () => {
    const { table, time, sockets, enter } = setTable();
    await enter();
    time.pass(12_000);
    expect(table.line).toBe('open');
    time.pass(12_000);
    expect(table.line).toBe('lost');
    expect(sockets.length).toBe(2);
  });
  it('is looked after at once when the page comes back', async () => {
    const { sockets, socket, enter, comeBack } = setTable();
    await enter();
    socket().drop();
    comeBack();
    expect(sockets.length).toBe(2);
  });
  it('is closed with the table, and nothing goes on after', async () => {
    const { table, time, sockets, socket, enter } = setTable();
    await enter();
    table.close();
    socket().drop();
    time.pass(60_000);
    expect(sockets.length).toBe(1);
  });
});

describe('hints', () => {
  it('come when they are due, but not through a cover', async () => {
    const hints = [{ key: 'first', when: (_view: never, asked: boolean) => asked }];
    const { table, enter } = setTable({ hints, eyes: [seen(0, 4, { waiting: [0] }), seen(1, 4, { waiting: [0] })] });
    await enter();
    expect(table.hint).toBe('');
    table.eyes.uncover();
    expect(table.hint).toBe('hint-some-game-first');
  });
});
