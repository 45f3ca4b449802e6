import type { BodyOf, Endpoints } from 'contracts';
import { isAccountNo, isBlank, isEnglishName, needsEnglishName, satang } from 'contracts/rules';
import type { WorldBase } from '../../engine/world-base.ts';
import type { FlagsState } from '../service/flags.ts';
import type { LookupsState } from '../service/lookups.ts';
import { assertNoOutage, type OutagesState } from '../service/outages.ts';
import { Refusal } from '../service/refusal.ts';
import { isBank } from './banks.ts';
import { addMember, memberByPhone, type Member, type MembersState } from './members.ts';
import { isVerified, type OtpState } from './otp.ts';
import { assertPhone } from './phone-rule.ts';

type Check = BodyOf<Endpoints['POST /api/account/validate']>;
type Registration = BodyOf<Endpoints['POST /api/account']>;
type BankAccount = Member['bankAccount'];

/** What a reply takes of a name. In upper case some letters become two, such as ß. */
const LONGEST_NAME = 200;
const INVITE_PREFIX = 'PR';

type RegistrationWorld = MembersState &
  OtpState &
  FlagsState &
  LookupsState &
  OutagesState &
  Pick<WorldBase, 'clock'>;

/**
 * Checks the wizard's input so far; the bank only if one is given, because the wizard checks before that step. [4.01]
 * @throws Refusal PHONE_NUMBER_REQUIRE_10_DIGIT, EXISTING_USER, UNVERIFIED_OTP, INVALID_USER_INFO, INVALID_CODE (of an
 * invitation), INVALID_BANK, BANK_ACCOUNT_NAME_ENG, EXISTING_BANK
 */
export function checkRegistration(world: RegistrationWorld, check: Check): void {
  assertPhone(world, check.username);
  if (memberByPhone(world, check.username)) throw new Refusal('EXISTING_USER');
  if (world.flags.registerOTP && !isVerified(world, check.username)) throw new Refusal('UNVERIFIED_OTP');
  if (isBlank(check.name) || isBlank(check.password)) throw new Refusal('INVALID_USER_INFO');
  const isKnownSource = world.lookups.sources.some(({ code }) => code === check.sourceCode);
  if (check.sourceCode !== '' && !isKnownSource) throw new Refusal('INVALID_USER_INFO');
  if (check.inviteCode !== '' && !inviterOf(world, check.inviteCode)) throw new Refusal('INVALID_CODE');
  if (check.bankCode !== '') assertBankAccount(world, check);
}

/** Creates a member. @throws Refusal as the check, and REGISTER_FAIL, GAME_ACTIVATION_FAIL; then no member is created. */
export function register(world: RegistrationWorld, registration: Registration): Member {
  checkRegistration(world, registration);
  const { username, password, name, inviteCode, currency } = registration;
  assertBankAccount(world, registration);
  assertNoOutage(world, 'registration');
  assertNoOutage(world, 'game-registration');
  const inviter = inviterOf(world, inviteCode);
  // The friend counts as failed until they play.
  if (inviter) inviter.invite.fail += 1;
  return addMember(world, {
    phone: username,
    password,
    name: name.trim(),
    currency: currency === 'LAK' ? 'LAK' : 'THB',
    coin: 0,
    createdAt: world.clock.now(),
    bankAccount: bankAccountOf(registration),
    invite: { amount: satang(0), success: 0, fail: 0 },
    invitedBy: inviter?.id ?? null,
  });
}

/**
 * Checks a withdrawal account; `owner` may keep their own.
 * @throws Refusal INVALID_BANK, BANK_ACCOUNT_NAME_ENG, EXISTING_BANK [5.04] [5.05]
 */
export function assertBankAccount(
  { members }: MembersState,
  account: BankAccount,
  owner: Member | null = null,
): void {
  const { bankCode, bankAccountName, bankAccountNo } = account;
  const isName = !isBlank(bankAccountName) && bankAccountOf(account).bankAccountName.length <= LONGEST_NAME;
  if (!isBank(bankCode) || !isAccountNo(bankAccountNo) || !isName) throw new Refusal('INVALID_BANK');
  if (needsEnglishName(bankCode) && !isEnglishName(bankAccountName))
    throw new Refusal('BANK_ACCOUNT_NAME_ENG');
  for (const member of members.values()) {
    const { bankAccount } = member;
    const isSame = bankAccount.bankCode === bankCode && bankAccount.bankAccountNo === bankAccountNo;
    if (isSame && member !== owner) throw new Refusal('EXISTING_BANK');
  }
}

/** The stored form: names in upper case. [2.24] */
export function bankAccountOf({ bankCode, bankAccountName, bankAccountNo }: BankAccount): BankAccount {
  return { bankCode, bankAccountName: bankAccountName.trim().toUpperCase(), bankAccountNo };
}

function inviterOf({ members }: MembersState, code: string): Member | undefined {
  return code.startsWith(INVITE_PREFIX) ? members.get(code.slice(INVITE_PREFIX.length)) : undefined;
}
