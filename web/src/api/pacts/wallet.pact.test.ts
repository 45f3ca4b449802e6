import { Matchers } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { readWallet } from '../../shared/wallet/wallet-state.ts';
import { asMember, clientFor, marker, pact, settled, TOKEN } from '../../testing/pact/pact.ts';
import { count, digits, figure, id, oneOf, time } from '../../testing/pact/pact-matchers.ts';

const { like, eachLike, number, boolean } = Matchers;

const profile = {
  _id: id('m-1'),
  name: like('Somchai'),
  username: digits('0812345678'),
  coin: count(5),
  createdAt: time('2026-01-02T03:04:05.678Z'),
};
const bankAccount = {
  bankCode: like('KBANK'),
  bankAccountName: like('SOMCHAI JAIDEE'),
  bankAccountNo: digits('1234567890'),
  bank: { nameTH: like('กสิกรไทย'), nameEN: like('Kasikornbank') },
};
const gameAccount = {
  code: like('PG'),
  name: like('PG'),
  category: oneOf('slot', 'sport', 'casino', 'lotto'),
  isActive: boolean(true),
  amount: number(120.5),
  ftWalletSlot: figure(1),
};
const invite = { amount: figure(350), success: count(12), fail: count(1) };

describe('pact: wallet', () => {
  it('answers the wallet with the accounts of all games [7.13] [3.03] [3.04] [3.08] [3.09]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('the wallet of a member')
      .withRequest('GET', '/api/wallet', (request) => void request.headers(asMember))
      .willRespondWith(
        200,
        (response) =>
          void response.jsonBody({
            profile,
            bankAccount,
            // The state names it: a type alone would accept satang.
            wallet: { amount: 1000 },
            invite,
            slots: eachLike(gameAccount),
          }),
      )
      .executeTest(async ({ url }) => {
        const wallet = await settled(clientFor(url)('GET /api/wallet', readWallet));
        expect(wallet).toEqual({
          balance: 100_000,
          inGames: 12_050,
          total: 112_050,
          profile: { id: 'm-1', name: 'Somchai', ownName: 'Somchai', username: '0812345678', coins: 5 },
          invite: { amount: 35_000, success: 12, fail: 1 },
          bankAccount: {
            bankCode: 'KBANK',
            accountName: 'SOMCHAI JAIDEE',
            accountNo: '1234567890',
            bankName: { th: 'กสิกรไทย', en: 'Kasikornbank' },
          },
          gameAccounts: [
            {
              code: 'PG',
              name: 'PG',
              category: 'slot',
              isActive: true,
              amount: 12_050,
              value: 12_050,
              isConverted: false,
              isUnread: false,
              links: { web: null, android: null, ios: null },
              picture: null,
            },
          ],
        });
      }));

  it('answers a plain zero to a member without money [7.13]', () =>
    pact
      .addInteraction()
      .given('a member without money')
      .uponReceiving('the wallet of a member without money')
      .withRequest('GET', '/api/wallet', (request) => void request.headers(asMember))
      .willRespondWith(
        200,
        (response) =>
          void response.jsonBody({
            profile,
            bankAccount,
            wallet: { amount: 0 },
            invite: { amount: 0, success: 0, fail: 0 },
          }),
      )
      .executeTest(async ({ url }) => {
        const amount = await settled(clientFor(url)('GET /api/wallet', ({ wallet }) => wallet.amount));
        expect(amount).toBe(0);
      }));

  it.each([
    ['demo', 'the wallet without a token', null, 'UNAUTHORIZED'],
    ['every token is unknown', 'the wallet with an unknown token', 'unknown', 'UNAUTHORIZED'],
    ['a member whose token has expired', 'the wallet with an expired token', TOKEN, 'EXPIRED_AUTH_TOKEN'],
  ])('refuses in "%s" %s [8.02] [4.02]', (state, description, token, code) =>
    pact
      .addInteraction()
      .given(state)
      .uponReceiving(description)
      .withRequest('GET', '/api/wallet', (request) => {
        request.headers(token === null ? marker : { ...marker, Authorization: `Bearer ${token}` });
      })
      .willRespondWith(401, (response) => void response.jsonBody({ message: code }))
      .executeTest(async ({ url }) => {
        const attempt = clientFor(url, token)('GET /api/wallet', readWallet);
        await expect(settled(attempt)).rejects.toMatchObject({ failure: { kind: 'refused', code } });
      }),
  );

  it('asks every game for its balance [7.14]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('a refresh of all game balances')
      .withRequest('GET', '/api/wallet/refresh/slot', (request) => void request.headers(asMember))
      .willRespondWith(200, (response) => void response.jsonBody({ slots: eachLike(gameAccount) }))
      .executeTest(async ({ url }) => {
        expect(
          await settled(clientFor(url)('GET /api/wallet/refresh/slot', ({ slots }) => slots.length)),
        ).toBe(1);
      }));

  it('refuses a guest the refresh [7.14] [8.02]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('a refresh without a token')
      .withRequest('GET', '/api/wallet/refresh/slot', (request) => void request.headers(marker))
      .willRespondWith(401, (response) => void response.jsonBody({ message: 'UNAUTHORIZED' }))
      .executeTest(async ({ url }) => {
        const attempt = clientFor(url, null)('GET /api/wallet/refresh/slot', () => true);
        await expect(settled(attempt)).rejects.toMatchObject({
          failure: { kind: 'refused', code: 'UNAUTHORIZED' },
        });
      }));
});
