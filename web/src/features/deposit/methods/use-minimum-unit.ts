import { useMoneyUnit } from '../../../shared/texts/use-money-unit.ts';

/**
 * The word after a smallest deposit. The specification and the configuration give them all in baht, whatever the account
 * counts in. [5.20] [9.22] [9.23]
 */
export const useMinimumUnit = (): string => useMoneyUnit('THB');
