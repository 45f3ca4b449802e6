import type { VerbAction } from '../ui/verb-button.tsx';

/** A state of the product that one call sets up. */
export interface Action extends VerbAction {
  id: string;
  /** The section that it belongs to. */
  group: 'member' | 'money' | 'games' | 'wheel' | 'chat' | 'service' | 'network' | 'clock';
  /** Search words besides the label. */
  words: string;
}
