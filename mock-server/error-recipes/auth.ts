import { SOMCHAI } from '../scenarios/users.ts';
import type { ErrorRecipe } from './error-recipe.ts';
import type { Input, Client } from '../client/create-client.ts';

const RIGHT = { username: SOMCHAI, password: '123456' };
const WRONG = { username: SOMCHAI, password: 'wrong' };

const logIn = async ({ call }: Client, body: object = RIGHT) =>
  (await call('POST /api/login', { body })).body.message;
const askWallet = async ({ call }: Client, input: Input = {}) =>
  (await call('GET /api/wallet', input)).body.message;

export const authRecipes: readonly ErrorRecipe[] = [
  {
    code: 'WRONG_CREDENTIAL',
    call: 'POST /api/login',
    how: 'Log in with a wrong password, or with a phone that is nobody’s.',
    run: (client) => logIn(client, WRONG),
  },
  {
    code: 'NO_USER',
    call: 'POST /api/login',
    how: 'Throw the flag loginTellsWhich, then log in with a phone that is nobody’s.',
    run: async (client) => {
      await client.control.setFlags({ loginTellsWhich: true });
      return logIn(client, { username: '0600000000', password: '123456' });
    },
  },
  {
    code: 'WRONG_PASSWORD',
    call: 'POST /api/login',
    how: 'Throw the flag loginTellsWhich, then log in with a wrong password. A change of the password says it too.',
    run: async (client) => {
      await client.control.setFlags({ loginTellsWhich: true });
      return logIn(client, WRONG);
    },
  },
  {
    code: 'LOGIN_FAIL',
    call: 'POST /api/login',
    how: 'Put "login" out of service, then log in.',
    run: async (client) => {
      await client.control.setOutages(['login']);
      return logIn(client);
    },
  },
  {
    code: 'REQUEST_LIMIT_1MIN',
    call: 'POST /api/login',
    given: 'a member who must wait a minute',
    how: 'Give a wrong password five times within a minute, then the right one.',
    run: (client) => logIn(client),
  },
  {
    code: 'INACTIVE_USER',
    call: 'POST /api/login',
    given: 'an inactive member',
    how: 'Deactivate the member, then log in with the right password.',
    run: (client) => logIn(client),
  },
  {
    code: 'UNAUTHORIZED',
    call: 'GET /api/wallet',
    how: 'Call without a token, or with one that was never issued.',
    run: (client) => askWallet(client, { token: null }),
  },
  {
    code: 'EXPIRED_AUTH_TOKEN',
    call: 'GET /api/wallet',
    how: 'Log in, then let the clock pass the life of the token (24 hours unless tokenSeconds says otherwise).',
    run: async (client) => {
      const token = await client.signIn();
      await client.control.advanceClock({ seconds: 24 * 60 * 60 });
      return askWallet(client, { token });
    },
  },
  {
    code: 'INVALID_USER_1',
    call: 'GET /api/wallet',
    how: 'Call with a token of characters that no token of this service has.',
    run: (client) => askWallet(client, { token: 'a.b.c' }),
  },
  {
    code: 'INVALID_USER_2',
    call: 'GET /api/wallet',
    how: 'Log in, then remove the member.',
    run: async (client) => {
      const token = await client.signIn();
      await client.control.removeMember(SOMCHAI);
      return askWallet(client, { token });
    },
  },
  {
    code: 'INVALID_USER_3',
    call: 'GET /api/wallet',
    how: 'Log in twice; change the password with the one token, then call with the other.',
    run: async (client) => {
      const token = await client.signIn();
      await client.call('PUT /api/account/changepwd', {
        body: { oldPassword: '123456', newPassword: 'secret-2' },
      });
      return askWallet(client, { token });
    },
  },
  {
    code: 'INVALID_USER_4',
    call: 'GET /api/wallet',
    how: 'Log in, then take the member’s tokens back.',
    run: async (client) => {
      const token = await client.signIn();
      await client.control.revokeTokens(SOMCHAI);
      return askWallet(client, { token });
    },
  },
  {
    code: 'INVALID_IP',
    call: 'GET /api/wallet',
    how: 'Throw the flag invalidIp, then make any call.',
    run: async (client) => {
      await client.control.setFlags({ invalidIp: true });
      return askWallet(client);
    },
  },
  {
    code: 'REQUEST_LIMIT',
    call: 'GET /api/wallet',
    how: 'Set requestsPerMinute, then call once more than that within a minute.',
    run: async (client) => {
      await client.control.setFlags({ requestsPerMinute: 1 });
      const token = await client.signIn();
      await askWallet(client, { token });
      return askWallet(client, { token });
    },
  },
  {
    code: 'KEY_MISSING',
    call: 'GET /api/lookup/info',
    how: 'Call without the header X-Requested-With.',
    run: async ({ call }) =>
      (await call('GET /api/lookup/info', { headers: { 'x-requested-with': null } })).body.message,
  },
  {
    code: 'KEY_INVALID',
    call: 'GET /api/lookup/info',
    how: 'Call with X-Requested-With: XMLHttpRequest.',
    run: async ({ call }) =>
      (await call('GET /api/lookup/info', { headers: { 'x-requested-with': 'XMLHttpRequest' } })).body
        .message,
  },
  {
    code: 'INTERNAL_SERVER_ERROR',
    call: 'GET /api/wallet',
    how: 'Put "service" out of service, then make any call.',
    run: async (client) => {
      const token = await client.signIn();
      await client.control.setOutages(['service']);
      return askWallet(client, { token });
    },
  },
];
