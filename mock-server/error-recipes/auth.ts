import type { Trigger } from './error-recipe.ts';
import type { Input, Tester } from '../smoke/client.ts';

const SOMCHAI = '0812345678';
const RIGHT = { username: SOMCHAI, password: '123456' };
const WRONG = { username: SOMCHAI, password: 'wrong' };

const logIn = async ({ call }: Tester, body: object = RIGHT) =>
  (await call('POST /api/login', { body })).body.message;
const askWallet = async ({ call }: Tester, input: Input = {}) =>
  (await call('GET /api/wallet', input)).body.message;

export const authTriggers: readonly Trigger[] = [
  {
    code: 'WRONG_CREDENTIAL',
    call: 'POST /api/login',
    how: 'Log in with a wrong password, or with a phone that is nobody’s.',
    run: (tester) => logIn(tester, WRONG),
  },
  {
    code: 'NO_USER',
    call: 'POST /api/login',
    how: 'Throw the flag loginTellsWhich, then log in with a phone that is nobody’s.',
    run: async (tester) => {
      await tester.control.setFlags({ loginTellsWhich: true });
      return logIn(tester, { username: '0600000000', password: '123456' });
    },
  },
  {
    code: 'WRONG_PASSWORD',
    call: 'POST /api/login',
    how: 'Throw the flag loginTellsWhich, then log in with a wrong password. A change of the password says it too.',
    run: async (tester) => {
      await tester.control.setFlags({ loginTellsWhich: true });
      return logIn(tester, WRONG);
    },
  },
  {
    code: 'LOGIN_FAIL',
    call: 'POST /api/login',
    how: 'Let the part "login" fail, then log in.',
    run: async (tester) => {
      await tester.control.setOutages(['login']);
      return logIn(tester);
    },
  },
  {
    code: 'REQUEST_LIMIT_1MIN',
    call: 'POST /api/login',
    given: 'a member who must wait a minute',
    how: 'Give a wrong password five times within a minute, then the right one.',
    run: (tester) => logIn(tester),
  },
  {
    code: 'INACTIVE_USER',
    call: 'POST /api/login',
    given: 'an inactive member',
    how: 'Deactivate the member, then log in with the right password.',
    run: (tester) => logIn(tester),
  },
  {
    code: 'UNAUTHORIZED',
    call: 'GET /api/wallet',
    how: 'Call without a token, or with one that was never issued.',
    run: (tester) => askWallet(tester, { token: null }),
  },
  {
    code: 'EXPIRED_AUTH_TOKEN',
    call: 'GET /api/wallet',
    how: 'Log in, then let the clock pass the life of the token (24 hours unless tokenSeconds says otherwise).',
    run: async (tester) => {
      const token = await tester.signIn();
      await tester.control.advanceClock({ seconds: 24 * 60 * 60 });
      return askWallet(tester, { token });
    },
  },
  {
    code: 'INVALID_USER_1',
    call: 'GET /api/wallet',
    how: 'Call with a token of characters that no token of this service has.',
    run: (tester) => askWallet(tester, { token: 'a.b.c' }),
  },
  {
    code: 'INVALID_USER_2',
    call: 'GET /api/wallet',
    how: 'Log in, then remove the member.',
    run: async (tester) => {
      const token = await tester.signIn();
      await tester.control.removeMember(SOMCHAI);
      return askWallet(tester, { token });
    },
  },
  {
    code: 'INVALID_USER_3',
    call: 'GET /api/wallet',
    how: 'Log in twice; change the password with the one token, then call with the other.',
    run: async (tester) => {
      const token = await tester.signIn();
      await tester.call('PUT /api/account/changepwd', {
        body: { oldPassword: '123456', newPassword: 'secret-2' },
      });
      return askWallet(tester, { token });
    },
  },
  {
    code: 'INVALID_USER_4',
    call: 'GET /api/wallet',
    how: 'Log in, then take the member’s tokens back.',
    run: async (tester) => {
      const token = await tester.signIn();
      await tester.control.revokeTokens(SOMCHAI);
      return askWallet(tester, { token });
    },
  },
  {
    code: 'INVALID_IP',
    call: 'GET /api/wallet',
    how: 'Throw the flag invalidIp, then make any call.',
    run: async (tester) => {
      await tester.control.setFlags({ invalidIp: true });
      return askWallet(tester);
    },
  },
  {
    code: 'REQUEST_LIMIT',
    call: 'GET /api/wallet',
    how: 'Set requestsPerMinute, then call once more than that within a minute.',
    run: async (tester) => {
      await tester.control.setFlags({ requestsPerMinute: 1 });
      const token = await tester.signIn();
      await askWallet(tester, { token });
      return askWallet(tester, { token });
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
    how: 'Let the part "service" fail, then make any call.',
    run: async (tester) => {
      const token = await tester.signIn();
      await tester.control.setOutages(['service']);
      return askWallet(tester, { token });
    },
  },
];
