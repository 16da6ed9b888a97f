/** What can be played here and with whom: first as of the client's build, then as the service says. */
import built from '../generated/house.json';
import { askHouse } from './api';
import type { Facts, HouseAnswer } from './wire';
import type { Words } from './words';

export interface GameFacts extends Facts {
  /** The characters to play against, from the easiest to the strongest. */
  cast: string[];
  /** How strong each of them is, from 1 to 5. */
  strengths: Record<string, number>;
  /** Players without a character, for games that have none. */
  plain: string[];
  /** How many practice positions there are. */
  practice: number;
}

const PLAIN = new Set(built.games.flatMap((game) => game.plain));

class House {
  games = $state.raw<GameFacts[]>(built.games as unknown as GameFacts[]);
  /** The phrases for a table. */
  phrases = $state.raw<string[]>(built.phrases);
  /** The lessons by game. */
  private lessons = $state.raw<HouseAnswer['lessons']>(built.lessons);

  async ask(): Promise<void> {
    try {
      this.take(await askHouse());
    } catch {
      /* the built-in list is still a good guess; the tables themselves will report problems */
    }
  }

  take(answer: HouseAnswer): void {
    this.phrases = answer.phrases;
    this.lessons = answer.lessons;
    this.games = answer.games.map((facts) => {
      const bots = answer.bots[facts.name] ?? [];
      return {
        ...facts,
        cast: bots.filter((bot) => !PLAIN.has(bot)),
        strengths: answer.strengths[facts.name] ?? {},
        plain: bots.filter((bot) => PLAIN.has(bot)),
        practice: answer.practice[facts.name] ?? 0,
      };
    });
  }

  /** The lesson for newcomers to a game. */
  lesson(game: string): HouseAnswer['lessons'][string][number] | undefined {
    return this.lessons[game]?.[0];
  }

  facts(game: string): GameFacts | undefined {
    return this.games.find((facts) => facts.name === game);
  }
}

export const house = new House();

/** The name of a game; its name on the wire if the catalogue has no words for it. */
export function titleOf(words: Words, game: string): string {
  return words.or(`${game}-title`, game);
}
