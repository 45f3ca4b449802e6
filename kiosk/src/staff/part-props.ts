import type { Result } from '../../launcher/staff/shapes.ts';

export interface PartProps {
  window: Window & typeof globalThis;
  ask: string;
  onEnd: (result: Result, detail?: string) => void;
}
