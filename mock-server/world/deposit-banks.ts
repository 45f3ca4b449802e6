import type { Static } from 'typebox';
import type { endpoints } from 'contracts';
import type { Currency } from './members.ts';

type DepositLookup = Static<(typeof endpoints)['GET /api/lookup/deposit']['reply']>;
type DepositBank = DepositLookup['banks'][number];

const HOLDER = 'RIMKHONG CO LTD';

/**
 * Where deposits go; accounts and their numbers are invented. [2.48] [3.11]
 * WW and PAYTIMZ are payment services that open their own page, so a member transfers there and needs no account number.
 */
const banks: readonly DepositBank[] = [
  bank('SCB', 'AUTO', 'THB', '4012345678', 'ธนาคารไทยพาณิชย์', 'Siam Commercial Bank'),
  bank('KBANK', 'QR', 'THB', '0123456789', 'ธนาคารกสิกรไทย', 'Kasikornbank'),
  bank('GSB', 'MANUAL', 'THB', '020123456789', 'ธนาคารออมสิน', 'Government Savings Bank'),
  bank('BCEL', 'AUTO', 'LAK', '160120000123456001', 'ธนาคารการค้าต่างประเทศลาว', 'BCEL'),
  { ...bank('WW', 'AUTO', 'THB', '', 'WW', 'WW'), bankType: 'WW' },
  { ...bank('PAYTIMZ', 'AUTO', 'THB', '', 'PAYTIMZ', 'PAYTIMZ'), bankType: 'PAYTIMZ' },
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
  nameTH: string,
  nameEN: string,
): DepositBank {
  return { bankCode, bankType: 'BANK', mode, currency, bankAccountName: HOLDER, bankAccountNo, bank: { nameTH, nameEN } };
}
