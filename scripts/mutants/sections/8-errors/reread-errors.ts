import type { Mutant } from '../../mutant.ts';

export const rereadErrorsOf8: readonly Mutant[] = [
  {
    id: '8.01',
    file: 'web/locales/th/errors.json',
    find: '"LOGIN_FAIL": "',
    replace: '"LOGIN_FAIL": "Login failed. ',
    why: 'a code is half told in English',
  },
  {
    id: '8.09',
    file: 'web/src/features/chat/panel/alert-line.tsx',
    find: '/^SLIP_(?:NO|INVALID)_FILE$/',
    replace: '/^SLIP_INVALID_FILE$/',
    why: 'the chat tells a missing file as a missing slip',
  },
  {
    id: '8.11',
    file: 'web/src/features/spin/spin-failure-alert.tsx',
    find: "  INVALID_COUPON_TYPE: 'contact',\n",
    replace: '',
    why: 'a kind of coupon that cannot be claimed leads nowhere',
  },
  {
    id: '8.23',
    file: 'web/src/shared/orders/outcome-alert.tsx',
    find: "outcomeOf(action, words, shared)?.tone === 'error'",
    replace: "outcomeOf(action, words, shared)?.tone === 'error' && action.status !== 'blocked'",
    why: 'an order beside another one shows no alert',
  },
  {
    id: '8.22',
    file: 'web/src/ui/styles/tokens.css',
    find: '--danger-fill: #b63132',
    replace: '--danger-fill: #31b632',
    why: 'an error toast is green',
  },
  {
    id: '8.20',
    file: 'web/src/features/login/login-form.tsx',
    find: 'const error = missing ? t(missing) : login.status',
    replace: 'const error = missing ? null : login.status',
    why: 'a missing field is not told on the form of the login',
  },
  {
    id: '8.28',
    file: 'web/src/features/bonus/open-rewards.tsx',
    find: '{!isPromotionOpen && <OpenReward order={promotion} />}\n      <OpenReward order={end} />',
    replace:
      '{!isPromotionOpen && <OpenReward order={promotion} />}\n      {!isBonusOpen && !isPromotionOpen && <OpenReward order={end} />}',
    why: 'a refused end of a bonus is silent while an offer is open',
  },
  {
    id: '8.29',
    file: 'web/src/shared/wallet/wallet-state.ts',
    find: "console.warn('The wallet could not be read:', failure.kind);",
    replace:
      "console.warn('The wallet could not be read:', failure.kind);\n    void import('../../ui/toast/toast.tsx').then(({ showToast }) => showToast({ kind: 'error', text: failure.kind }));",
    why: 'a toast tells that the wallet could not be read',
  },
];
