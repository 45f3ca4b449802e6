import type { Mutant } from '../../mutant.ts';

export const rereadEntitiesOf3: readonly Mutant[] = [
  {
    id: '3.21',
    file: 'web/src/features/spin/spin-rules.ts',
    find: 'amount: value !== null && value > 0 ? value : null',
    replace: 'amount: value !== null && value > 100 ? value : null',
    why: 'a coupon of a baht counts as a thing',
  },
  {
    id: '3.25',
    file: 'web/src/features/chat/state/conversation.ts',
    find: 'payload: { message: content.text }',
    replace: 'payload: { message: content.text.trim() }',
    why: 'a text is sent without its first and last spaces',
  },
];
