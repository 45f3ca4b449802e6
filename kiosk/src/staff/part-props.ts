import type { Result } from './terminal-client.ts';

/** A part of the self-test that somebody must see, hear or touch. */
export interface PartProps {
  window: Window & typeof globalThis;
  /** What staff are to do or to answer. */
  ask: string;
  onEnd: (result: Result, detail?: string) => void;
}
