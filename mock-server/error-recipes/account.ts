import type { Tester } from '../smoke/client.ts';
import type { Trigger } from './error-recipe.ts';
import { CHECK, REGISTRATION, verifyPhone } from '../smoke/visitor.ts';

const check = async (tester: Tester, change: object = {}) => {
  await verifyPhone(tester);
  return (await tester.call('POST /api/account/validate', { body: { ...CHECK, ...change } })).body.message;
};
const register = async (tester: Tester) => {
  await verifyPhone(tester);
  return (await tester.call('POST /api/account', { body: REGISTRATION })).body.message;
};

export const accountTriggers: readonly Trigger[] = [
  {
    code: 'OK',
    call: 'POST /api/account/validate',
    how: 'Verify a phone, then check a complete registration.',
    run: (tester) => check(tester),
  },
  {
    code: 'SUCCESS',
    call: 'POST /api/account',
    how: 'Verify a phone, then register with it.',
    run: register,
  },
  {
    code: 'EXISTING_USER',
    call: 'POST /api/account/validate',
    how: 'Register with the phone of a member.',
    run: (tester) => check(tester, { username: '0812345678' }),
  },
  {
    code: 'EXISTING_BANK',
    call: 'POST /api/account/validate',
    how: 'Register with the bank account of a member.',
    run: (tester) => check(tester, { bankCode: 'KBANK', bankAccountNo: '1234567890' }),
  },
  {
    code: 'INVALID_USER_INFO',
    call: 'POST /api/account/validate',
    how: 'Register without a name.',
    run: (tester) => check(tester, { name: ' ' }),
  },
  {
    code: 'INVALID_BANK',
    call: 'POST /api/account/validate',
    how: 'Register with a bank that is not in the list, or an account number that is none.',
    run: (tester) => check(tester, { bankCode: 'NOBANK' }),
  },
  {
    code: 'BANK_ACCOUNT_NAME_ENG',
    call: 'POST /api/account/validate',
    how: 'Register with KTB, TMB or BBL and an account name in Thai.',
    run: (tester) => check(tester, { bankCode: 'KTB', bankAccountName: 'อนงค์ ดีใจ' }),
  },
  {
    code: 'INVALID_CODE',
    call: 'POST /api/account/validate',
    how: 'Register with an invite code that is nobody’s.',
    run: (tester) => check(tester, { inviteCode: 'PR1' }),
  },
  {
    code: 'PHONE_NUMBER_REQUIRE_10_DIGIT',
    call: 'POST /api/account/validate',
    how: 'Register with a phone of nine digits.',
    run: (tester) => check(tester, { username: '061111111' }),
  },
  {
    code: 'UNVERIFIED_OTP',
    call: 'POST /api/account/validate',
    how: 'Register with a phone that no code has verified, while registerOTP is on.',
    run: async ({ call }) => (await call('POST /api/account/validate', { body: CHECK })).body.message,
  },
  {
    code: 'REGISTER_FAIL',
    call: 'POST /api/account',
    how: 'Let the part "registration" fail, then register.',
    run: async (tester) => {
      await tester.control.setOutages(['registration']);
      return register(tester);
    },
  },
  {
    code: 'GAME_ACTIVATION_FAIL',
    call: 'POST /api/account',
    how: 'Let the part "game-registration" fail, then register.',
    run: async (tester) => {
      await tester.control.setOutages(['game-registration']);
      return register(tester);
    },
  },
];
