import type { Mutant } from '../../mutant.ts';

export const depositDetailsOf9: readonly Mutant[] = [
  {
    id: '9.22',
    file: 'web/src/features/deposit/dialog/method-row.tsx',
    find: "if (method.kind === 'qr') return qrMinimum(method.rules);",
    replace: "if (method.kind === 'qr') return qrMinimum(method.provider);",
    why: 'the minimum of a payment service goes by its bank code',
  },
  {
    id: '9.24',
    file: 'web/src/features/deposit/qr/qr-state.ts',
    find: "qr.deadline > now ? { status: 'live', qr }",
    replace: "qr.deadline >= now ? { status: 'live', qr }",
    why: 'a QR is live at 00:00',
  },
  {
    id: '9.36',
    file: 'web/src/features/deposit/methods/deposit-methods.ts',
    find: "method.kind === 'qr' || method.kind === 'gift' || (",
    replace: "method.kind === 'qr' || (",
    why: 'a gift link is not recommended, although it is credited as fast',
  },
  {
    id: '9.43',
    file: 'web/src/features/deposit/methods/method-mark.tsx',
    find: "'account' in method ? method.account.code : 'wallet'",
    replace: "'account' in method ? method.account.code : 'other'",
    why: 'the mobile wallet has the neutral logo',
  },
  {
    id: '9.42',
    file: 'web/src/features/register/fast-banks.tsx',
    find: '{ KBANK: kbank, SCB: scb }',
    replace: '{ KBANK: scb, SCB: kbank }',
    why: 'logos are swapped',
  },
  {
    id: '9.17',
    file: 'web/src/features/games/game-rules.ts',
    find: "if (amount < TRANSFER_MINIMUM) return 'below-minimum';\n",
    replace: '',
    why: 'games: half a baht',
  },
  {
    id: '9.31',
    file: 'web/src/shared/printing/movement-receipt.tsx',
    find: 'value: dateTimeText(movement.at)',
    replace: 'value: dateTimeText(movement.at).slice(0, 16)',
    why: 'receipt: no seconds',
  },
  {
    id: '9.31',
    file: 'web/src/features/statement/slips/slip-table.tsx',
    find: 'const time = dateTimeText(slip.createdAt);',
    replace: 'const time = dateTimeText(slip.createdAt).slice(0, 16);',
    why: 'slips: no seconds',
  },
  {
    id: '9.24',
    file: 'web/src/features/deposit/qr/qr-countdown.tsx',
    find: 'total={qr.seconds}',
    replace: 'total={seconds}',
    why: 'the bar under the countdown of a QR stays full',
  },
];
