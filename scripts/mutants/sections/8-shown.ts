import type { Mutant } from '../mutant.ts';

export const shownOf8: readonly Mutant[] = [
  { id: '8.12', file: 'web/src/features/statement/slips/slip-table.tsx', find: '<span className={styles.reason}> ({reason})</span>', replace: '<span className={styles.reason}> {reason}</span>', why: 'the reason has no brackets' },
  { id: '8.12', file: 'web/src/features/statement/slips/use-slip-reason.ts', find: 'if (status !== \'failed\' || note === null || note === \'\') return null;', replace: 'if (note === null || note === \'\') return null;', why: 'a slip in progress shows a reason' },
  { id: '8.12', file: 'mock-server/world/deposits/slips.ts', find: 'if (!accounts.includes(transfer.toAccountNo)) return \'DEST_ACC_INVALID\';', replace: '', why: 'a transfer to somebody else is credited' },
  { id: '8.15', file: 'mock-server/world/deposits/slips.ts', find: 'if (transfer.usedBy !== null) return \'SLIP_REFNO_DUPLICATED\';', replace: '', why: 'a slip is credited twice' },
  { id: '8.20', file: 'web/src/features/register/use-step-errors.ts', find: 'showToast({ kind: \'error\', text });', replace: '', why: 'an error of a step shows no toast' },
  { id: '8.20', file: 'web/src/features/login/login-form.tsx', find: '<FormError id={errorId} text={error} />', replace: '', why: 'a refused login shows no inline error' },
  { id: '8.20', file: 'web/src/ui/overlay/toast.tsx', find: 'TOAST_MS = 4000', replace: 'TOAST_MS = 2000', why: 'toasts stay 2 s' },
  { id: '8.21', file: 'web/src/features/chat/panel/alert-line.tsx', find: 'const ALERT_MS = 4000;', replace: 'const ALERT_MS = 9000;', why: 'the alert line stays 9 s' },
  { id: '8.22', file: 'web/src/ui/overlay/toast-stage.tsx', find: 'styles[kind]', replace: 'styles[\'info\']', why: 'an error toast is not red' },
  { id: '8.23', file: 'web/src/features/transfer/transfer-dialog.tsx', find: '<OrderAlert order={transfer} />', replace: '', why: 'a refused transfer shows no alert' },
  { id: '8.23', file: 'web/src/features/withdraw/withdraw-dialog.tsx', find: '<OrderAlert order={order} />', replace: '', why: 'a refused withdrawal shows no alert' },
  { id: '8.24', file: 'web/src/features/deposit/qr/qr-actions.ts', find: 'code: textFrom(record.message) || \'QR_FAIL\'', replace: 'code: \'QR_FAIL\'', why: 'the returned message is replaced' },
  { id: '8.25', file: 'web/src/shared/texts/copy-text.tsx', find: 'onFailed={() => showToast({ kind: \'error\', text: t(\'copy_failed_toast\') })}', replace: 'onFailed={() => undefined}', why: 'a copy that failed is not told' },
  { id: '8.25', file: 'web/src/shared/texts/copy-text.tsx', find: 'text: t(\'copied_toast\', { text: secret ?? text })', replace: 'text: t(\'copied_toast\', { text: \'\' })', why: 'the toast does not say what was copied' },
  { id: '8.25', file: 'web/src/shared/texts/copy-text.tsx', find: '{ text: secret ?? text }', replace: '{ text }', why: 'the toast shows a copied password' },
  { id: '8.26', file: 'web/src/features/spin/coupons/claim-play.ts', find: 'if (end.kind !== \'done\') set(baseFailureAtom, end);', replace: '', why: 'a failed claim shows no error' },
  { id: '8.26', file: 'web/src/features/spin/spin-orders.ts', find: 'if (!answer.ok) throw refused(answer.code);', replace: 'if (!answer.ok) throw refused(\'INTERNAL_SERVER_ERROR\');', why: 'the error\'s code is lost' },
  { id: '8.27', file: 'web/src/features/profile/change-password-dialog.tsx', find: 'text={failure}', replace: 'text=""', why: 'a refused change does not tell the server\'s message' },
];
