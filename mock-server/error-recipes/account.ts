import type { Client } from '../client/create-client.ts';
import type { ErrorRecipe } from './error-recipe.ts';
import { CHECK, REGISTRATION, verifyPhone } from '../client/visitor.ts';

const check = async (client: Client, change: object = {}) => {
  await verifyPhone(client);
  return (await client.call('POST /api/account/validate', { body: { ...CHECK, ...change } })).body.message;
};
const register = async (client: Client) => {
  await verifyPhone(client);
  return (await client.call('POST /api/account', { body: REGISTRATION })).body.message;
};

export const accountRecipes: readonly ErrorRecipe[] = [
  {
    code: 'OK',
    call: 'POST /api/account/validate',
    how: 'Verify a phone, then check a complete registration.',
    run: (client) => check(client),
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
    run: (client) => check(client, { username: '0812345678' }),
  },
  {
    code: 'EXISTING_BANK',
    call: 'POST /api/account/validate',
    how: 'Register with the bank account of a member.',
    run: (client) => check(client, { bankCode: 'KBANK', bankAccountNo: '1234567890' }),
  },
  {
    code: 'INVALID_USER_INFO',
    call: 'POST /api/account/validate',
    how: 'Register without a name.',
    run: (client) => check(client, { name: ' ' }),
  },
  {
    code: 'INVALID_BANK',
    call: 'POST /api/account/validate',
    how: 'Register with a bank that is not in the list, or an account number that is none.',
    run: (client) => check(client, { bankCode: 'NOBANK' }),
  },
  {
    code: 'BANK_ACCOUNT_NAME_ENG',
    call: 'POST /api/account/validate',
    how: 'Register with KTB, TMB or BBL and an account name in Thai.',
    run: (client) => check(client, { bankCode: 'KTB', bankAccountName: 'อนงค์ ดีใจ' }),
  },
  {
    code: 'INVALID_CODE',
    call: 'POST /api/account/validate',
    how: 'Register with an invite code that is nobody’s.',
    run: (client) => check(client, { inviteCode: 'PR1' }),
  },
  {
    code: 'PHONE_NUMBER_REQUIRE_10_DIGIT',
    call: 'POST /api/account/validate',
    how: 'Register with a phone of nine digits.',
    run: (client) => check(client, { username: '061111111' }),
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
    how: 'Put "registration" out of service, then register.',
    run: async (client) => {
      await client.control.setOutages(['registration']);
      return register(client);
    },
  },
  {
    code: 'GAME_ACTIVATION_FAIL',
    call: 'POST /api/account',
    how: 'Put "game-registration" out of service, then register.',
    run: async (client) => {
      await client.control.setOutages(['game-registration']);
      return register(client);
    },
  },
];
