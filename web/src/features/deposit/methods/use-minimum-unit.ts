import { useMoneyUnit } from '../../../shared/texts/use-money-unit.ts';

/**
 * Unit of a smallest deposit. The specification and the configuration give all of them in baht, for accounts in any
 * currency. [5.20] [9.22] [9.23]
 */
export const useMinimumUnit = (): string => useMoneyUnit('THB');
