import type { Mutant } from '../../mutant.ts';

/** What is told once an order's outcome, or the state it leaves, comes late. */
export const lateOutcomesOf4: readonly Mutant[] = [
  {
    id: '8.23',
    file: 'web/src/features/home/games/return-offer.tsx',
    find: 'move(outOfGame(code, value)).then',
    replace: 'move(outOfGame(code, value), true).then',
    why: 'money that came back late is brought back twice without a question',
  },
  {
    id: '8.23',
    file: 'web/src/features/home/games/return-offer.tsx',
    find: '        onConfirm={(order) => void move(order, true).then(follow)}\n',
    replace: '',
    why: 'what was asked about bringing money back cannot be confirmed',
  },
  {
    id: '2.61',
    file: 'web/src/features/home/games/return-offer.tsx',
    find: "end.status !== 'idle' && end.input.from === code",
    replace: 'true',
    why: 'home tells a transfer into a game as money brought back',
  },
  {
    id: '4.04',
    file: 'web/src/features/deposit/qr/qr-state.ts',
    find: '  const payment = page && paymentOf(baseline, awaitedBy(state.qr, now), page, wallet);\n  if (payment) return paid(state.qr, payment, seen);\n  const isReplaced',
    replace:
      '  const payment = page && qr === null && paymentOf(baseline, awaitedBy(state.qr, now), page, wallet);\n  if (payment) return paid(state.qr, payment, seen);\n  const isReplaced',
    why: 'another QR hides the late payment of an ended one',
  },
  {
    id: '4.04',
    file: 'web/src/features/deposit/qr/qr-state.ts',
    find: '  if (payment) return paid(state.qr, payment, seen);\n  // After',
    replace: '  if (payment && qr === null) return paid(state.qr, payment, seen);\n  // After',
    why: 'another QR hides the payment of the one in view',
  },
  {
    id: '2.51',
    file: 'web/src/features/deposit/dialog/open-deposit.ts',
    find: '  showStored();\n  await set(loadDepositOptionsAtom);',
    replace: '  await set(loadDepositOptionsAtom);',
    why: 'what came of a gift is not told while the methods to deposit do not come',
  },
  {
    id: '4.04',
    file: 'web/src/features/deposit/methods/deposit-options.ts',
    find: '...get(knownQrsAtom).values()',
    replace: '',
    why: 'the payment of a QR whose provider was withdrawn is not told',
  },
];
