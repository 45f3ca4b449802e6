import { satangFromBaht } from 'contracts/rules';
import type { AmountByCurrency } from '../money/currency.ts';

/** Kip per baht, rounded so that offers are round numbers in both currencies. */
const KIP = 600;

export function amountOf(baht: number): AmountByCurrency {
  return { THB: satangFromBaht(baht), LAK: satangFromBaht(baht * KIP) };
}
