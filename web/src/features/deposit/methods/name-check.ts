import { isEnglishName, needsEnglishName } from 'contracts/rules';
import { atom } from 'jotai';
import { type MemberProfile, profileAtom } from '../../../shared/account/profile-state.ts';
import type { DepositMethod } from './deposit-methods.ts';

export type NameCheck =
  { status: 'loading' } | { status: 'fine' } | { status: 'needed'; bank: MemberProfile['bank'] };

/**
 * Whether the member's own account has a name that a deposit can be recognised by: banks KTB, TMB and BBL tell the service
 * only one in Latin letters. [2.52] [9.15] When the account cannot be read nothing stands in the member's way. [8.29]
 */
export const nameCheckAtom = atom((get): NameCheck => {
  const state = get(profileAtom);
  if (state.status !== 'ready') return { status: state.status === 'failed' ? 'fine' : 'loading' };
  const { bank } = state.profile;
  return needsEnglishName(bank.code) && !isEnglishName(bank.accountName)
    ? { status: 'needed', bank }
    : { status: 'fine' };
});

/** Money that is to be recognised by itself must come under a name that the service can read. [2.52] */
export function needsName(method: DepositMethod): boolean {
  return method.kind === 'transfer' && method.isAuto;
}
