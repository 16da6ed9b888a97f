/** A quick game against one opponent: the table, our part of the shuffle, and the deal. */
import { addNonces, createTable, start } from './api';
import { site } from './site.svelte';
import type { Words } from './words';

/** Returns where the game is played. */
export async function startGame(game: string, level: string, words: Words): Promise<string> {
  const seats = [
    { kind: 'me' as const, face: site.face },
    { kind: 'bot' as const, level },
  ];
  const answer = await addNonces(await createTable({ game, seats, name: site.name || words('web-guest') }));
  await start(answer.info.id);
  return `#/table/${answer.info.id}`;
}
