import { endpoint } from '../endpoint.ts';
import { LONGEST_INVITE_CODE } from '../rules/code.ts';
import { Count, IsoTime, MessageReply, OneOf, Strict, Text } from '../shapes.ts';

/** A member. [3.03] */
export const Profile = Strict({
  _id: Text(64),
  name: Text(),
  username: Text(40),
  coin: Count,
  createdAt: IsoTime,
});

export const BankNames = Strict({ nameTH: Text(), nameEN: Text() });

/** The account that receives withdrawals. [3.04] */
export const BankAccount = Strict({
  bankCode: Text(20),
  bankAccountName: Text(),
  bankAccountNo: Text(40),
  bank: BankNames,
});

/** Currency of withdrawals. The Thai edition offers no choice and sends BAHT. [5.06] [9.16] */
export const CurrencyChoice = OneOf(['LAK', 'BAHT']);

const registration = {
  name: Text(),
  /** The phone number, digits only. */
  username: Text(40),
  password: Text(),
  /** Empty when the visitor chose no source. */
  sourceCode: Text(64),
  /** Empty when the visitor was not invited. */
  inviteCode: Text(LONGEST_INVITE_CODE),
  bankCode: Text(20),
  /** First and last name, joined by a space. */
  bankAccountName: Text(),
  bankAccountNo: Text(40),
};

/** [3.01] The wizard sends it after the third step, when the three bank fields are still empty. [4.01] */
export const RegistrationCheck = Strict(registration);
// [3.01]
export const Registration = Strict({ ...registration, currency: CurrencyChoice });

const REGISTRATION_REFUSALS = [
  'EXISTING_USER',
  'EXISTING_BANK',
  'INVALID_USER_INFO',
  'INVALID_BANK',
  'BANK_ACCOUNT_NAME_ENG',
  'PHONE_NUMBER_REQUIRE_10_DIGIT',
  'UNVERIFIED_OTP',
  'INVALID_CODE',
] as const;

export const accountEndpoints = {
  /**
   * [7.03] The spec does not show what it checks. The mock checks that the phone is valid, not yet registered, and
   * verified if OTP is on; the name and password; the invite code if there is one; and the bank account once a bank is
   * chosen.
   */
  'POST /api/account/validate': endpoint({
    access: 'public',
    body: RegistrationCheck,
    reply: MessageReply,
    refuses: REGISTRATION_REFUSALS,
    badInput: 'INVALID_USER_INFO',
  }),
  // [7.04]
  'POST /api/account': endpoint({
    access: 'public',
    body: Registration,
    reply: MessageReply,
    refuses: [...REGISTRATION_REFUSALS, 'REGISTER_FAIL', 'GAME_ACTIVATION_FAIL'],
    badInput: 'INVALID_USER_INFO',
  }),
  // [7.05]
  'GET /api/account/profile': endpoint({
    access: 'member',
    reply: Strict({ profile: Profile, bankAccount: BankAccount }),
    refuses: [],
    badInput: 'NO_DATA',
  }),
  // [7.06] [3.02]
  'PUT /api/account/profile': endpoint({
    access: 'member',
    body: Strict({ name: Text(), bankCode: Text(20), bankAccountName: Text(), bankAccountNo: Text(40) }),
    reply: MessageReply,
    refuses: ['INVALID_USER_INFO', 'INVALID_BANK', 'EXISTING_BANK', 'BANK_ACCOUNT_NAME_ENG'],
    badInput: 'INVALID_USER_INFO',
  }),
  /** [7.07] The name in Latin letters as the member's bank knows it. [5.22] */
  'PUT /api/account/bankAccountName': endpoint({
    access: 'member',
    body: Strict({ bankCode: Text(20), bankAccountName: Text() }),
    reply: MessageReply,
    refuses: ['INVALID_BANK', 'BANK_ACCOUNT_NAME_ENG'],
    badInput: 'BANK_ACCOUNT_NAME_ENG',
  }),
  // [7.08]
  'PUT /api/account/changepwd': endpoint({
    access: 'member',
    body: Strict({ oldPassword: Text(), newPassword: Text() }),
    reply: MessageReply,
    refuses: ['WRONG_PASSWORD', 'INVALID_USER_INFO', 'REQUEST_LIMIT_1MIN'],
    badInput: 'INVALID_USER_INFO',
  }),
};
