import type { WorldBase } from '../../engine/world-base.ts';
import { mergeSlices, type Slice } from '../../engine/slice.ts';
import { ledgerSlice, type LedgerState } from './ledger.ts';
import { statementSlice, type StatementState } from './statement.ts';

export interface MoneyState extends LedgerState, StatementState {}

export const moneySlice: Slice<MoneyState> = mergeSlices(ledgerSlice, statementSlice);

/** What moves money: ledger and statement, with time and random references. */
export type Books = MoneyState & Pick<WorldBase, 'clock' | 'random'>;
