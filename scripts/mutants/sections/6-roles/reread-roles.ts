import type { Mutant } from '../../mutant.ts';

export const rereadRolesOf6: readonly Mutant[] = [
  {
    id: '6.02',
    file: 'web/src/features/chat/state/customer.ts',
    find: 'userId === null ? null : { userId, guestId: null }',
    replace: 'userId === null ? null : { userId, guestId: userId }',
    why: 'a member is a guest too',
  },
];
