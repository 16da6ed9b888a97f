/** A table that is being planned: who sits where, and what was chosen. The setup page shows it, `wish` sends it. */
import type { Owner } from '../lib/characters';
import { opponent, type Somebody } from '../lib/people';
import { site } from '../lib/site.svelte';
import type { GameFacts } from '../lib/house.svelte';
import type { ClockRule, CreateTable, Option, SeatPlan } from '../lib/wire';
import type { Words } from '../lib/words';
import type { DeckFile } from './decks';

const MEMORY_AID = 'memory-aid';

export const CLOCKS: Record<string, ClockRule | null> = {
  none: null,
  quick: { kind: 'move', seconds: 45, increment: 0 },
  calm: { kind: 'move', seconds: 180, increment: 0 },
  whole: { kind: 'game', seconds: 900, increment: 10 },
  day: { kind: 'move', seconds: 86_400, increment: 0 },
};

/** After how many seconds without a connection the others may let a bot go on. */
export const AWAY = [120, 300, 900, 3600];

export class Plan {
  name = $state(site.name);
  /** Who sits where: `me`, `link`, `open`, or the level of a bot. */
  seats = $state<string[]>([]);
  /** The names of the people at one screen, by seat; the first is the player's own name. */
  others = $state<string[]>(['', '', '', '']);
  ruleSet = $state('');
  switches = $state<Record<string, boolean>>({});
  /** Named seats, by option; nobody if chance decides. */
  chosen = $state<Record<string, number | null>>({});
  /** Entered orders of all seats, by option; none if chance decides. */
  orders = $state<Record<string, number[] | null>>({});
  /** What was chosen; until then, the service's default. */
  memoryAid = $state<boolean | null>(null);
  clock = $state('none');
  /** The chosen characters, by seat; under null those for the column that nobody owns. */
  characters = $state.raw<ReadonlyMap<Owner, string[]>>(new Map());
  /** A custom deck that the service has accepted; null for the house deck. */
  deck = $state.raw<DeckFile | null>(null);
  /** Whether a deck was chosen that the service has not accepted: it is being checked, something is wrong with it, or
   * the service could not be asked. */
  deckState = $state<'ready' | 'checking' | 'bad' | 'unknown'>('ready');
  /** Raised to have the deck checked again. */
  deckTries = $state(0);
  listed = $state(false);
  away = $state(AWAY[0] ?? 120);

  readonly remembers: boolean;
  readonly me = $derived.by(() => this.seats.indexOf('me'));
  readonly people = $derived.by(() => this.seats.filter((who) => who === 'me' || isFree(who)).length);
  readonly aided = $derived.by(() => this.memoryAid ?? (this.people <= 1 || this.clock === 'day'));
  /** Whether somebody still has to come. */
  readonly gathers = $derived.by(() => this.seats.some(isFree));
  /** Everybody's names, by seat. */
  readonly names = $derived.by(() => this.seats.map((who, seat) => this.called(who, seat)));

  constructor(
    readonly facts: GameFacts,
    private readonly words: () => Words,
  ) {
    this.seats = ['me', opponent(facts.name)];
    this.ruleSet = facts.rule_sets[0] ?? '';
    this.remembers = facts.options.some((option) => option.name === MEMORY_AID);
    const switches = this.options('switch').filter((option) => option.name !== MEMORY_AID);
    this.switches = Object.fromEntries(switches.map((option) => [option.name, option.default === true]));
  }

  options(kind: string): Option[] {
    return this.facts.options.filter((option) => option.kind === kind);
  }

  setCount(count: number): void {
    this.seats = Array.from({ length: count }, (_, seat) => this.seats[seat] ?? opponent(this.facts.name, seat - 1));
    for (const [option, seat] of Object.entries(this.chosen)) if ((seat ?? 0) >= count) this.chosen[option] = null;
    // How many characters each seat may have depends on the number of players.
    this.characters = new Map();
    const all = this.seats.map((_, seat) => seat);
    for (const [option, order] of Object.entries(this.orders)) {
      if (order) this.orders[option] = [...new Set([...order, ...all])].filter((seat) => seat < count);
    }
  }

  /** Lets people enter an order, initially that of the seats; or leaves it to chance. */
  enterOrder(option: string, on: boolean): void {
    this.orders[option] = on ? this.seats.map((_, seat) => seat) : null;
  }

  choose(owner: Owner, chosen: string[]): void {
    this.characters = new Map(this.characters).set(owner, chosen);
  }

  wish(): CreateTable {
    return {
      game: this.facts.name,
      seats: this.seats.map((who, seat): SeatPlan => {
        const characters = this.characters.get(seat) ?? [];
        if (who === 'me') return { kind: who, name: this.names[seat] ?? '', characters, face: this.faceAt(seat) };
        return isFree(who) ? { kind: who } : { kind: 'bot', level: who };
      }),
      name: this.name.trim() || this.words()('web-guest'),
      rule_set: this.ruleSet,
      options: this.chosenOptions(),
      listed: this.listed,
      clock: CLOCKS[this.clock] ?? null,
      deck: this.deck?.text ?? null,
      away: this.away,
      ownerless: this.characters.get(null) ?? [],
    };
  }

  /** Who sits there, for a picture of them. */
  somebody(seat: number): Somebody {
    const who = this.seats[seat] ?? '';
    const name = this.names[seat] ?? '';
    const kind = isFree(who) ? 'vacant' : who === 'me' ? 'human' : 'bot';
    return { name, kind, level: who, face: this.faceAt(seat), game: this.facts.name };
  }

  /** The face chosen in this browser belongs to the player; others at this screen get one by their name. */
  private faceAt(seat: number): string {
    return seat === this.me ? site.face : '';
  }

  private chosenOptions(): NonNullable<CreateTable['options']> {
    const options: NonNullable<CreateTable['options']> = { ...this.switches };
    if (this.remembers) options[MEMORY_AID] = this.aided;
    for (const [option, seat] of Object.entries(this.chosen)) if (seat !== null) options[option] = seat;
    for (const [option, order] of Object.entries(this.orders)) if (order) options[option] = order.join('-');
    return options;
  }

  private called(who: string, seat: number): string {
    const words = this.words();
    if (isFree(who)) return words('player-seat', { seat: seat + 1 });
    if (who !== 'me') return words(`bot-${who}`);
    if (seat === this.me) return this.name || words('web-guest');
    const number = this.seats.slice(0, seat + 1).filter((other) => other === 'me').length;
    return this.others[seat]?.trim() || words('web-guest-number', { number });
  }
}

export function isFree(who: string): who is 'link' | 'open' {
  return who === 'link' || who === 'open';
}
