import { Matchers } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { readWallet } from '../../shared/wallet/wallet-reply.ts';
import { asMember, clientFor, marker, pact, settled, TOKEN } from '../../testing/pact/pact.ts';
import { english, figure, id, oneOf, thai, time } from '../../testing/pact/pact-matchers.ts';

const { like, arrayContaining, eachLike, number, boolean } = Matchers;

// The states name the figures: types alone would accept satang, or fields that are swapped.
const profile = (coin: number) => ({
  _id: id('m-1'),
  name: 'Somchai',
  username: '0812345678',
  coin,
  createdAt: time('2026-01-02T03:04:05.678Z'),
});
const bankAccount = {
  bankCode: 'KBANK',
  bankAccountName: 'SOMCHAI JAIDEE',
  bankAccountNo: '1234567890',
  bank: { nameTH: thai('กสิกรไทย'), nameEN: english('Kasikornbank') },
};
const gameAccount = (code: string, isActive: boolean, amount: number, ftWalletSlot = 1) => ({
  code,
  name: like(code),
  category: 'slot',
  isActive,
  amount,
  ftWalletSlot,
});
const slots = arrayContaining(
  gameAccount('JOKER', true, 120.5),
  gameAccount('SLOTXO', true, 2000, 0.1),
  gameAccount('IMI', false, 0),
);
const anyGame = {
  code: like('PG'),
  name: like('PG'),
  category: oneOf('slot', 'sport', 'casino', 'lotto'),
  isActive: boolean(true),
  amount: number(120.5),
  ftWalletSlot: figure(1),
};

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
            profile: profile(5),
            bankAccount,
            wallet: { amount: 1000 },
            invite: { amount: 300, success: 3, fail: 1 },
            slots,
          }),
      )
      .executeTest(async ({ url }) => {
        const wallet = await settled(clientFor(url)('GET /api/wallet', readWallet));
        expect(wallet).toEqual({
          balance: 100_000,
          inGames: 32_050,
          total: 132_050,
          profile: { id: 'm-1', name: 'Somchai', ownName: 'Somchai', username: '0812345678', coins: 5 },
          invite: { amount: 30_000, success: 3, fail: 1 },
          bankAccount: {
            bankCode: 'KBANK',
            accountName: 'SOMCHAI JAIDEE',
            accountNo: '1234567890',
            bankName: { th: 'กสิกรไทย', en: 'Kasikornbank' },
          },
          gameAccounts: [
            { code: 'JOKER', isActive: true, amount: 12_050, value: 12_050, isConverted: false },
            { code: 'SLOTXO', isActive: true, amount: 200_000, value: 20_000, isConverted: true },
            { code: 'IMI', isActive: false, amount: 0, value: 0, isConverted: false },
          ].map((game) => ({
            name: game.code,
            category: 'slot',
            isUnread: false,
            links: { web: null, android: null, ios: null },
            picture: null,
            ...game,
          })),
          isGameMissing: false,
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
            profile: profile(0),
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
      .willRespondWith(200, (response) => void response.jsonBody({ slots }))
      .executeTest(async ({ url }) => {
        const read = clientFor(url)('GET /api/wallet/refresh/slot', (reply) => reply.slots.length);
        expect(await settled(read)).toBe(3);
      }));

  it('asks each game for its balance, even if the member has no money [7.14]', () =>
    pact
      .addInteraction()
      .given('a member without money')
      .uponReceiving('a refresh of all game balances of a member without money')
      .withRequest('GET', '/api/wallet/refresh/slot', (request) => void request.headers(asMember))
      .willRespondWith(200, (response) => void response.jsonBody({ slots: eachLike(anyGame) }))
      .executeTest(async ({ url }) => {
        const read = clientFor(url)('GET /api/wallet/refresh/slot', (reply) => reply.slots.length);
        expect(await settled(read)).toBe(1);
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
