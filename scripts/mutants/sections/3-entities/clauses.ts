import type { Mutant } from '../../mutant.ts';

export const clausesOf3: readonly Mutant[] = [
  {
    id: '3.18',
    file: 'web/src/shared/wallet/statement-rows.ts',
    find: "row.status === 'SUCCESS' ? 'success'",
    replace: "row.status?.toUpperCase() === 'SUCCESS' ? 'success'",
    why: 'a status in small letters counts as success',
  },
  {
    id: '3.20',
    file: 'web/src/features/spin/wheel/wheel-drawing.ts',
    find: 'pen.fillStyle = face.colours[index]?.text ?? PALETTE.gold;',
    replace: 'pen.fillStyle = PALETTE.gold;',
    why: 'the labels are all gold',
  },
  {
    id: '3.07',
    file: 'mock-server/routes/lookup.ts',
    find: "'GET /api/lookup/notice': ({ world, language }) => ({ notice: lookupsIn(world, language).notice }),",
    replace: "'GET /api/lookup/notice': ({ world }) => ({ notice: lookupsIn(world, null).notice }),",
    why: 'the notice is in one language',
  },
  {
    id: '3.07',
    file: 'mock-server/routes/lookup.ts',
    find: 'const { min, max } = world.withdrawLimits[member.currency];',
    replace: 'const { min, max } = world.withdrawLimits.BAHT;',
    why: 'kip wallets have the limits of baht',
  },
  {
    id: '3.10',
    file: 'mock-server/world/games/games.ts',
    find: "const event = code === 'UFABET' ? `session-${member.id}-${code}` : null;",
    replace: 'const event = `session-${member.id}-${code}`;',
    why: 'each provider has a hidden state',
  },
  {
    id: '3.11',
    file: 'mock-server/world/deposits/deposit-banks.ts',
    find: "wallets: currency === 'THB' ? world.depositOptions.wallets : [],",
    replace: 'wallets: world.depositOptions.wallets,',
    why: 'kip wallets are offered a mobile wallet',
  },
  {
    id: '3.19',
    file: 'web/src/shared/wallet/slip-rows.ts',
    find: "status: status === 'SUCCESS' ? 'success' : status === 'FAILED' ? 'failed' : 'in_progress',",
    replace: "status: status === 'SUCCESS' ? 'success' : 'failed',",
    why: 'a pending slip has failed',
  },
];
