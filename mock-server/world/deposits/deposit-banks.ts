import Type from 'typebox';
import { endpoints, type Endpoints, type ReplyOf } from 'contracts';
import type { Slice } from '../../engine/slice.ts';
import { recordOf } from '../../engine/snapshot-kinds.ts';
import { bankNames } from '../members/banks.ts';
import type { Currency } from '../money/currency.ts';
import type { FlagsState } from '../service/flags.ts';

export type DepositOptions = ReplyOf<Endpoints['GET /api/lookup/deposit']>;
type DepositBank = DepositOptions['banks'][number];

const HOLDER = 'RIMKHONG CO LTD';

/**
 * Deposit accounts of a new world; the accounts and their numbers are invented. [2.48] [3.11]
 * WW and PAYTIMZ are payment services: they take deposits by their own codes, so they have no account number.
 */
const DEPOSIT_OPTIONS: DepositOptionsState['depositOptions'] = {
  banks: [
    bank('SCB', 'AUTO', 'THB', '4012345678'),
    bank('KBANK', 'QR', 'THB', '0123456789'),
    bank('GSB', 'MANUAL', 'THB', '020123456789'),
    bank('BCEL', 'AUTO', 'LAK', '160120000123456001'),
    { ...bank('WW', 'QR', 'THB', ''), bankType: 'WW' },
    { ...bank('PAYTIMZ', 'QR', 'THB', ''), bankType: 'PAYTIMZ' },
  ],
  wallets: [
    { mode: 'AUTO', walletAccountName: HOLDER },
    { mode: 'gift', walletAccountName: HOLDER },
  ],
};

export interface DepositOptionsState {
  readonly depositOptions: Omit<DepositOptions, 'isManual'>;
}

export const depositOptionsSlice: Slice<DepositOptionsState> = {
  create: () => ({ depositOptions: structuredClone(DEPOSIT_OPTIONS) }),
  kinds: {
    depositOptions: recordOf(Type.Omit(endpoints['GET /api/lookup/deposit'].reply, ['isManual'])),
  },
};

export function depositBanksFor(
  { depositOptions }: DepositOptionsState,
  currency: Currency,
): readonly DepositBank[] {
  return depositOptions.banks.filter((candidate) => candidate.currency === currency);
}

/** [7.02] Mobile wallets are a Thai service, so a member with kip gets none. */
export function depositLookupFor(
  world: DepositOptionsState & FlagsState,
  currency: Currency,
): DepositOptions {
  return {
    banks: [...depositBanksFor(world, currency)],
    wallets: currency === 'THB' ? world.depositOptions.wallets : [],
    isManual: world.flags.isManual,
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
