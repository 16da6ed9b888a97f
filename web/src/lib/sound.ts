/** Small synthesised sounds, without files. Off by default. */
export type Sound = 'turn' | 'card' | 'mark' | 'coin' | 'bell' | 'say' | 'end' | 'no';

interface Tone {
  /** Hertz; with `to` it glides. */
  hz: number;
  to?: number;
  at: number;
  long: number;
  loud: number;
  shape?: OscillatorType;
}

/** Wood, paper and a small bell. */
const TONES: Record<Sound, Tone[]> = {
  turn: [
    { hz: 587, at: 0, long: 0.5, loud: 0.16 },
    { hz: 880, at: 0.13, long: 0.7, loud: 0.13 },
  ],
  card: [{ hz: 190, to: 90, at: 0, long: 0.09, loud: 0.22, shape: 'triangle' }],
  mark: [
    { hz: 1500, to: 700, at: 0, long: 0.05, loud: 0.06, shape: 'sawtooth' },
    { hz: 1300, to: 600, at: 0.07, long: 0.05, loud: 0.06, shape: 'sawtooth' },
  ],
  coin: [
    { hz: 1975, at: 0, long: 0.12, loud: 0.08, shape: 'triangle' },
    { hz: 2637, at: 0.06, long: 0.4, loud: 0.07, shape: 'triangle' },
  ],
  bell: [
    { hz: 523, at: 0, long: 1.6, loud: 0.16 },
    { hz: 1255, at: 0, long: 0.9, loud: 0.06 },
  ],
  say: [{ hz: 420, to: 520, at: 0, long: 0.09, loud: 0.1, shape: 'triangle' }],
  end: [
    { hz: 523, at: 0, long: 0.5, loud: 0.13 },
    { hz: 659, at: 0.16, long: 0.5, loud: 0.13 },
    { hz: 784, at: 0.32, long: 1.1, loud: 0.14 },
  ],
  no: [{ hz: 150, to: 110, at: 0, long: 0.16, loud: 0.16, shape: 'triangle' }],
};

let context: AudioContext | null = null;

export const sound = {
  on: false,
  play(which: Sound): void {
    if (!sound.on || typeof AudioContext === 'undefined') return;
    context ??= new AudioContext();
    // A page may not make sounds before the user has interacted with it; then nothing is heard.
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    const now = context.currentTime + 0.01;
    for (const tone of TONES[which]) {
      const voice = context.createOscillator();
      const volume = context.createGain();
      voice.type = tone.shape ?? 'sine';
      voice.frequency.setValueAtTime(tone.hz, now + tone.at);
      if (tone.to !== undefined) voice.frequency.exponentialRampToValueAtTime(tone.to, now + tone.at + tone.long);
      volume.gain.setValueAtTime(0.0001, now + tone.at);
      volume.gain.exponentialRampToValueAtTime(tone.loud, now + tone.at + 0.008);
      volume.gain.exponentialRampToValueAtTime(0.0001, now + tone.at + tone.long);
      voice.connect(volume).connect(context.destination);
      voice.start(now + tone.at);
      voice.stop(now + tone.at + tone.long + 0.02);
    }
  },
};
