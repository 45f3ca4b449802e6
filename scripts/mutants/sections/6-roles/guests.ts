import type { Mutant } from '../../mutant.ts';

export const guestsOf6: readonly Mutant[] = [
  {
    id: '6.01',
    file: 'web/src/features/login/login-form.tsx',
    find: 'void logIn({ username, password, remember });',
    replace: '',
    why: 'a guest cannot log in',
  },
  {
    id: '6.01',
    file: 'web/src/features/howto/howto-page.tsx',
    find: 'onOpen={() => setOpen(topic)}',
    replace: 'onOpen={() => undefined}',
    why: 'a guest sees no how-to video',
  },
  {
    id: '6.02',
    file: 'web/src/features/games/credentials-card.tsx',
    find: "<CopyText label={t('copy_username')} text={username} />",
    replace: '',
    why: 'a member cannot copy their game username',
  },
  {
    id: '6.02',
    file: 'web/src/features/games/account-actions.ts',
    find: "'GET /api/wallet/resetpassword/{slotCode}', readDone",
    replace: "'GET /api/wallet/account/{slotCode}', () => true as const",
    why: 'a member cannot reset their game password',
  },
  {
    id: '6.02',
    file: 'web/src/features/games/opened-game.tsx',
    find: 'useEffect(() => {\n    if (opensGames) void loadCredentials(account.code);',
    replace: 'useEffect(() => {',
    why: 'a member does not see their game credentials',
  },
  {
    id: '6.03',
    file: 'mock-server/http/authenticate.ts',
    find: "if (world.flags.invalidIp) throw new Refusal('INVALID_IP');",
    replace: '',
    why: 'every network is let in',
  },
  {
    id: '6.03',
    file: 'mock-server/world/members/tokens.ts',
    find: "  if (!member.isActive) throw new Refusal('INACTIVE_USER');\n",
    replace: '',
    why: 'a deactivated member keeps their session',
  },
  {
    id: '6.01',
    file: 'contracts/http/chat.ts',
    find: "'POST /api/chat/history': endpoint({\n    access: 'guest-or-member',",
    replace: "'POST /api/chat/history': endpoint({\n    access: 'member',",
    why: 'a guest has no chat history',
  },
  {
    id: '6.01',
    file: 'mock-server/world/chat/chat.ts',
    find: "if (caller ? id !== caller.id : !isGuestId(world, id)) throw new Refusal('NO_USER');",
    replace: "if (caller ? id !== caller.id : false) throw new Refusal('NO_USER');",
    why: "a guest reads a member's chat",
  },
];
