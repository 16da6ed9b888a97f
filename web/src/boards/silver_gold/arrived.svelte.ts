/** The island that last came to one of the player's places: it stays highlighted until the player marks cells again. */
import { untrack } from 'svelte';
import type { Props } from './reading.svelte';

export class Arrived {
  card = $state('');

  /** Create it while the board is being set up. */
  constructor(given: () => Props) {
    $effect(() => {
      const { happened, seat } = given();
      untrack(() => {
        for (const { verb, who, things } of happened) {
          if (who !== seat) continue;
          if (verb === 'take' || verb === 'draw') this.card = things?.[0]?.id ?? '';
          else if (verb === 'mark') this.card = '';
        }
      });
    });
  }
}
