import type { Result } from './terminal-client.ts';

export interface PartProps {
  window: Window & typeof globalThis;
  ask: string;
  onEnd: (result: Result, detail?: string) => void;
}
