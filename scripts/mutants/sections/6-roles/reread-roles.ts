import type { Mutant } from '../../mutant.ts';

export const rereadRolesOf6: readonly Mutant[] = [
  {
    id: '6.02',
    file: 'web/src/features/chat/state/customer.ts',
    find: 'userId === null ? null : { userId, guestId: null }',
    replace: 'userId === null ? null : { userId, guestId: userId }',
    why: 'a member is a guest too',
  },
  {
    id: '6.02',
    file: 'web/src/api/http.ts',
    find: '`Bearer ${current}`',
    replace: '`bearer ${current}`',
    why: 'the token is sent under a word in small letters',
  },
  {
    id: '6.02',
    file: 'web/src/app/routing/routes.tsx',
    find: '      <RequireSession>\n        <MemberShell />\n      </RequireSession>',
    replace: '<MemberShell />',
    why: 'the member area needs no session',
  },
  {
    id: '6.02',
    file: 'mock-server/sockets/chat.ts',
    find: "memberOfToken(world, token).id === entry.member ? null : 'UNAUTHORIZED'",
    replace: "memberOfToken(world, token).id ? null : 'UNAUTHORIZED'",
    why: 'a member joins the room of another',
  },
];
