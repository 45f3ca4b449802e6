import type { Mutant } from '../mutant.ts';

export const moneyOf5: readonly Mutant[] = [
  { id: '5.12', file: 'web/src/features/transfer/transfer-rules.ts', find: 'if (!from) return \'choose-from\';', replace: '', why: 'without a source another reason is told' },
  { id: '5.12', file: 'web/src/features/transfer/transfer-rules.ts', find: 'if (!to) return \'choose-to\';', replace: 'if (!to) return \'no-amount\';', why: 'without a destination the amount is told' },
  { id: '5.13', file: 'web/src/features/transfer/transfer-rules.ts', find: 'if (from.code === to.code) return \'same-place\';', replace: '', why: 'money may be moved to where it is' },
  { id: '5.13', file: 'mock-server/world/wallet/transfers.ts', find: 'if (from === to) throw new Misuse(`from and to are both ${from}`);', replace: '', why: 'a transfer to its own source is accepted' },
  { id: '5.14', file: 'web/src/features/transfer/transfer-rules.ts', find: 'if (amount < TRANSFER_MINIMUM) return \'below-minimum\';', replace: 'if (amount <= TRANSFER_MINIMUM) return \'below-minimum\';', why: 'exactly 1.00 baht is refused' },
  { id: '5.14', file: 'web/src/features/transfer/transfer-form.tsx', find: 'moneyText(reason === \'not-enough\' ? available : TRANSFER_MINIMUM)', replace: 'moneyText(available)', why: 'the minimum\'s message has another figure' },
  { id: '5.14', file: 'contracts/rules/amounts.ts', find: 'TRANSFER_MINIMUM = 100', replace: 'TRANSFER_MINIMUM = 1', why: 'the least transfer is 0.01 baht' },
  { id: '5.16', file: 'web/src/features/withdraw/withdraw-rules.ts', find: 'if (amount < minimum) return \'below-minimum\';', replace: 'if (amount <= minimum) return \'below-minimum\';', why: 'exactly the minimum is refused' },
  { id: '5.16', file: 'web/src/features/withdraw/withdraw-rules.ts', find: 'if (amount > maximum) return \'above-maximum\';', replace: 'if (amount >= maximum) return \'above-maximum\';', why: 'exactly the maximum is refused' },
  { id: '5.16', file: 'web/src/features/withdraw/withdraw-dialog.tsx', find: 'if (state.status === \'refused\') void loadLimits();', replace: '', why: 'after a refusal the limits stay old' },
  { id: '5.16', file: 'web/src/features/withdraw/withdraw-form.tsx', find: '\'above-maximum\': limits.maximum,', replace: '\'above-maximum\': limits.minimum,', why: 'the maximum\'s message has another figure' },
  { id: '5.16', file: 'web/src/features/withdraw/withdraw-form.tsx', find: '\'below-minimum\': limits.minimum,', replace: '\'below-minimum\': limits.maximum,', why: 'the minimum\'s message has another figure' },
  { id: '5.16', file: 'mock-server/world/wallet/withdrawals.ts', find: 'amount >= min && amount <= max', replace: 'amount >= min', why: 'more than the maximum is withdrawn' },
  { id: '5.17', file: 'web/src/features/withdraw/withdraw-rules.ts', find: 'if (amount === null || amount <= 0) return \'no-amount\';', replace: 'if (amount === null) return \'no-amount\';', why: '0 baht is told as below the minimum' },
  { id: '5.17', file: 'mock-server/world/wallet/withdrawals.ts', find: 'if (amount > 0 && amount >= min', replace: 'if (amount >= min', why: '0 baht is withdrawn where there is no minimum' },
  { id: '5.19', file: 'web/src/features/deposit/qr/qr-form.tsx', find: 'disabled={isCreateDisabled(amount, method.rules)}', replace: 'disabled={false}', why: 'a QR below the minimum can be created' },
  { id: '5.19', file: 'web/src/features/deposit/qr/qr-rules.ts', find: 'if (amount === null || amount <= 0) return \'empty\';', replace: 'if (amount === null || amount < 0) return \'empty\';', why: 'a QR of 0 is not empty' },
  { id: '5.19', file: 'web/src/features/deposit/qr/qr-rules.ts', find: 'if (amount < qrMinimum(rules)) return \'below-minimum\';', replace: 'if (amount <= qrMinimum(rules)) return \'below-minimum\';', why: 'exactly the minimum is refused' },
  { id: '5.19', file: 'contracts/rules/amounts.ts', find: 'QR_MINIMUM = 100', replace: 'QR_MINIMUM = 200', why: 'a QR of 1 baht is refused' },
  { id: '5.19', file: 'mock-server/world/deposits/qr.ts', find: 'amount >= qrMinimum(bankCode) &&', replace: '', why: 'the service makes a QR below the minimum' },
];
