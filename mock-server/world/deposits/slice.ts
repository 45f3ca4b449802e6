import { mergeSlices, type Slice } from '../../engine/slice.ts';
import { bankTransfersSlice, type BankTransfersState } from './bank-transfers.ts';
import { depositOptionsSlice, type DepositOptionsState } from './deposit-banks.ts';
import { giftsSlice, type GiftsState } from './gift-links.ts';
import { qrSlice, type QrState } from './qr.ts';
import { slipHoursSlice, type SlipHoursState } from './slip-hours.ts';
import { slipsSlice, type SlipsState } from './slips.ts';

export interface DepositsState
  extends DepositOptionsState, QrState, BankTransfersState, SlipHoursState, SlipsState, GiftsState {}

export const depositsSlice: Slice<DepositsState> = mergeSlices(
  depositOptionsSlice,
  qrSlice,
  bankTransfersSlice,
  slipHoursSlice,
  slipsSlice,
  giftsSlice,
);
