import type { Mutant } from '../../mutant.ts';

export const rereadProductOf1: readonly Mutant[] = [
  {
    id: '1.04',
    file: 'web/src/features/howto/film-player.tsx',
    find: '          onPlay={() => setStarted(true)}\n',
    replace: '',
    why: 'a playing film has no controls',
  },
  {
    id: '1.19',
    file: 'web/src/shared/session/locale.ts',
    find: "return edition === 'laos' ? 'lo' : 'th';",
    replace: "return edition === 'laos' || navigator.language.startsWith('lo') ? 'lo' : 'th';",
    why: 'the browser decides about the first language',
  },
  {
    id: '1.10',
    file: 'web/src/features/withdraw/withdraw-state.ts',
    find: 'body: { amount: bahtFromSatang(amount) }',
    replace: 'body: { amount: Math.floor(bahtFromSatang(amount)) }',
    why: 'the satang of a withdrawal are lost',
  },
  {
    id: '1.13',
    file: 'web/src/features/invite/take-part.ts',
    find: 'body: { amount: bahtFromSatang(amount) }',
    replace: 'body: { amount: Math.floor(bahtFromSatang(amount)) }',
    why: 'the satang of a part of the earnings are lost',
  },
  {
    id: '1.12',
    file: 'mock-server/world/rewards/refunds.ts',
    find: 'refunds.until = playsOf(world, member);',
    replace: "if (as === 'bonus') refunds.until = playsOf(world, member);",
    why: 'the refund of a loss is claimed again the next day',
  },
  {
    id: '1.13',
    file: 'mock-server/world/rewards/invites.ts',
    find: 'if (isFirst) {',
    replace: '{',
    why: 'a friend counts with each stake',
  },
  {
    id: '1.05',
    file: 'mock-server/sockets/chat.ts',
    find: "isGuestId(world, id) ? 'everyone' : { refused: 'NO_USER' }",
    replace: "'everyone'",
    why: 'a guest waits in the room of a future member',
  },
  {
    id: '1.07',
    file: 'web/src/shared/wallet/wallet-state.ts',
    find: 'value: isActive ? satang(Math.round(whole * ftWalletSlot)) : satang(0),',
    replace: 'value: satang(Math.round(whole * ftWalletSlot)),',
    why: 'game accounts that are not open add to the total',
  },
  {
    id: '1.07',
    file: 'web/src/shared/wallet/wallet-state.ts',
    find: 'const inGames = named.length < slots.length ? null :',
    replace: 'const inGames =',
    why: 'the total leaves out a game without a code',
  },
  {
    id: '1.04',
    file: 'web/src/features/howto/howto-page.tsx',
    find: '{open && <HowtoDialog topic={open} onClose={() => setOpen(null)} />}',
    replace: '{open && <HowtoDialog topic={open} onClose={() => undefined} />}',
    why: 'the film cannot be closed',
  },
];
