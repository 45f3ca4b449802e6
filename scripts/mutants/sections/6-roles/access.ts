import type { Mutant } from '../../mutant.ts';

export const accessOf6: readonly Mutant[] = [
  {
    id: '6.01',
    file: 'contracts/http/lookup.ts',
    find: "'GET /api/lookup/contact': endpoint({\n    access: 'public'",
    replace: "'GET /api/lookup/contact': endpoint({\n    access: 'member'",
    why: 'a guest cannot read how to reach support',
  },
  {
    id: '6.01',
    file: 'contracts/http/lookup.ts',
    find: "'GET /api/lookup/sources': endpoint({\n    access: 'public'",
    replace: "'GET /api/lookup/sources': endpoint({\n    access: 'member'",
    why: 'a guest cannot read the sources',
  },
  {
    id: '6.02',
    file: 'contracts/http/wallet.ts',
    find: "'GET /api/wallet/resetpassword/{slotCode}': endpoint({\n    access: 'member'",
    replace: "'GET /api/wallet/resetpassword/{slotCode}': endpoint({\n    access: 'guest-or-member'",
    why: 'a guest may reset a game password',
  },
  {
    id: '6.03',
    file: 'mock-server/http/statuses.ts',
    find: 'INVALID_IP: 403,',
    replace: 'INVALID_IP: 200,',
    why: 'a refused address is answered as done',
  },
  {
    id: '6.01',
    file: 'mock-server/http/authenticate.ts',
    find: "access === 'public' || isGuest ? null",
    replace: 'isGuest ? null',
    why: 'a public call needs a token',
  },
  {
    id: '6.02',
    file: 'mock-server/http/authenticate.ts',
    find: "access === 'guest-or-member' && request.headers.authorization === undefined",
    replace: "access === 'guest-or-member'",
    why: 'a member chats as a guest',
  },
];
