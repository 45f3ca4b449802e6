import { isPhone } from 'contracts/rules';
import type { FlagsState } from '../service/flags.ts';
import { Refusal } from '../service/refusal.ts';

const LAO_MOBILE = /^020\d{8}$/;

type Edition = FlagsState['flags']['edition'];

/** @throws Refusal PHONE_NUMBER_REQUIRE_10_DIGIT for a number that the world's edition does not accept. [5.02] */
export function assertPhone({ flags: { edition } }: FlagsState, phone: string): void {
  if (!canRegister(phone, edition)) throw new Refusal('PHONE_NUMBER_REQUIRE_10_DIGIT');
}

export function canRegister(phone: string, edition: Edition): boolean {
  return edition === 'both' ? isPhone(phone, 'thai') || LAO_MOBILE.test(phone) : isPhone(phone, edition);
}
