import type { Mutant } from '../../mutant.ts';

export const flowsOf4: readonly Mutant[] = [
  {
    id: '4.01',
    file: 'web/src/features/register/register-machine.ts',
    find: "return { facts, position: goTo('bank') };",
    replace: "return { facts, position: { status: 'done', how: 'created' } };",
    why: 'the registration ends without the bank',
  },
  {
    id: '4.03',
    file: 'web/src/features/games/opened-game.tsx',
    find: 'if (opensGames) void loadCredentials(account.code);',
    replace: '',
    why: 'the credentials of an open account are not loaded',
  },
  {
    id: '4.06',
    file: 'web/src/features/refund/refund-actions.ts',
    find: '  void set(refundList.showPageAtom, 1);\n',
    replace: '',
    why: 'a received refund is not in the log',
  },
  {
    id: '4.08',
    file: 'web/src/features/statement/list/statement-entry.tsx',
    find: '{words.status(row)}</Tag>',
    replace: '</Tag>',
    why: 'an entry has no status',
  },
  {
    id: '4.09',
    file: 'web/locales/th/slip-reasons.json',
    find: '"SLIP_REFNO_DUPLICATED": "',
    replace: '"SLIP_REFNO": "',
    why: 'a duplicate slip has no Thai reason',
  },
  {
    id: '4.10',
    file: 'web/src/features/spin/spin-play.ts',
    find: 'set(basePrizeAtom, prize);\n  set(baseStoppedAtom',
    replace: 'set(baseStoppedAtom',
    why: 'a won prize is not shown',
  },
  {
    id: '4.12',
    file: 'web/src/features/chat/state/chat-sending.ts',
    find: "if (failed?.status !== 'failed') return;",
    replace: 'return;',
    why: 'a failed file cannot be resent',
  },
  {
    id: '4.08',
    file: 'web/src/features/statement/list/statement-entry.tsx',
    find: "in_progress: 'info'",
    replace: "in_progress: 'success'",
    why: 'an entry in progress has the colour of a success',
  },
  {
    id: '4.10',
    file: 'web/src/features/spin/spin-state.ts',
    find: '(wheel) => isLatest() &&',
    replace: "(wheel) => get(baseWheelAtom).status !== 'ready' && isLatest() &&",
    why: 'the wheel that is read again is not shown',
  },
];
