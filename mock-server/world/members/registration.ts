import type { BodyOf, Endpoints } from 'contracts';
import { isAccountNo, isEnglishName, needsEnglishName, satang } from 'contracts/rules';
import { isBank } from '../deposits/banks.ts';
import type { Member } from '../entities.ts';
import { countInvitee } from '../rewards/invites.ts';
import { addMember, memberByPhone } from './members.ts';
import { isVerified } from './otp.ts';
import { assertPhone } from './phone-rule.ts';
import { Refusal } from '../refusal.ts';
import { assertWorks } from '../service/outages.ts';
import type { World } from '../world.ts';

type Check = BodyOf<Endpoints['POST /api/account/validate']>;
type Registration = BodyOf<Endpoints['POST /api/account']>;
type BankAccount = Member['bankAccount'];

/** Before the id in an invite code. [2.47] */
const INVITE_PREFIX = 'PR';

/**
 * Checks what the wizard has so far; the bank only once one is named, for the check is asked before that step. [4.01]
 * @throws Refusal PHONE_NUMBER_REQUIRE_10_DIGIT, EXISTING_USER, UNVERIFIED_OTP, INVALID_USER_INFO, INVALID_CODE (of an
 * invitation), INVALID_BANK, BANK_ACCOUNT_NAME_ENG, EXISTING_BANK
 */
export function checkRegistration(world: World, check: Check): void {
  assertPhone(world, check.username);
  if (memberByPhone(world, check.username)) throw new Refusal('EXISTING_USER');
  if (world.flags.registerOTP && !isVerified(world, check.username)) throw new Refusal('UNVERIFIED_OTP');
  if (check.name.trim() === '' || check.password === '') throw new Refusal('INVALID_USER_INFO');
  const isKnownSource = world.lookups.sources.some(({ code }) => code === check.sourceCode);
  if (check.sourceCode !== '' && !isKnownSource) throw new Refusal('INVALID_USER_INFO');
  if (check.inviteCode !== '' && !inviterOf(world, check.inviteCode)) throw new Refusal('INVALID_CODE');
  if (check.bankCode !== '') assertBankAccount(world, check);
}

/** Makes a member of a visitor. @throws Refusal as the check, and REGISTER_FAIL, GAME_ACTIVATION_FAIL: then there is none. */
export function register(world: World, registration: Registration): Member {
  checkRegistration(world, registration);
  const { username, password, name, inviteCode, currency } = registration;
  const bankAccount = bankAccountOf(registration);
  assertBankAccount(world, bankAccount);
  assertWorks(world, 'registration');
  assertWorks(world, 'game-registration');
  const inviter = inviterOf(world, inviteCode);
  if (inviter) countInvitee(inviter);
  return addMember(world, {
    phone: username,
    password,
    name: name.trim(),
    currency: currency === 'LAK' ? 'LAK' : 'THB',
    coin: 0,
    createdAt: world.clock.now(),
    bankAccount,
    invite: { amount: satang(0), success: 0, fail: 0 },
    invitedBy: inviter?.id ?? null,
  });
}

/**
 * Checks an account that withdrawals may go to; `owner` may keep their own.
 * @throws Refusal INVALID_BANK, BANK_ACCOUNT_NAME_ENG, EXISTING_BANK [5.04] [5.05]
 */
export function assertBankAccount(world: World, account: BankAccount, owner: Member | null = null): void {
  const { bankCode, bankAccountName, bankAccountNo } = account;
  if (!isBank(bankCode) || !isAccountNo(bankAccountNo) || bankAccountName.trim() === '')
    throw new Refusal('INVALID_BANK');
  if (needsEnglishName(bankCode) && !isEnglishName(bankAccountName))
    throw new Refusal('BANK_ACCOUNT_NAME_ENG');
  for (const member of world.members.values()) {
    const { bankAccount } = member;
    const isSame = bankAccount.bankCode === bankCode && bankAccount.bankAccountNo === bankAccountNo;
    if (isSame && member !== owner) throw new Refusal('EXISTING_BANK');
  }
}

/** As it is kept: names in upper case. [2.24] */
export function bankAccountOf({ bankCode, bankAccountName, bankAccountNo }: BankAccount): BankAccount {
  return { bankCode, bankAccountName: bankAccountName.trim().toUpperCase(), bankAccountNo };
}

function inviterOf(world: World, code: string): Member | undefined {
  return code.startsWith(INVITE_PREFIX) ? world.members.get(code.slice(INVITE_PREFIX.length)) : undefined;
}
