import { isEnglishName, needsEnglishName } from 'contracts/rules';
import { atom } from 'jotai';
import { type MemberProfile, profileAtom } from '../../../shared/account/profile-state.ts';
import type { DepositMethod } from './deposit-methods.ts';

export type NameCheck =
  | { status: 'loading' }
  | { status: 'fine' }
  | { status: 'needed'; bank: MemberProfile['bank'] };

/**
 * Whether deposits from the member's account can be recognised by name: KTB, TMB and BBL send only a Latin name. [2.52]
 * [9.15] If the account cannot be read, the check does not block the member. [8.29]
 */
export const nameCheckAtom = atom((get): NameCheck => {
  const state = get(profileAtom);
  if (state.status !== 'ready') return { status: state.status === 'failed' ? 'fine' : 'loading' };
  const { bank } = state.profile;
  return needsEnglishName(bank.code) && !isEnglishName(bank.accountName)
    ? { status: 'needed', bank }
    : { status: 'fine' };
});

/** Whether the deposit is found by the name of the sender's account, which must then be in English. [2.52] */
export function needsName(method: DepositMethod): boolean {
  return method.kind === 'transfer' && method.isAuto;
}
