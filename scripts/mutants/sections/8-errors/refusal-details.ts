import type { Mutant } from '../../mutant.ts';

export const refusalDetailsOf8: readonly Mutant[] = [
  {
    id: '8.08',
    file: 'mock-server/world/games/game-login.ts',
    find: '  assertKnown(game, code);\n  const isOwn',
    replace: '  const isOwn',
    why: 'a player whom the provider has forgotten is let in',
  },
  {
    id: '8.14',
    file: 'mock-server/world/deposits/slips.ts',
    find: 'depositBanksFor(world, member.currency)',
    replace: 'world.depositOptions.banks',
    why: 'a slip of a transfer to an account of the other currency is accepted',
  },
  {
    id: '8.17',
    file: 'web/locales/lo/slip-reasons.json',
    find: 'ລະຫັດຮູບພາບຜິດ 3\\u00a0ຄັ້ງຕິດຕໍ່ກັນ',
    replace: 'ລະຫັດຮູບພາບຜິດ',
    why: 'the reason about the captcha does not say how often, in Lao',
  },
  {
    id: '8.18',
    file: 'web/locales/en/slip-reasons.json',
    find: '"EXPIRED_SLIP": "',
    replace: '"EXPIRED_SLIP": "Old ',
    why: 'the reason of an expired slip has other words',
  },
  {
    id: '8.22',
    file: 'web/src/ui/toast/toast-stage.tsx',
    find: "kind === 'error' ? 'alert' : 'group'",
    replace: "'group'",
    why: 'an error toast is no alert',
  },
  {
    id: '8.29',
    file: 'web/src/features/deposit/methods/deposit-options.ts',
    find: "state.status === 'ready' ? state : { status: 'failed' }",
    replace: "({ status: 'failed' })",
    why: 'the methods to deposit are gone when they cannot be read again',
  },
  {
    id: '8.26',
    file: 'web/src/features/spin/spin-rules.ts',
    find: 'if (success === true) return null;',
    replace: 'if (success === true || error === null) return null;',
    why: 'a spin without a code counts as done',
  },
  {
    id: '8.27',
    file: 'web/src/features/bonus/reward-alert.tsx',
    find: '<p>{textOf(shown)}</p>',
    replace: '<p>{title}</p>',
    why: 'the alert does not show the message',
  },
  {
    id: '8.21',
    file: 'web/src/features/chat/state/chat-state.ts',
    find: 'set(baseErrorAtom, error);',
    replace:
      'set(baseErrorAtom, (shown) => (JSON.stringify(shown) === JSON.stringify(error) ? shown : error));',
    why: 'the same error again ends 4 s after the first',
  },
  {
    id: '8.23',
    file: 'web/src/shared/orders/outcome-alert.tsx',
    find: 'if (current && current.action !== last?.action) setLast(current);\n  const shown = current ?? last;',
    replace: 'if (current && !last) setLast(current);\n  const shown = last ?? current;',
    why: 'a second alert shows the reason of the first',
  },
  {
    id: '8.15',
    file: 'mock-server/world/deposits/slips.ts',
    find: 'if (transfer.usedBy !== null) return',
    replace:
      'if (transfer.usedBy !== null && world.slips.get(transfer.usedBy)?.memberId === slip.memberId) return',
    why: 'a slip of another member may be used again',
  },
  {
    id: '8.27',
    file: 'web/src/features/bonus/open-rewards.tsx',
    find: '{!isPromotionOpen && <OpenReward order={promotion} />}',
    replace: '',
    why: 'a promotion that failed before a reload has no alert',
  },
  {
    id: '8.14',
    file: 'mock-server/world/deposits/slips.ts',
    find: 'depositBanksFor(world, member.currency).map',
    replace: "depositBanksFor(world, 'THB').map",
    why: 'a kip member’s own transfer goes to a wrong account',
  },
  {
    id: '8.05',
    file: 'mock-server/world/rewards/held-bonus.ts',
    find: 'dayOf(at) === today,',
    replace: 'world.clock.now() - at < 86_400_000,',
    why: 'a deposit of the day before counts for 24 hours',
  },
];
