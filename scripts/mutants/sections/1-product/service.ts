import type { Mutant } from '../../mutant.ts';

export const serviceOf1: readonly Mutant[] = [
  {
    id: '1.13',
    file: 'mock-server/world/members/registration.ts',
    find: 'invitedBy: inviter?.id ?? null',
    replace: 'invitedBy: null',
    why: 'no friend has an inviter',
  },
  {
    id: '1.05',
    file: 'mock-server/world/chat/chat.ts',
    find: "id !== '' && !MEMBER_ID.test(id) && ",
    replace: "id !== '' && ",
    why: 'a guest takes the id of a future member',
  },
  {
    id: '1.17',
    file: 'mock-server/world/chat/chat.ts',
    find: 'userId: caller ? id : null',
    replace: 'userId: null',
    why: 'a member chats under no id',
  },
];
