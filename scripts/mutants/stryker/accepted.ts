/** A mutation of Stryker that no test needs to detect; written only after review. */
export interface Accepted {
  file: string;
  /** The original text, and Stryker's replacement. */
  original: string;
  replacement: string;
  why: string;
}

export const ACCEPTED: readonly Accepted[] = [
  {
    file: 'contracts/rules/media-host.ts',
    original: "typeof text === 'string'",
    replacement: 'true',
    why: 'a value that is not a string never equals an origin',
  },
  {
    file: 'contracts/rules/media-host.ts',
    original: '/^https:\\/\\/[a-z0-9-]+(?:\\.[a-z0-9-]+)*(?::\\d+)?$/',
    replacement: '/https:\\/\\/[a-z0-9-]+(?:\\.[a-z0-9-]+)*(?::\\d+)?$/',
    why: 'a URL with a prefix is not equal to its own origin',
  },
  {
    file: 'web/src/features/withdraw/withdraw-rules.ts',
    original: 'amount === null',
    replacement: 'false',
    why: 'null is not above 0 either',
  },
  {
    file: 'web/src/features/deposit/qr/qr-rules.ts',
    original: 'amount === null',
    replacement: 'false',
    why: 'null is not above 0 either',
  },
  {
    file: 'web/src/features/deposit/qr/qr-rules.ts',
    original: 'mark !== undefined',
    replacement: 'true',
    why: 'a difference to undefined is never small',
  },
  {
    file: 'web/src/features/transfer/transfer-rules.ts',
    original: 'code === WALLET',
    replacement: 'true',
    why: 'the wallet is the first account',
  },
  {
    file: 'web/src/features/transfer/transfer-rules.ts',
    original: 'wallet?.balance',
    replacement: 'wallet.balance',
    why: 'the wallet is always among the accounts',
  },
  {
    file: 'web/src/features/deposit/qr/qr-state.ts',
    original: "qr !== 'unreadable'",
    replacement: 'true',
    why: 'the word has no deadline after now',
  },
  {
    file: 'web/src/features/deposit/methods/deposit-methods.ts',
    original: "method.kind === 'slip'",
    replacement: 'false',
    why: 'the slip is added last, and sorting keeps it there',
  },
  {
    file: 'web/src/shared/wallet/statement-rows.ts',
    original: 'row[about]?.description',
    replacement: 'row[about].description',
    why: 'the link was chosen because it has a description',
  },
  {
    file: 'web/src/shared/wallet/statement-rows.ts',
    original: 'baht === null',
    replacement: 'false',
    why: 'null is not an amount either',
  },
  {
    file: 'web/src/shared/wallet/balance-check.ts',
    original: '{ running: null as Promise<BalanceCheck> | null }',
    replacement: '{}',
    why: 'undefined is no running check either',
  },
  {
    file: 'web/src/shared/wallet/balance-check.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'a text is no active account',
  },
  {
    file: 'web/src/shared/wallet/wallet-state.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'a text is no game account',
  },
  {
    file: 'web/src/shared/wallet/wallet-reply.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'a text is no game account',
  },
  {
    file: 'web/src/shared/wallet/wallet-reply.ts',
    original: 'part?.amount',
    replacement: 'part.amount',
    why: 'a part that is missing throws, which also reads as null',
  },
  {
    file: 'web/src/shared/wallet/wallet-reply.ts',
    original: 'account?.bankAccountName',
    replacement: 'account.bankAccountName',
    why: 'the account has a bank code, so it exists',
  },
  {
    file: 'web/src/shared/wallet/wallet-reply.ts',
    original: 'account?.bank',
    replacement: 'account.bank',
    why: 'the account has a bank code, so it exists',
  },
  {
    file: 'web/src/shared/wallet/wallet-state.ts',
    original: 'number > readings.shown',
    replacement: 'number >= readings.shown',
    why: 'each reading has its own number',
  },
  {
    file: 'web/src/shared/orders/money-action.ts',
    original: 'pending && order.saved',
    replacement: 'pending || order.saved',
    why: 'an order is saved exactly when its action has a storage key',
  },
  {
    file: 'web/src/shared/orders/money-action.ts',
    original: 'pending && saved',
    replacement: 'pending || saved',
    why: 'an order is saved exactly when its action has a storage key',
  },
  {
    file: 'web/src/shared/orders/money-action.ts',
    original: 'pending?.read',
    replacement: 'pending.read',
    why: 'an order is saved only if its action has a storage key',
  },
  {
    file: 'web/src/shared/orders/money-action.ts',
    original: 'pending && damaged',
    replacement: 'pending || damaged',
    why: 'an order is saved only if its action has a storage key, and dropping none changes nothing',
  },
  {
    file: 'web/src/shared/orders/money-action.ts',
    original: "failure.kind === 'unknown'",
    replacement: 'true',
    why: 'an aborted request has no message',
  },
  {
    file: 'web/src/shared/orders/command.ts',
    original: "failure.kind === 'unknown'",
    replacement: 'true',
    why: 'an aborted request has no message',
  },
  {
    file: 'web/src/shared/orders/reconcile.ts',
    original: "'unreadable'",
    replacement: '""',
    why: 'a schedule always has a reading, which sets it',
  },
  {
    file: 'web/src/features/deposit/slip/find-slip.ts',
    original: 'twins + 1',
    replacement: 'twins - 1',
    why: 'counting down gives each twin its own number too',
  },
  {
    file: 'web/src/features/deposit/slip/find-slip.ts',
    original: 'marks?.[index]',
    replacement: 'marks[index]',
    why: 'slips with a time always have marks',
  },
  {
    file: 'web/src/features/deposit/slip/slip-file.ts',
    original: 'file.slice(0, longest)',
    replacement: 'file',
    why: 'only the first bytes are compared',
  },
  {
    file: 'web/src/features/register/register-machine.ts',
    original: "'error' in old",
    replacement: 'true',
    why: 'a refusal without a field is of no invalid field',
  },
  {
    file: 'web/src/features/register/register-machine.ts',
    original: "failure.kind === 'refused'",
    replacement: 'true',
    why: 'only a refusal has a code',
  },
  {
    file: 'web/src/features/register/register-machine.ts',
    original: 'code === null',
    replacement: 'false',
    why: 'no field belongs to a code of null',
  },
  {
    file: 'web/src/features/register/register-machine.ts',
    original: 'field !== null',
    replacement: 'true',
    why: 'no input and no step has a field of null',
  },
  {
    file: 'web/src/lib/amount-edit.ts',
    original: "reading.reason === 'empty'",
    replacement: 'false',
    why: 'an empty insertion has returned before',
  },
  {
    file: 'contracts/rules/app-config.ts',
    original: "typeof minDeposit !== 'number'",
    replacement: 'false',
    why: 'what is no number is not payable either',
  },
  {
    file: 'web/src/api/asks-to-wait.ts',
    original: "failure.kind === 'refused'",
    replacement: 'true',
    why: 'only a refusal has a status or a code',
  },
];
