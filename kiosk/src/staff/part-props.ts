import type { Result } from './terminal-client.ts';

/** Props of a part of the self-test that a person must see, hear or touch. */
export interface PartProps {
  window: Window & typeof globalThis;
  /** The instruction or question for staff. */
  ask: string;
  onEnd: (result: Result, detail?: string) => void;
}
