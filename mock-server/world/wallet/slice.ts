import { mergeSlices, type Slice } from '../../engine/slice.ts';
import { withdrawLimitsSlice, type WithdrawLimitsState } from './withdraw-limits.ts';
import { withdrawalsSlice, type WithdrawalsState } from './withdrawals.ts';

export interface WalletState extends WithdrawLimitsState, WithdrawalsState {}

export const walletSlice: Slice<WalletState> = mergeSlices(withdrawLimitsSlice, withdrawalsSlice);
