import type { Mutant } from '../../mutant.ts';

export const waitsOf8: readonly Mutant[] = [
  {
    id: '8.02',
    file: 'web/src/shared/wallet/balance-check.ts',
    find: 'while (restBeforeRepeat(get, 0) > 0',
    replace: 'while (restBeforeRepeat(get, 0) < 0',
    why: 'the return from a game asks it while the service asks to wait',
  },
  {
    id: '8.02',
    file: 'web/src/shared/wallet/balance-check.ts',
    find: 'while (restBeforeRepeat',
    replace: 'if (restBeforeRepeat',
    why: 'the return from a game asks it in a wait that began meanwhile',
  },
  {
    id: '8.02',
    file: 'web/src/features/deposit/qr/qr-deposit.ts',
    find: 'if (restBeforeRepeat(get, 0) === 0) await set(pollAtom)',
    replace: 'await set(pollAtom)',
    why: 'an expired QR is read while the service asks to wait',
  },
  {
    id: '8.02',
    file: 'web/src/features/deposit/dialog/open-deposit.ts',
    find: '  if (areOptionsOld(get) && restBeforeRepeat(get, 0) > 0) return;\n',
    replace: '',
    why: 'the QRs are read after the service has refused the methods and asked to wait',
  },
  {
    id: '8.02',
    file: 'web/src/features/deposit/qr/use-payment-watch.ts',
    find: ' && store.get(requestWaitAtom) <= clock.elapsed()',
    replace: '',
    why: 'the balances are read during a wait once a QR is closed',
  },
  {
    id: '8.21',
    file: 'web/src/features/chat/state/delivery.ts',
    find: '!(await set(isReadableAtom, localId))',
    replace: 'false',
    why: 'the service is blamed for a file that was deleted',
  },
  {
    id: '8.02',
    file: 'web/src/shared/orders/reconcile.ts',
    find: '.filter((left) => left > 0)',
    replace: '.filter((left) => left > 0 && passedMs === 0)',
    why: 'a wait makes "not done" come before the request has ended',
  },
  {
    id: '8.02',
    file: 'web/src/shared/texts/retry-button.tsx',
    find: ' disabled={wait > 0}',
    replace: '',
    why: 'each press of "Try again" begins another minute of waiting',
  },
  {
    id: '8.02',
    file: 'web/src/features/chat/list/chat-log.tsx',
    find: "<ReadButton onClick={() => void refresh()}>{t('common:retry_button')}</ReadButton>",
    replace: "<Button onClick={() => void refresh()}>{t('common:retry_button')}</Button>",
    why: 'each press of "Try again" in the chat begins another minute of waiting',
  },
  {
    id: '8.02',
    file: 'web/src/features/chat/list/chat-log.tsx',
    find: "<ReadButton small busy={older.status === 'loading'} onClick={() => void loadOlder()}>\n                  {t('older_button')}\n                </ReadButton>",
    replace:
      "<Button small onClick={() => void loadOlder()}>\n                  {t('older_button')}\n                </Button>",
    why: 'each press for older messages begins another minute of waiting',
  },
  {
    id: '8.02',
    file: 'web/src/api/session-refusals.ts',
    find: '{ ...failure, code } : failure',
    replace: 'failure : failure',
    why: 'a visitor whose login or registration is refused is asked to log in first',
  },
  {
    id: '8.03',
    file: 'web/src/features/register/register-requests.ts',
    find: "  if (isReason(reply.code) && !isSuccessCode(reply.code) && reply.code !== 'OTP_CODE_VALID')\n    throw new ApiError({ kind: 'refused', code: reply.code, status: 200 });\n",
    replace: '',
    why: 'a code that was not sent counts as sent',
  },
];
