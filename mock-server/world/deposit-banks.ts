import type { Endpoints, ReplyOf } from 'contracts';
import { bankNames } from './banks.ts';
import type { Currency } from './entities.ts';

type DepositLookup = ReplyOf<Endpoints['GET /api/lookup/deposit']>;
type DepositBank = DepositLookup['banks'][number];

const HOLDER = 'RIMKHONG CO LTD';

/**
 * Where deposits go; accounts and their numbers are invented. [2.48] [3.11]
 * WW and PAYTIMZ are payment services that open their own page, so a member transfers there and needs no account number.
 */
const banks: readonly DepositBank[] = [
  bank('SCB', 'AUTO', 'THB', '4012345678'),
  bank('KBANK', 'QR', 'THB', '0123456789'),
  bank('GSB', 'MANUAL', 'THB', '020123456789'),
  bank('BCEL', 'AUTO', 'LAK', '160120000123456001'),
  { ...bank('WW', 'AUTO', 'THB', ''), bankType: 'WW' },
  { ...bank('PAYTIMZ', 'AUTO', 'THB', ''), bankType: 'PAYTIMZ' },
];

const wallets: DepositLookup['wallets'] = [
  { mode: 'AUTO', walletAccountName: HOLDER },
  { mode: 'gift', walletAccountName: HOLDER },
];

/** The banks that take the member's own currency. */
export function depositBanksFor(currency: Currency): readonly DepositBank[] {
  return banks.filter((candidate) => candidate.currency === currency);
}

/** [7.02] Mobile wallets are a Thai service, so a member with kip sees none. */
export function depositLookupFor(currency: Currency): DepositLookup {
  return {
    banks: [...depositBanksFor(currency)],
    wallets: currency === 'THB' ? wallets : [],
    isManual: false,
  };
}

function bank(
  bankCode: string,
  mode: DepositBank['mode'],
  currency: Currency,
  bankAccountNo: string,
): DepositBank {
  const bank = bankNames(bankCode);
  return { bankCode, bankType: 'BANK', mode, currency, bankAccountName: HOLDER, bankAccountNo, bank };
}
