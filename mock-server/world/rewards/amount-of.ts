import { satangFromBaht } from 'contracts/rules';
import type { AmountByCurrency } from '../money/currency.ts';
import { KIP } from '../money/rates.ts';

export function amountOf(baht: number): AmountByCurrency {
  return { THB: satangFromBaht(baht), LAK: satangFromBaht(baht * KIP) };
}
