import { Matchers } from '@pact-foundation/pact';
import { satang } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { readRefundCheck } from '../../features/refund/refund-check.ts';
import { fetchRefunds } from '../../features/refund/refund-rows.ts';
import { readBanners } from '../../shared/session/banners.ts';
import { readDone } from '../read-done.ts';
import { asMember, clientFor, pact, settled } from '../../testing/pact/pact.ts';
import { time } from '../../testing/pact/pact-matchers.ts';

const { like } = Matchers;
const json = { ...asMember, 'Content-Type': 'application/json' };

describe('pact: the refund check [7.28]', () => {
  it.each([
    {
      given: 'a member with a refund to receive',
      result: true,
      bonus: false,
      amount: 25,
      success: 0,
      fail: 0,
    },
    {
      given: 'a member with a refund and a bonus',
      result: true,
      bonus: true,
      amount: 25,
      success: 0,
      fail: 0,
    },
    { given: 'a member with money', result: false, bonus: false, amount: 0, success: 0, fail: 0 },
    { given: 'a member with many refunds', result: true, bonus: false, amount: 25, success: 63, fail: 2 },
  ])(
    'answers $given: result $result, bonus $bonus [2.56] [2.57] [2.58] [3.14]',
    ({ given, result, bonus, amount, success, fail }) =>
      pact
        .addInteraction()
        .given(given)
        .uponReceiving(`the refund check of ${given}`)
        .withRequest('GET', '/api/refund/check', (request) => void request.headers(asMember))
        .willRespondWith(
          200,
          (response) =>
            void response.jsonBody({
              result,
              bonus,
              info: like('<p>5%</p>'),
              refundAmount: amount,
              refundSuccess: success,
              refundFail: fail,
            }),
        )
        .executeTest(async ({ url }) => {
          expect(await settled(clientFor(url)('GET /api/refund/check', readRefundCheck))).toEqual({
            isAvailable: result,
            hasBonus: bonus,
            info: '<p>5%</p>',
            amount: satang(amount * 100),
            success,
            fail,
          });
        }),
  );
});

const refund = (amount: number) => ({
  refundAmount: amount,
  createdAt: time('2026-11-20T10:49:10.000Z'),
});

describe('pact: the refund log [7.27]', () => {
  it.each([
    // Of refunds of 1 to 63 baht, newest first.
    { given: 'a member with many refunds', page: 1, rows: 10, total: 63, first: 63 },
    { given: 'a member with many refunds', page: 7, rows: 3, total: 63, first: 3 },
    { given: 'a member who has received a refund', page: 1, rows: 1, total: 1, first: 25 },
  ])('answers page $page of $given with $rows rows [3.14] [9.25]', ({ given, page, rows, total, first }) =>
    pact
      .addInteraction()
      .given(given)
      .uponReceiving(`page ${page} of the refunds of ${given}`)
      .withRequest('POST', '/api/refund', (request) => {
        request.headers(json).jsonBody({ page, limit: 10 });
      })
      .willRespondWith(
        200,
        (response) =>
          void response.jsonBody({
            total,
            refunds: Array.from({ length: rows }, (_, index) => refund(first - index)),
          }),
      )
      .executeTest(async ({ url }) => {
        const body = { page, limit: 10 };
        const read = await settled(fetchRefunds(clientFor(url), body.page, new AbortController().signal));
        expect(read.total).toBe(total);
        expect(read.rows).toHaveLength(rows);
        const createdAt = Date.parse('2026-11-20T10:49:10.000Z');
        expect(read.rows.slice(0, 2)).toEqual(
          [first, first - 1]
            .slice(0, rows)
            .map((amount) => ({ name: null, amount: satang(amount * 100), createdAt })),
        );
      }),
  );

  it('answers no rows to a member who never received one', () =>
    pact
      .addInteraction()
      .given('a member with money')
      .uponReceiving('the refunds of a member who never received one')
      .withRequest('POST', '/api/refund', (request) => {
        request.headers(json).jsonBody({ page: 1, limit: 10 });
      })
      .willRespondWith(200, (response) => void response.jsonBody({ total: 0, refunds: [] }))
      .executeTest(async ({ url }) => {
        const body = { page: 1, limit: 10 };
        expect(await settled(fetchRefunds(clientFor(url), body.page, new AbortController().signal))).toEqual({
          total: 0,
          rows: [],
        });
      }));
});

describe.each([
  { call: 'GET /api/refund/receive', path: '/api/refund/receive', as: 'as a bonus' },
  { call: 'GET /api/refund/addWallet', path: '/api/refund/addWallet', as: 'as money' },
] as const)('pact: receiving a refund $as [7.28]', ({ call, path, as }) => {
  it('answers with a message', () =>
    pact
      .addInteraction()
      .given('a member with a refund to receive')
      .uponReceiving(`a refund ${as}`)
      .withRequest('GET', path, (request) => void request.headers(asMember))
      .willRespondWith(200, (response) => void response.jsonBody({ message: 'REFUND_SUCCESS' }))
      .executeTest(async ({ url }) => {
        expect(await settled(clientFor(url)(call, readDone))).toBe(true);
      }));

  it.each([
    { given: 'a member with money', code: 'NO_REFUND', status: 409 },
    { given: 'a member who has received a refund and lost again', code: 'REFUND_CONDITION', status: 409 },
    { given: 'a member with a refund and a bonus', code: 'BONUS_REMAINING', status: 409 },
    { given: 'a member who has lost next to nothing', code: 'REFUND_MINIMUM', status: 422 },
    { given: 'a service without refunds', code: 'REFUND_INACTIVE', status: 409 },
  ])('refuses $given with $code [8.05] [8.07]', ({ given, code, status }) =>
    pact
      .addInteraction()
      .given(given)
      .uponReceiving(`a refund ${as} for ${given}`)
      .withRequest('GET', path, (request) => void request.headers(asMember))
      .willRespondWith(status, (response) => void response.jsonBody({ message: code }))
      .executeTest(async ({ url }) => {
        await expect(settled(clientFor(url)(call, readDone))).rejects.toMatchObject({
          failure: { kind: 'refused', code },
        });
      }),
  );
});

describe('pact: the banners of refund [7.28]', () => {
  it('answers each with its picture and its text [2.41] [3.15]', () =>
    pact
      .addInteraction()
      .given('a service with banners of refund')
      .uponReceiving('two banners of refund')
      .withRequest('GET', '/api/refund/banners', (request) => void request.headers(asMember))
      .willRespondWith(
        200,
        (response) =>
          void response.jsonBody([
            { image: null, html: like('<h3>5%</h3>') },
            { image: null, html: like('<p>1</p>') },
          ]),
      )
      .executeTest(async ({ url }) => {
        expect(await settled(clientFor(url)('GET /api/refund/banners', readBanners))).toEqual([
          { image: null, html: '<h3>5%</h3>' },
          { image: null, html: '<p>1</p>' },
        ]);
      }));
});
