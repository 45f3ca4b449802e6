import type { Mutant } from '../../mutant.ts';

export const clausesOf1: readonly Mutant[] = [
  {
    id: '1.10',
    file: 'web/src/features/withdraw/withdraw-review.tsx',
    find: '<Amount value={amount} size="hero" unit={unit} />',
    replace: '<Amount value={null} size="hero" unit={unit} />',
    why: 'the confirmation shows no amount',
  },
  {
    id: '1.10',
    file: 'web/src/features/withdraw/withdraw-receipt.tsx',
    find: "to={\n          account ? `${bankName(account.bankName)} ${maskedAccount(account.accountNo)}` : t('account_label')\n        }",
    replace: "to={t('money:wallet')}",
    why: 'the receipt names the wallet as the destination',
  },
  {
    id: '1.19',
    file: 'kiosk/src/attract/attract-texts.ts',
    find: '...locales.filter((locale) => locale !== first),',
    replace: "...locales.filter((locale) => locale !== first && locale !== 'en'),",
    why: 'a kiosk does not offer English',
  },
  {
    id: '1.02',
    file: 'web/src/features/register/register-requests.ts',
    find: "await call('POST /api/account', readDone, {",
    replace: "await call('POST /api/account/validate' as 'POST /api/account', readDone, {",
    why: 'no account is created',
  },
  {
    id: '1.02',
    file: 'web/src/features/register/register-requests.ts',
    find: 'bankAccountName: accountName(form),',
    replace: "bankAccountName: '',",
    why: 'the account has no bank details',
  },
  {
    id: '1.02',
    file: 'web/src/features/register/register-requests.ts',
    find: "if (!wantsCode) return { type: 'phone-passed' };",
    replace: '',
    why: 'a code is required although codes are off',
  },
  {
    id: '1.03',
    file: 'web/src/features/login/login-form.tsx',
    find: 'if (await logIn({ username, password, remember })) onDone();',
    replace: 'if (await logIn({ username: password, password: username, remember })) onDone();',
    why: 'phone and password are swapped',
  },
  {
    id: '1.04',
    file: 'web/src/features/howto/howto-page.tsx',
    find: 'onOpen={() => setOpen(topic)}',
    replace: "onOpen={() => setOpen('wallet')}",
    why: 'each card plays the first film',
  },
  {
    id: '1.12',
    file: 'web/src/features/refund/refund-actions.ts',
    find: "export const addToWalletAction = createRefund('refund_wallet', 'GET /api/refund/addWallet', noteReceived);",
    replace:
      "export const addToWalletAction = createRefund('refund_wallet', 'GET /api/refund/receive', noteReceived);",
    why: 'the wallet button receives a bonus',
  },
  {
    id: '1.12',
    file: 'mock-server/routes/refund.ts',
    find: "receiveRefund(world, member, 'money');",
    replace: "receiveRefund(world, member, 'bonus');",
    why: 'a refund to the wallet becomes a bonus',
  },
  {
    id: '1.05',
    file: 'web/src/features/chat/state/guest-id.ts',
    find: 'crypto.getRandomValues(new Uint8Array(16))',
    replace: 'new Uint8Array(16)',
    why: 'all guests have one id',
  },
];
