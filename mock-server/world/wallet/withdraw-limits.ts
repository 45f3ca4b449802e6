import { satangFromBaht, type Satang } from 'contracts/rules';
import type { Slice } from '../../engine/slice.ts';
import { recordOf, Stored } from '../../engine/snapshot-kinds.ts';
import { SatangSchema, type Currency } from '../money/currency.ts';

export interface WithdrawLimitsState {
  readonly withdrawLimits: Record<Currency, { min: Satang; max: Satang }>;
}

/** Smallest and largest withdrawal; the spec shows neither. [9.18] */
const WITHDRAW_LIMITS: WithdrawLimitsState['withdrawLimits'] = {
  THB: { min: satangFromBaht(100), max: satangFromBaht(50_000) },
  LAK: { min: satangFromBaht(50_000), max: satangFromBaht(50_000_000) },
};

const Limits = Stored({ min: SatangSchema, max: SatangSchema });

export const withdrawLimitsSlice: Slice<WithdrawLimitsState> = {
  create: () => ({ withdrawLimits: structuredClone(WITHDRAW_LIMITS) }),
  kinds: { withdrawLimits: recordOf(Stored({ THB: Limits, LAK: Limits })) },
};
