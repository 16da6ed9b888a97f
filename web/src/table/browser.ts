/** What a table needs, provided by a real browser. */
import { loadBoard } from '../boards';
import * as api from '../lib/api';
import { motion } from '../lib/motion';
import { noteStart } from '../lib/shuffle';
import { house } from '../lib/house.svelte';
import { site } from '../lib/site.svelte';
import { sound } from '../lib/sound';
import { wantMoreWords, type Words } from '../lib/words';
import type { Socket } from './controller';
import type { TableNeeds, Time } from './needs';
import type { Tempo } from './pace';

export const time: Time = {
  now: () => performance.now(),
  later(work, milliseconds) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  every(work, milliseconds) {
    const timer = setInterval(work, milliseconds);
    return () => clearInterval(timer);
  },
};

export const tempo: Tempo = {
  ms: (usual) => motion.ms(usual),
  left: () => motion.left(),
  still: () => motion.factor() === 0 || document.hidden,
};

function onReturn(work: () => void): () => void {
  const look = (): void => {
    if (document.visibilityState === 'visible') work();
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
  };
}

export function browserNeeds(words: () => Words): TableNeeds {
  return {
    api,
    connect: () => new WebSocket(api.socketAddress()) as unknown as Socket,
    loadBoard,
    words,
    language: () => site.language,
    time,
    tempo,
    sound: (which) => sound.play(which),
    onReturn,
    player() {
      if (!site.name) site.setName(words()('web-guest'));
      return { name: site.name, face: site.face };
    },
    remarks: () => site.remarks,
    hintsRead: () => (site.hints ? site.read : null),
    moreWords: wantMoreWords,
    async counsel() {
      const [{ Counsel }] = await Promise.all([import('./counsel.svelte'), wantMoreWords()]);
      return new Counsel();
    },
    lowest: (game) => house.facts(game)?.lowest_wins ?? false,
    goTo(table) {
      location.hash = `#/table/${table}`;
    },
    noteStart,
  };
}
