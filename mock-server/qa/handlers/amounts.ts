import { bahtFromSatang, satangFromBaht } from 'contracts/rules';
import type { AmountByCurrency } from '../../world/money/currency.ts';

/** What a world holds of what a tester writes in baht and kip. @throws RangeError for a part of a satang. */
export function inSatang({ THB, LAK }: { THB: number; LAK: number }): AmountByCurrency {
  return { THB: satangFromBaht(THB), LAK: satangFromBaht(LAK) };
}

export function inBaht({ THB, LAK }: AmountByCurrency) {
  return { THB: bahtFromSatang(THB), LAK: bahtFromSatang(LAK) };
}
