import type { BodyOf, Endpoints } from 'contracts';
import { isBlank, isEnglishName } from 'contracts/rules';
import type { WorldBase } from '../../engine/world-base.ts';
import { Refusal } from '../service/refusal.ts';
import type { LoginGuardState } from './login-guard.ts';
import type { Member, MembersState } from './members.ts';
import { assertBankAccount, bankAccountOf } from './registration.ts';
import { endTokens, type TokensState } from './tokens.ts';

type ProfileUpdate = BodyOf<Endpoints['PUT /api/account/profile']>;
type NameUpdate = BodyOf<Endpoints['PUT /api/account/bankAccountName']>;
type PasswordChange = BodyOf<Endpoints['PUT /api/account/changepwd']>;

/** @throws Refusal INVALID_USER_INFO, INVALID_BANK, BANK_ACCOUNT_NAME_ENG, EXISTING_BANK [7.06] */
export function updateProfile(world: MembersState, member: Member, update: ProfileUpdate): void {
  if (isBlank(update.name)) throw new Refusal('INVALID_USER_INFO');
  assertBankAccount(world, update, member);
  member.name = update.name.trim();
  member.bankAccount = bankAccountOf(update);
}

/** @throws Refusal INVALID_BANK for a bank that is not the member's, BANK_ACCOUNT_NAME_ENG [5.22] [7.07] */
export function renameBankAccount(member: Member, { bankCode, bankAccountName }: NameUpdate): void {
  if (bankCode !== member.bankAccount.bankCode) throw new Refusal('INVALID_BANK');
  if (!isEnglishName(bankAccountName)) throw new Refusal('BANK_ACCOUNT_NAME_ENG');
  member.bankAccount = bankAccountOf({ ...member.bankAccount, bankAccountName });
}

/**
 * Changes the password and ends the member's other sessions.
 * @param token of the session that changes it; this session stays.
 * @throws Refusal REQUEST_LIMIT_1MIN after too many wrong ones, WRONG_PASSWORD, INVALID_USER_INFO for an empty new one [7.08]
 */
export function changePassword(
  world: TokensState & LoginGuardState & Pick<WorldBase, 'clock'>,
  member: Member,
  { oldPassword, newPassword }: PasswordChange,
  token: string | null,
): void {
  const now = world.clock.now();
  if (world.loginGuard.isLimited(member.phone, now)) throw new Refusal('REQUEST_LIMIT_1MIN');
  if (oldPassword !== member.password) {
    world.loginGuard.failed(member.phone, now);
    throw new Refusal('WRONG_PASSWORD');
  }
  world.loginGuard.succeeded(member.phone);
  if (isBlank(newPassword)) throw new Refusal('INVALID_USER_INFO');
  member.password = newPassword;
  endTokens(world, member, 'password', token);
}
