export interface SpinSound {
  /** A peg passes the pointer; `strength` from 0 to 1. */
  tick(strength: number): void;
  win(): void;
  close(): void;
}

const WIN_NOTES_HZ = [523.25, 587.33, 659.25, 783.99, 880, 1046.5] as const;
const NOTE_SECONDS = 0.11;
/** Ticks closer together than this sound as one. */
const MIN_TICK_SECONDS = 0.028;

/** @param context must be created in a user gesture, or browsers keep it silent */
export function createSpinSound(context: AudioContext): SpinSound {
  let lastTick = -1;

  function playNote(hertz: number, { at, seconds, volume }: { at: number; seconds: number; volume: number }) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(hertz, at);
    loudness.gain.setValueAtTime(0.0001, at);
    loudness.gain.exponentialRampToValueAtTime(volume, at + 0.004);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    tone.connect(loudness).connect(context.destination);
    tone.start(at);
    tone.stop(at + seconds + 0.02);
  }

  return {
    tick(strength) {
      const at = context.currentTime;
      if (at - lastTick < MIN_TICK_SECONDS) return;
      lastTick = at;
      playNote(900 + 500 * strength, { at, seconds: 0.05, volume: 0.05 + 0.05 * strength });
    },
    win() {
      WIN_NOTES_HZ.forEach((hertz, index) =>
        playNote(hertz, { at: context.currentTime + index * NOTE_SECONDS, seconds: 0.7, volume: 0.12 }),
      );
    },
    close: () => void context.close().catch(() => undefined),
  };
}
