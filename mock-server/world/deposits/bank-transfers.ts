import Type, { type Static } from 'typebox';
import { Code, Nullable } from 'contracts';
import { satangFromBaht } from 'contracts/rules';
import { slipVerify } from 'promptparse/generate';
import type { Slice } from '../../engine/slice.ts';
import { mapOf, Moment, Stored } from '../../engine/snapshot-kinds.ts';
import type { WorldBase } from '../../engine/world-base.ts';
import type { Member } from '../members/members.ts';
import { SatangSchema } from '../money/currency.ts';
import { depositBanksFor, type DepositOptionsState } from './deposit-banks.ts';

const BankTransferSchema = Stored({
  reference: Code,
  amount: SatangSchema,
  at: Moment,
  bankCode: Type.String(),
  fromName: Type.String(),
  fromAccountNo: Type.String(),
  toAccountNo: Type.String(),
  usedBy: Nullable(Type.String()),
});
/** A transfer that the bank knows, and that a slip can prove. */
export type BankTransfer = Static<typeof BankTransferSchema>;

export interface BankTransfersState {
  /** By the reference on their slips. */
  readonly bankTransfers: Map<string, BankTransfer>;
}

export const bankTransfersSlice: Slice<BankTransfersState> = {
  create: () => ({ bankTransfers: new Map() }),
  kinds: { bankTransfers: mapOf(BankTransferSchema) },
};

export interface TransferPlan {
  amount: number;
  /** How long ago the money was sent; 0 by default. */
  minutesAgo?: number;
  toAnotherAccount?: boolean;
  fromAnotherAccount?: boolean;
}

const BANK_NUMBERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    BBL: '002',
    KBANK: '004',
    KTB: '006',
    TMB: '011',
    SCB: '014',
    BAY: '025',
    GSB: '030',
  }),
);
const UNKNOWN_BANK = '099';
const FOREIGN_ACCOUNT = '9990001112';
const MOST_PREFIX = 8;

/** A member sends money at their bank; the service learns of it from the slip. @throws RangeError for an invalid amount. */
export function makeBankTransfer(
  world: BankTransfersState & DepositOptionsState & Pick<WorldBase, 'clock' | 'random'>,
  member: Member,
  plan: TransferPlan,
): BankTransfer {
  const { bankCode, bankAccountName, bankAccountNo } = member.bankAccount;
  const target = depositBanksFor(world, member.currency).find((bank) => bank.bankAccountNo !== '');
  // A tester may give a bank any code; a reference is part of a path, and no two are the same.
  const prefix = bankCode.replace(/[^A-Za-z0-9]/g, '').slice(0, MOST_PREFIX);
  const transfer: BankTransfer = {
    reference: `${prefix}${world.random.text(16).toUpperCase()}`.slice(0, 20),
    amount: satangFromBaht(plan.amount),
    at: world.clock.now() - (plan.minutesAgo ?? 0) * 60_000,
    bankCode,
    fromName: plan.fromAnotherAccount ? 'NOBODY KNOWN' : bankAccountName,
    fromAccountNo: plan.fromAnotherAccount ? FOREIGN_ACCOUNT : bankAccountNo,
    toAccountNo: plan.toAnotherAccount || !target ? FOREIGN_ACCOUNT : target.bankAccountNo,
    usedBy: null,
  };
  world.bankTransfers.set(transfer.reference, transfer);
  return transfer;
}

/** The text of the mini QR on a slip, by which banks find the transfer. */
export function slipPayload({ bankCode, reference }: Pick<BankTransfer, 'bankCode' | 'reference'>): string {
  return slipVerify({ sendingBank: BANK_NUMBERS.get(bankCode) ?? UNKNOWN_BANK, transRef: reference });
}
