import { Matchers } from '@pact-foundation/pact';
import { satangFromBaht } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { requestTransfer } from '../../shared/orders/transfer-order.ts';
import { readWallet } from '../../shared/wallet/wallet-reply.ts';
import { asMember, clientFor, pact, settled } from '../../testing/pact/pact.ts';
import { count, digits, figure, id, oneOf, text, time } from '../../testing/pact/pact-matchers.ts';

const { like, eachLike, number, boolean } = Matchers;
const SUCCESS = { message: like('SUCCESS') };
const json = { ...asMember, 'Content-Type': 'application/json' };

const refusal = (call: Promise<unknown>) =>
  settled(call).then(
    () => null,
    (error: unknown) => (error as { failure: unknown }).failure,
  );

describe('pact: game accounts', () => {
  it('opens an account [7.15] [4.03]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('the opening of a game account')
      .withRequest('GET', '/api/wallet/activate/IMI', (request) => void request.headers(asMember))
      .willRespondWith(200, (response) => void response.jsonBody(SUCCESS))
      .executeTest(async ({ url }) => {
        const call = clientFor(url)('GET /api/wallet/activate/{slotCode}', () => true, {
          params: { slotCode: 'IMI' },
        });
        expect(await settled(call)).toBe(true);
      }));

  it.each([
    ['demo', 'PG', 'SLOT_ALREADY_ACTIVE', 409, 'the opening of an account that is open'],
    ['demo', 'NOGAME', 'NO_GAME', 404, 'the opening of an account at no game'],
    [
      'a service where games fail',
      'IMI',
      'SLOT_ACTIVATE_FAIL',
      502,
      'the opening of an account while the provider fails',
    ],
  ])('in "%s" refuses to open %s with %s [8.08]', (state, slotCode, code, status, description) =>
    pact
      .addInteraction()
      .given(state)
      .uponReceiving(description)
      .withRequest('GET', `/api/wallet/activate/${slotCode}`, (request) => void request.headers(asMember))
      .willRespondWith(status, (response) => void response.jsonBody({ message: code }))
      .executeTest(async ({ url }) => {
        const call = clientFor(url)('GET /api/wallet/activate/{slotCode}', () => true, {
          params: { slotCode },
        });
        expect(await refusal(call)).toMatchObject({ kind: 'refused', code });
      }),
  );

  it('answers the credentials of an account [7.16] [3.10]', () =>
    pact
      .addInteraction()
      .given('a member with known game credentials')
      .uponReceiving('the credentials of a game')
      .withRequest('GET', '/api/wallet/account/PG', (request) => void request.headers(asMember))
      .willRespondWith(
        200,
        (response) =>
          void response.jsonBody({
            username: 'rkplayer01',
            password: 'secret0001',
            event: null,
          }),
      )
      .executeTest(async ({ url }) => {
        const call = clientFor(url)('GET /api/wallet/account/{slotCode}', (reply) => reply, {
          params: { slotCode: 'PG' },
        });
        expect(await settled(call)).toEqual({
          username: 'rkplayer01',
          password: 'secret0001',
          event: null,
        });
      }));

  it('answers credentials of 16 characters with the event of the form that takes them [2.63] [3.10]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('the credentials for the form of a provider')
      .withRequest('GET', '/api/wallet/account/UFABET', (request) => void request.headers(asMember))
      .willRespondWith(
        200,
        (response) =>
          void response.jsonBody({
            username: text('^[A-Za-z0-9]{16}$', 'rkabcdefghijklmn'),
            password: text('^[A-Za-z0-9]{16}$', 'secret0001secret'),
            event: like('session-1'),
          }),
      )
      .executeTest(async ({ url }) => {
        const call = clientFor(url)('GET /api/wallet/account/{slotCode}', ({ event }) => event, {
          params: { slotCode: 'UFABET' },
        });
        expect(await settled(call)).toBe('session-1');
      }));

  it('has no credentials where no account is open [8.08]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('the credentials of a game without an account')
      .withRequest('GET', '/api/wallet/account/IMI', (request) => void request.headers(asMember))
      .willRespondWith(404, (response) => void response.jsonBody({ message: 'SLOT_NO_ACCOUNT' }))
      .executeTest(async ({ url }) => {
        const call = clientFor(url)('GET /api/wallet/account/{slotCode}', () => true, {
          params: { slotCode: 'IMI' },
        });
        expect(await refusal(call)).toMatchObject({ kind: 'refused', code: 'SLOT_NO_ACCOUNT' });
      }));

  it('resets a password [7.17] [4.03]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('a new password for a game')
      .withRequest('GET', '/api/wallet/resetpassword/PG', (request) => void request.headers(asMember))
      .willRespondWith(200, (response) => void response.jsonBody(SUCCESS))
      .executeTest(async ({ url }) => {
        const call = clientFor(url)('GET /api/wallet/resetpassword/{slotCode}', () => true, {
          params: { slotCode: 'PG' },
        });
        expect(await settled(call)).toBe(true);
      }));

  it('refuses a new password while the provider fails [8.08]', () =>
    pact
      .addInteraction()
      .given('a service where games fail')
      .uponReceiving('a new password while the provider fails')
      .withRequest('GET', '/api/wallet/resetpassword/PG', (request) => void request.headers(asMember))
      .willRespondWith(502, (response) => void response.jsonBody({ message: 'SLOT_RESET_PASSWORD_FAIL' }))
      .executeTest(async ({ url }) => {
        const call = clientFor(url)('GET /api/wallet/resetpassword/{slotCode}', () => true, {
          params: { slotCode: 'PG' },
        });
        expect(await refusal(call)).toMatchObject({ kind: 'refused', code: 'SLOT_RESET_PASSWORD_FAIL' });
      }));

  it('moves money into a game and out of it [2.61] [7.19]', async () => {
    for (const [from, to] of [
      ['WALLET', 'PG'],
      ['PG', 'WALLET'],
    ] as const) {
      await pact
        .addInteraction()
        .given('demo')
        .uponReceiving(`a transfer by the game dialog, from ${from} to ${to}`)
        .withRequest('POST', '/api/wallet/transfer', (request) => {
          request.headers(json).jsonBody({ from, to, amount: 100.5 });
        })
        .willRespondWith(
          200,
          (response) =>
            void response.jsonBody({
              message: like('SUCCESS'),
              reference: id('T1'),
              amount: 100.5,
              createdAt: time('2026-11-20T03:00:00.000Z'),
            }),
        )
        .executeTest(async ({ url }) => {
          const amount = satangFromBaht(100.5);
          const transfer = requestTransfer(clientFor(url), { from, to, amount });
          expect(await settled(transfer)).toMatchObject({ amount });
        });
    }
  });

  it.each([
    ['demo', 'PG', 5000, 'MONEY_NOT_ENOUGH', 409, 'a transfer of more than the wallet holds'],
    ['demo', 'IMI', 10, 'SLOT_NO_ACCOUNT', 404, 'a transfer to a game without an account'],
    ['a service where games fail', 'PG', 10, 'TRANSFER_FAIL', 502, 'a transfer while the provider fails'],
  ])(
    'in "%s" refuses a transfer to %s of %d with %s [8.08]',
    (state, to, amount, code, status, description) =>
      pact
        .addInteraction()
        .given(state)
        .uponReceiving(`${description} (game dialog)`)
        .withRequest('POST', '/api/wallet/transfer', (request) => {
          request.headers(json).jsonBody({ from: 'WALLET', to, amount });
        })
        .willRespondWith(status, (response) => void response.jsonBody({ message: code }))
        .executeTest(async ({ url }) => {
          const order = { from: 'WALLET', to, amount: satangFromBaht(amount) };
          expect(await refusal(requestTransfer(clientFor(url), order))).toMatchObject({
            kind: 'refused',
            code,
          });
        }),
  );

  it('answers where each game is played, and null where it is not [3.09]', () =>
    pact
      .addInteraction()
      .given('a member with games of other providers')
      .uponReceiving('the addresses of the games')
      .withRequest('GET', '/api/wallet', (request) => void request.headers(asMember))
      .willRespondWith(
        200,
        (response) =>
          void response.jsonBody({
            profile: {
              _id: id('m-1'),
              name: like('Somchai'),
              username: digits('0812345678'),
              coin: count(0),
              createdAt: time('2026-01-02T03:04:05.678Z'),
            },
            wallet: { amount: number(1000) },
            invite: { amount: figure(0), success: count(0), fail: count(0) },
            slots: eachLike({
              code: like('JOKER'),
              name: like('Joker'),
              category: oneOf('slot', 'sport', 'casino', 'lotto'),
              isActive: boolean(false),
              amount: number(0),
              ftWalletSlot: figure(1),
              logo: null,
              background: null,
            }),
          }),
      )
      .executeTest(async ({ url }) => {
        const { gameAccounts } = await settled(
          clientFor(url)('GET /api/wallet', (reply) => readWallet(reply)),
        );
        expect(gameAccounts).toMatchObject([
          { code: 'JOKER', isUnread: false, links: { web: null, android: null, ios: null }, picture: null },
        ]);
      }));
});
