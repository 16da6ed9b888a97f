/** The shuffle is compared with what was noted before the game, not with what the service says at the end. */
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkShuffle, noted, noteNonce, noteStart } from './shuffle';
import type { TableInfo } from './wire';

const sha = (...parts: Buffer[]): string => createHash('sha256').update(Buffer.concat(parts)).digest('hex');
const hex = (digit: string): string => digit.repeat(64);

function table(status: string, secret: string, nonces: Record<string, string>): TableInfo {
  const parts = Object.entries(nonces).flatMap(([seat, nonce]) => [
    Buffer.from([Number(seat)]),
    Buffer.from(nonce, 'hex'),
  ]);
  const seed = sha(Buffer.from('sterling shuffle 1\0'), Buffer.from(secret, 'hex'), ...parts);
  return {
    id: 'T',
    status,
    commitment: sha(Buffer.from(secret, 'hex')),
    seats: [{ kind: 'human' }, { kind: 'human' }, { kind: 'bot' }],
    reveal: status === 'over' ? { secret, nonces, seed } : null,
  } as unknown as TableInfo;
}

const OURS = { 0: hex('a'), 1: hex('b') };

function play(): void {
  noteNonce(table('gathering', hex('1'), {}), 0, hex('a'));
  noteStart(table('playing', hex('1'), {}), [0]);
}

describe('the shuffle', () => {
  beforeEach(() => localStorage.clear());

  it('is right if promise, own number and people are those that were noted', async () => {
    play();
    expect(await checkShuffle(table('over', hex('1'), OURS), noted('T'))).toBe('right');
  });

  it('is wrong if the house has taken another secret, with a commitment that fits it', async () => {
    play();
    expect(await checkShuffle(table('over', hex('2'), OURS), noted('T'))).toBe('wrong');
  });

  it('is wrong if our number is not in it', async () => {
    play();
    expect(await checkShuffle(table('over', hex('1'), { ...OURS, 0: hex('c') }), noted('T'))).toBe('wrong');
  });

  it('is wrong if a number was added for a seat that nobody held, or one is missing', async () => {
    play();
    expect(await checkShuffle(table('over', hex('1'), { ...OURS, 2: hex('c') }), noted('T'))).toBe('wrong');
    expect(await checkShuffle(table('over', hex('1'), { 0: hex('a') }), noted('T'))).toBe('wrong');
  });

  it('is wrong if the seed does not follow from the numbers', async () => {
    play();
    const info = table('over', hex('1'), OURS);
    if (info.reveal !== null) info.reveal.seed = hex('0');
    expect(await checkShuffle(info, noted('T'))).toBe('wrong');
  });

  it('claims no more than was noted', async () => {
    expect(await checkShuffle(table('over', hex('1'), OURS), noted('T'))).toBe('sums');
    noteNonce(table('gathering', hex('1'), {}), 0, hex('a'));
    expect(await checkShuffle(table('over', hex('1'), OURS), noted('T'))).toBe('sums');
    expect(await checkShuffle(table('playing', hex('1'), OURS), noted('T'))).toBe('unknown');
  });

  it('keeps the first promise, and forgets the number of a seat that was left before the start', async () => {
    noteNonce(table('gathering', hex('1'), {}), 0, hex('a'));
    noteNonce(table('gathering', hex('2'), {}), 1, hex('d'));
    noteStart(table('playing', hex('1'), {}), [0]);
    expect(noted('T')).toEqual({
      commitment: table('over', hex('1'), {}).commitment,
      nonces: { 0: hex('a') },
      people: [0, 1],
    });
    expect(await checkShuffle(table('over', hex('1'), OURS), noted('T'))).toBe('right');
  });
});
