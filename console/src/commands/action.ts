import type { VerbAction } from '../ui/verb-button.tsx';

/** A state of the product that one call brings about. */
export interface Action extends VerbAction {
  id: string;
  /** The part of the console that it belongs to. */
  group: 'member' | 'money' | 'games' | 'wheel' | 'chat' | 'service' | 'network' | 'clock';
  /** What a tester may type to find it, beside the label. */
  words: string;
}
