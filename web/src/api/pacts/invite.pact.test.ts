import { Matchers } from '@pact-foundation/pact';
import { satang, satangFromBaht } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { fetchInvites } from '../../features/invite/invite-rows.ts';
import { requestPart } from '../../features/invite/take-part.ts';
import { readDone } from '../read-done.ts';
import { asMember, clientFor, pact, settled } from '../../testing/pact/pact.ts';
import { id, time } from '../../testing/pact/pact-matchers.ts';

const { like } = Matchers;
const json = { ...asMember, 'Content-Type': 'application/json' };

const row = (name: string, amount: number) => ({
  from: { name: like(name) },
  amount,
  createdAt: time('2026-11-20T10:49:10.000Z'),
});

/** The state names the amounts, 1 to 23 baht, newest first. */
const pageOf = (first: number, rows: number) =>
  Array.from({ length: rows }, (_, index) => row(index === 0 ? 'Ploy' : 'Nok', first - index));

describe('pact: invite rows [7.25]', () => {
  it.each([
    { page: 1, rows: 10, first: 23 },
    { page: 3, rows: 3, first: 3 },
  ])(
    'answers page $page with $rows rows, and how many there are in all [3.13] [9.25]',
    ({ page, rows, first }) =>
      pact
        .addInteraction()
        .given('a member who has invited friends')
        .uponReceiving(`page ${page} of what friends have brought`)
        .withRequest('POST', '/api/invite', (request) => {
          request.headers(json).jsonBody({ page, limit: 10 });
        })
        .willRespondWith(
          200,
          (response) => void response.jsonBody({ total: 23, invites: pageOf(first, rows) }),
        )
        .executeTest(async ({ url }) => {
          const body = { page, limit: 10 };
          const read = await settled(fetchInvites(clientFor(url), body.page, new AbortController().signal));
          expect(read.total).toBe(23);
          expect(read.rows).toHaveLength(rows);
          expect(read.rows.slice(0, 2)).toEqual([
            { name: 'Ploy', amount: satang(first * 100), createdAt: Date.parse('2026-11-20T10:49:10.000Z') },
            {
              name: 'Nok',
              amount: satang((first - 1) * 100),
              createdAt: Date.parse('2026-11-20T10:49:10.000Z'),
            },
          ]);
        }),
  );

  it('answers no rows to a member who has invited nobody', () =>
    pact
      .addInteraction()
      .given('a member with money')
      .uponReceiving('what friends have brought a member who has invited nobody')
      .withRequest('POST', '/api/invite', (request) => {
        request.headers(json).jsonBody({ page: 1, limit: 10 });
      })
      .willRespondWith(200, (response) => void response.jsonBody({ total: 0, invites: [] }))
      .executeTest(async ({ url }) => {
        const body = { page: 1, limit: 10 };
        expect(await settled(fetchInvites(clientFor(url), body.page, new AbortController().signal))).toEqual({
          total: 0,
          rows: [],
        });
      }));
});

describe('pact: receiving the invite bonus [7.26]', () => {
  it.each([
    { given: 'a member whose friends have not played', code: 'NO_INVITEE_PLAY_INFO' },
    { given: 'a member who has received the invite bonus', code: 'INVITE_COLLECT' },
    { given: 'a service without invite bonuses', code: 'INVITE_INACTIVE' },
  ])('refuses $given with $code [8.06]', ({ given, code }) =>
    pact
      .addInteraction()
      .given(given)
      .uponReceiving(`the invite bonus of ${given}`)
      .withRequest('GET', '/api/invite/bonus', (request) => void request.headers(asMember))
      .willRespondWith(409, (response) => void response.jsonBody({ message: code }))
      .executeTest(async ({ url }) => {
        await expect(settled(clientFor(url)('GET /api/invite/bonus', readDone))).rejects.toMatchObject({
          failure: { kind: 'refused', code },
        });
      }),
  );
});

describe('pact: receiving a part of the invite bonus [7.18]', () => {
  const attempt = (url: string, amount: number) =>
    settled(requestPart(clientFor(url), satangFromBaht(amount)));

  it('answers with a receipt [4.05]', () =>
    pact
      .addInteraction()
      .given('a member who has invited friends')
      .uponReceiving('a part of the invite bonus')
      .withRequest('POST', '/api/wallet/add', (request) => {
        request.headers(json).jsonBody({ amount: 100.01 });
      })
      .willRespondWith(
        200,
        (response) =>
          void response.jsonBody({
            message: like('SUCCESS'),
            reference: id('ref-1'),
            amount: 100.01,
            createdAt: time('2026-11-20T10:49:10.000Z'),
          }),
      )
      .executeTest(async ({ url }) => {
        expect(await attempt(url, 100.01)).toMatchObject({ amount: 10_001, reference: 'ref-1' });
      }));

  it.each([
    { given: 'a member who has invited friends', amount: 276.01, code: 'NO_INVITE_BONUS', status: 409 },
    { given: 'a member who has invited friends', amount: 0, code: 'TRANSFER_MINIMUM', status: 422 },
    { given: 'a service without invite bonuses', amount: 100, code: 'INVITE_INACTIVE', status: 409 },
    { given: 'a member whose wallet is gone', amount: 100, code: 'NO_WALLET', status: 404 },
  ])('refuses $amount of $given with $code [8.06]', ({ given, amount, code, status }) =>
    pact
      .addInteraction()
      .given(given)
      .uponReceiving(`${amount} of the invite bonus of ${given}`)
      .withRequest('POST', '/api/wallet/add', (request) => {
        request.headers(json).jsonBody({ amount });
      })
      .willRespondWith(status, (response) => void response.jsonBody({ message: code }))
      .executeTest(async ({ url }) => {
        await expect(attempt(url, amount)).rejects.toMatchObject({ failure: { kind: 'refused', code } });
      }),
  );
});
