import type { VerbAction } from '../ui/verb-button.tsx';

export interface Action extends VerbAction {
  id: string;
  group: 'member' | 'money' | 'games' | 'wheel' | 'chat' | 'service' | 'network' | 'clock';
  /** Search words besides the label. */
  words: string;
}
