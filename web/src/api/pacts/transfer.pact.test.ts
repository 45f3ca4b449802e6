import { Matchers } from '@pact-foundation/pact';
import { satangFromBaht } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { requestBringBack } from '../../features/transfer/transfer-state.ts';
import { requestTransfer } from '../../shared/orders/transfer-order.ts';
import { asMember, clientFor, marker, pact, settled } from '../../testing/pact/pact.ts';
import { id, time } from '../../testing/pact/pact-matchers.ts';

const { like } = Matchers;
const AT = '2026-11-20T03:00:00.000Z';

const receipt = (amount: number) => ({
  message: like('SUCCESS'),
  reference: id('TX1234567890AB'),
  amount,
  createdAt: time(AT),
});
const TO_PG = { from: 'WALLET', to: 'PG', amount: 250.5 };

/** Sends a transfer as the screens do, in satang. */
const transfer = (url: string, order: typeof TO_PG, token?: null) =>
  settled(requestTransfer(clientFor(url, token), { ...order, amount: satangFromBaht(order.amount) }));

describe('pact: transfer', () => {
  it('answers a transfer with its receipt [7.19]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('a transfer from the wallet to a game')
      .withRequest(
        'POST',
        '/api/wallet/transfer',
        (request) => void request.headers(asMember).jsonBody(TO_PG),
      )
      .willRespondWith(200, (response) => void response.jsonBody(receipt(250.5)))
      .executeTest(async ({ url }) => {
        expect(await transfer(url, TO_PG)).toEqual({
          reference: 'TX1234567890AB',
          amount: 25_050,
          at: Date.parse(AT),
        });
      }));

  it.each([
    ['demo', 'a transfer of more than there is', { ...TO_PG, amount: 100_000 }, 409, 'MONEY_NOT_ENOUGH'],
    ['demo', 'a transfer of less than a baht', { ...TO_PG, amount: 0.5 }, 422, 'TRANSFER_MINIMUM'],
    ['demo', 'a transfer to a game without an account', { ...TO_PG, to: 'IMI' }, 404, 'SLOT_NO_ACCOUNT'],
    ['demo', 'a transfer to a game that nobody offers', { ...TO_PG, to: 'NOGAME' }, 404, 'NO_GAME'],
    ['demo', 'a transfer to where the money is', { ...TO_PG, to: 'WALLET' }, 400, 'TRANSFER_FAIL'],
    ['an inactive member', 'a transfer of a member who is suspended', TO_PG, 403, 'INACTIVE_USER'],
  ])('refuses in "%s" %s [8.08] [5.14]', (state, description, body, status, code) =>
    pact
      .addInteraction()
      .given(state)
      .uponReceiving(description)
      .withRequest('POST', '/api/wallet/transfer', (request) => void request.headers(asMember).jsonBody(body))
      .willRespondWith(status, (response) => void response.jsonBody({ message: code }))
      .executeTest(async ({ url }) => {
        await expect(transfer(url, body)).rejects.toMatchObject({ failure: { kind: 'refused', code } });
      }),
  );

  it('answers a transfer of everything to the wallet with the sum [7.20]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('a transfer of everything to the wallet')
      .withRequest(
        'POST',
        '/api/wallet/transferAll',
        (request) => void request.headers(asMember).jsonBody({ to: 'WALLET' }),
      )
      .willRespondWith(200, (response) => void response.jsonBody(receipt(670.5)))
      .executeTest(async ({ url }) => {
        expect(await settled(requestBringBack(clientFor(url)))).toMatchObject({ amount: 67_050 });
      }));

  it('refuses a transfer of everything when there is nothing [7.20] [8.08]', () =>
    pact
      .addInteraction()
      .given('a member with money')
      .uponReceiving('a transfer of everything by a member without games')
      .withRequest(
        'POST',
        '/api/wallet/transferAll',
        (request) => void request.headers(asMember).jsonBody({ to: 'WALLET' }),
      )
      .willRespondWith(409, (response) => void response.jsonBody({ message: 'MONEY_NOT_ENOUGH' }))
      .executeTest(async ({ url }) => {
        await expect(settled(requestBringBack(clientFor(url)))).rejects.toMatchObject({
          failure: { kind: 'refused', code: 'MONEY_NOT_ENOUGH' },
        });
      }));

  it('refuses a guest the transfer [8.02]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('a transfer without a token')
      .withRequest('POST', '/api/wallet/transfer', (request) => void request.headers(marker).jsonBody(TO_PG))
      .willRespondWith(401, (response) => void response.jsonBody({ message: 'UNAUTHORIZED' }))
      .executeTest(async ({ url }) => {
        await expect(transfer(url, TO_PG, null)).rejects.toMatchObject({
          failure: { kind: 'refused', code: 'UNAUTHORIZED' },
        });
      }));
});
