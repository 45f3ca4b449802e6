import { satangFromBaht } from 'contracts/rules';
import type { AmountByCurrency } from '../money/currency.ts';

/** Kip for a baht, rounded so that offers are round in both. */
const KIP = 600;

export function amountOf(baht: number): AmountByCurrency {
  return { THB: satangFromBaht(baht), LAK: satangFromBaht(baht * KIP) };
}
