import { Matchers } from '@pact-foundation/pact';
import { satangFromBaht } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { readLimits, requestWithdrawal } from '../../features/withdraw/withdraw-state.ts';
import { asMember, clientFor, pact, settled } from '../../testing/pact/pact.ts';
import { id, time } from '../../testing/pact/pact-matchers.ts';

const { like } = Matchers;

describe('pact: withdraw', () => {
  it('answers the limits [3.07] [9.18]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('the limits of a withdrawal')
      .withRequest('GET', '/api/lookup/withdraw', (request) => void request.headers(asMember))
      .willRespondWith(200, (response) => void response.jsonBody({ withdrawMin: 100, withdrawMax: 50_000 }))
      .executeTest(async ({ url }) => {
        const limits = await settled(clientFor(url)('GET /api/lookup/withdraw', readLimits));
        expect(limits).toEqual({ minimum: 10_000, maximum: 5_000_000 });
      }));

  it.each([
    ['a member with an active bonus', true, like('limit')],
    ['a member with money', false, null],
  ])('tells of "%s" whether a bonus is active: %s [2.53] [7.31]', (state, status, type) =>
    pact
      .addInteraction()
      .given(state)
      .uponReceiving(`whether a bonus is active: ${status}`)
      .withRequest('GET', '/api/bonus/check/active', (request) => void request.headers(asMember))
      .willRespondWith(200, (response) => void response.jsonBody({ status, type }))
      .executeTest(async ({ url }) => {
        const isActive = await settled(
          clientFor(url)('GET /api/bonus/check/active', (reply) => reply.status),
        );
        expect(isActive).toBe(status);
      }),
  );

  it('answers a withdrawal with its receipt [7.22]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('a withdrawal')
      .withRequest(
        'POST',
        '/api/wallet/withdrawAll',
        (request) => void request.headers(asMember).jsonBody({ amount: 1200 }),
      )
      .willRespondWith(
        200,
        (response) =>
          void response.jsonBody({
            message: like('SUCCESS'),
            reference: id('TX1234567890AB'),
            amount: 1200,
            createdAt: time('2026-11-20T03:00:00.000Z'),
          }),
      )
      .executeTest(async ({ url }) => {
        const movement = await settled(requestWithdrawal(clientFor(url), satangFromBaht(1200)));
        expect(movement).toMatchObject({ amount: 120_000, reference: 'TX1234567890AB' });
      }));

  it.each([
    ['demo', 'a withdrawal below the minimum', 50, 422, 'TRANSFER_MINIMUM'],
    ['demo', 'a withdrawal of more than there is', 20_000, 409, 'MONEY_NOT_ENOUGH'],
    ['a member with an active bonus', 'a withdrawal while a bonus is active', 200, 409, 'BONUS_CONDITION'],
    ['an inactive member', 'a withdrawal of a member who is suspended', 200, 403, 'INACTIVE_USER'],
    ['a member whose bank is gone', 'a withdrawal to a bank that is not offered', 200, 404, 'NO_BANK'],
    ['a member whose wallet is gone', 'a withdrawal without a wallet', 200, 404, 'NO_WALLET'],
    ['a foreign network', 'a withdrawal from a network that is not let in', 200, 403, 'INVALID_IP'],
    [
      'a member whose token has expired',
      'a withdrawal with an expired token',
      200,
      401,
      'EXPIRED_AUTH_TOKEN',
    ],
  ])('refuses in "%s" %s [8.08] [8.05] [5.16]', (state, description, amount, status, code) =>
    pact
      .addInteraction()
      .given(state)
      .uponReceiving(description)
      .withRequest(
        'POST',
        '/api/wallet/withdrawAll',
        (request) => void request.headers(asMember).jsonBody({ amount }),
      )
      .willRespondWith(status, (response) => void response.jsonBody({ message: code }))
      .executeTest(async ({ url }) => {
        const attempt = requestWithdrawal(clientFor(url), satangFromBaht(amount));
        await expect(settled(attempt)).rejects.toMatchObject({ failure: { kind: 'refused', code } });
      }),
  );
});
