import { qrRulesOf } from 'contracts/rules';
import type { Reply } from '../../../api/call.ts';
import { shownTextFrom, textFrom } from '../../../api/wire.ts';

type OptionsReply = Reply<'GET /api/lookup/deposit'>;
type WireBank = OptionsReply['banks'][number];
type WireWallet = OptionsReply['wallets'][number];

/** Missing fields are empty. [3.11] */
export interface Account {
  code: string;
  nameTh: string;
  nameEn: string;
  holder: string;
  number: string;
  currency: string;
}

/** One way to pay in; `id` names its place in the service's list. [2.48] [3.11] */
export type DepositMethod =
  /** A code for one deposit. `rules` names the provider whose amounts apply. */
  | { kind: 'qr'; id: string; provider: string; rules: string; account: Account }
  /** A transfer to an account; without `isAuto` the member must send a slip. */
  | { kind: 'transfer'; id: string; account: Account; isAuto: boolean }
  | { kind: 'wallet'; id: string; holder: string; isAuto: boolean }
  | { kind: 'gift'; id: string }
  | { kind: 'slip'; id: string };

export type QrMethod = Extract<DepositMethod, { kind: 'qr' }>;
export type TransferMethod = Extract<DepositMethod, { kind: 'transfer' | 'wallet' }>;

/** The longest name of the contract. A longer text is damaged; half of an account number would be another account. */
const LONGEST = 200;

function text(value: unknown): string {
  const read = textFrom(value).trim();
  return read.length > LONGEST ? '' : read;
}

/**
 * Parses the deposit methods, fastest first. A bank of unknown mode or type becomes a transfer account credited by
 * slip.
 * `isManual`: the service currently credits every transfer by slip. [2.48] [3.11]
 * @throws TypeError when the reply has another shape.
 */
export function readMethods(
  { banks, wallets, isManual }: OptionsReply,
  { takesSlips }: { takesSlips: boolean },
): DepositMethod[] {
  // Without an answer the slip is the sure way; a promise of one minute may be wrong.
  const isSlow = (isManual as unknown) !== false;
  const all = [
    ...banks.map((bank, index) => readBank(bank, `bank-${index}`, isSlow)),
    ...((wallets as typeof wallets | null) ?? []).map((wallet: WireWallet | null, index) => {
      const id = `wallet-${index}`;
      return text(wallet?.mode) === '' ? null : readWallet(wallet as WireWallet, id, isSlow);
    }),
  ];
  const methods = all.filter((method) => method !== null);
  // "There is no way to deposit" would be false.
  if (methods.length === 0 && all.length > 0) throw new TypeError('deposit lookup reply: no entry is valid');
  if (takesSlips) methods.push({ kind: 'slip', id: 'slip' });
  return methods.sort((one, other) => slowness(one) - slowness(other));
}

function readWallet({ mode, walletAccountName }: WireWallet, id: string, isManual: boolean): DepositMethod {
  return mode === 'AUTO'
    ? { kind: 'wallet', id, holder: text(walletAccountName), isAuto: !isManual }
    : { kind: 'gift', id };
}

/** null without a code: a damaged entry hides no other. */
function readBank(bank: WireBank | null, id: string, isManual: boolean): DepositMethod | null {
  const code = text(bank?.bankCode);
  if (!bank || code === '') return null;
  const names = bank.bank as WireBank['bank'] | null | undefined;
  const account: Account = {
    code,
    nameTh: shownTextFrom(names?.nameTH).trim() || code,
    nameEn: shownTextFrom(names?.nameEN).trim() || code,
    holder: text(bank.bankAccountName),
    number: text(bank.bankAccountNo),
    currency: text(bank.currency),
  };
  const rules = qrRulesOf({ bankCode: code, bankType: text(bank.bankType), mode: bank.mode });
  if (rules !== null) return { kind: 'qr', id, provider: code, rules, account };
  return { kind: 'transfer', id, account, isAuto: bank.mode === 'AUTO' && !isManual };
}

/** Whether the money is credited automatically, within about a minute; otherwise the member must send a slip. [9.36] */
export function isQuick(method: DepositMethod): boolean {
  return method.kind === 'qr' || method.kind === 'gift' || (method.kind !== 'slip' && method.isAuto);
}

/** Whether one can pay at all: a slip only reports a payment. */
export function hasWayToPay(methods: readonly DepositMethod[]): boolean {
  return methods.some(({ kind }) => kind !== 'slip');
}

/** Codes and links are credited automatically; the service must find a transfer; a person must check a slip. */
function slowness(method: DepositMethod): number {
  if (method.kind === 'qr') return 0;
  if (method.kind === 'gift') return 1;
  if (method.kind === 'slip') return 4;
  return method.isAuto ? 2 : 3;
}
