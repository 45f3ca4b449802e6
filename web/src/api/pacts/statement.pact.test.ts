import { Matchers } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { MOST_ROWS } from '../../shared/wallet/list-page.ts';
import { fetchSlips } from '../../shared/wallet/slip-rows.ts';
import { fetchStatement } from '../../shared/wallet/statement-rows.ts';
import { asMember, clientFor, exchange, marker, pact, settled } from '../../testing/pact/pact.ts';
import { address, figure, id, pathFromState, text, time } from '../../testing/pact/pact-matchers.ts';

const { like, eachLike, nullValue } = Matchers;
const json = { ...asMember, 'Content-Type': 'application/json' };

/** A row with the values that the screen branches on; all link fields are null unless given. */
const line = (statementType: string, change: Record<string, unknown>) => ({
  statementType,
  status: 'SUCCESS',
  from: 'WALLET',
  to: 'WALLET',
  createdAt: time('2026-11-20T10:49:10.000Z'),
  bonus: nullValue(),
  promotion: nullValue(),
  invite: nullValue(),
  refund: nullValue(),
  luckydraw: nullValue(),
  ...change,
});

const slip = (change: Record<string, unknown>) => ({
  createdAt: time('2026-11-20T10:49:10.000Z'),
  link: address('https://media.test/slip.png'),
  reference: id('sl-1'),
  ...change,
});

describe('pact: statement [7.37]', () => {
  it.each([
    {
      given: 'a member with three pages of statement',
      asks: 'the second page of a statement',
      page: 2,
      total: 25,
      // Of deposits of 1 to 25 baht, newest first.
      amounts: [15, 14, 13, 12, 11, 10, 9, 8, 7, 6],
    },
    { given: 'a member with money', asks: 'a statement of one row', page: 1, total: 1, amounts: [1000] },
  ])(
    'answers, as $asks, its rows and how many there are in all [3.18] [9.25]',
    ({ given, asks, page, total, amounts }) =>
      pact
        .addInteraction()
        .given(given)
        .uponReceiving(asks)
        .withRequest('POST', '/api/statement', (request) => {
          request.headers(json).jsonBody({ page, limit: 10 });
        })
        .willRespondWith(
          200,
          (response) =>
            void response.jsonBody({
              total,
              statements: amounts.map((amount) => ({
                statementType: text('(?i)^(deposit|bonus|finish_bonus|withdraw|transfer)$', 'deposit'),
                status: like('SUCCESS'),
                amount,
                from: like('KBANK'),
                to: like('WALLET'),
                createdAt: time('2026-11-20T10:49:10.000Z'),
              })),
            }),
        )
        .executeTest(async ({ url }) => {
          expect(await settled(fetchStatement(clientFor(url), page))).toEqual({
            total,
            rows: amounts.map((amount) => ({
              key: expect.any(String) as unknown,
              type: 'deposit',
              status: 'success',
              amount: amount * 100,
              from: 'KBANK',
              to: 'WALLET',
              createdAt: Date.parse('2026-11-20T10:49:10.000Z'),
              description: null,
              about: null,
            })),
          });
        }),
  );

  it('answers up to a hundred rows at once, for a search (W7)', () =>
    pact
      .addInteraction()
      .given('a member with three pages of statement')
      .uponReceiving('all of a statement at once')
      .withRequest('POST', '/api/statement', (request) => {
        request.headers(json).jsonBody({ page: 1, limit: 100 });
      })
      .willRespondWith(
        200,
        (response) =>
          void response.jsonBody({
            total: 25,
            statements: eachLike({ statementType: like('deposit'), createdAt: time() }, 25),
          }),
      )
      .executeTest(async ({ url }) => {
        const { rows } = await settled(fetchStatement(clientFor(url), 1, undefined, MOST_ROWS));
        expect(rows).toHaveLength(25);
      }));

  it('names the link of each linked row, and null for the others [3.18]', () =>
    pact
      .addInteraction()
      .given('a member with every kind of statement line')
      .uponReceiving('a statement with every kind of line')
      .withRequest('POST', '/api/statement', (request) => {
        request.headers(json).jsonBody({ page: 1, limit: 10 });
      })
      .willRespondWith(
        200,
        (response) =>
          void response.jsonBody({
            total: 12,
            statements: [
              // Matched one by one: waiting, done and failed withdrawal, ended bonus, four gifts, transfers both ways.
              line('withdraw', { status: 'PENDING', amount: 200, to: 'KBANK' }),
              line('withdraw', { amount: 300, to: 'KBANK' }),
              line('withdraw', { status: 'FAILED', amount: 5000, to: 'KBANK' }),
              line('finish_bonus', { amount: 0, to: 'BONUS', bonus: { description: like('Daily 20%') } }),
              line('bonus', { amount: 50, from: like('x'), luckydraw: { description: like('Wheel') } }),
              line('bonus', { amount: 50, from: like('x'), refund: { description: like('Refund') } }),
              line('bonus', { amount: 50, from: like('x'), invite: { description: like('Friends') } }),
              line('bonus', { amount: 50, from: like('x'), promotion: { description: like('WELCOME50') } }),
              line('transfer', { amount: 250.25, from: 'PG' }),
              line('transfer', { amount: 600.5, to: 'PG' }),
            ],
          }),
      )
      .executeTest(async ({ url }) => {
        const { rows } = await settled(fetchStatement(clientFor(url), 1));
        expect(rows.map(({ about }) => about)).toEqual([
          null,
          null,
          null,
          'bonus',
          'luckydraw',
          'refund',
          'invite',
          'promotion',
          null,
          null,
        ]);
        expect(rows.map(({ description }) => description)).toEqual([
          null,
          null,
          null,
          'Daily 20%',
          'Wheel',
          'Refund',
          'Friends',
          'WELCOME50',
          null,
          null,
        ]);
        expect(rows.map(({ status }) => status).slice(0, 3)).toEqual(['in_progress', 'success', 'failed']);
        expect(rows.at(-1)).toMatchObject({ amount: 60_050, description: null });
      }));

  it('answers no rows to a member who never moved money', () =>
    pact
      .addInteraction()
      .given('a member without money')
      .uponReceiving('the statement of a member without money')
      .withRequest('POST', '/api/statement', (request) => {
        request.headers(json).jsonBody({ page: 1, limit: 10 });
      })
      .willRespondWith(200, (response) => void response.jsonBody({ total: 0, statements: [] }))
      .executeTest(async ({ url }) => {
        const page = await settled(fetchStatement(clientFor(url), 1));
        expect(page).toEqual({ total: 0, rows: [] });
      }));

  it('refuses a guest [8.02]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('a statement without a token')
      .withRequest('POST', '/api/statement', (request) => {
        request.headers({ ...marker, 'Content-Type': 'application/json' }).jsonBody({ page: 1, limit: 10 });
      })
      .willRespondWith(401, (response) => void response.jsonBody({ message: 'UNAUTHORIZED' }))
      .executeTest(async ({ url }) => {
        const attempt = fetchStatement(clientFor(url, null), 1);
        await expect(settled(attempt)).rejects.toMatchObject({
          failure: { kind: 'refused', code: 'UNAUTHORIZED' },
        });
      }));
});

const slipReference = pathFromState(
  '/api/statement/slip/reference/${slipReference}',
  '/api/statement/slip/reference/sl-1',
);

describe('pact: slips [7.38] [7.39]', () => {
  it('answers slips with the address of their picture, a reason where they failed [3.19] [4.09]', () =>
    pact
      .addInteraction()
      .given('a member with slips of every kind')
      .uponReceiving('the first page of slips')
      .withRequest('POST', '/api/statement/slip', (request) => {
        request.headers(json).jsonBody({ page: 1, limit: 10 });
      })
      .willRespondWith(
        200,
        (response) =>
          void response.jsonBody({
            total: 13,
            slips: [
              slip({ status: 'PENDING', amount: 250, note: nullValue() }),
              slip({ status: 'SUCCESS', amount: 300, note: nullValue() }),
              slip({ status: 'FAILED', amount: 100, note: 'UNKNOW_ERROR' }),
              slip({ status: 'FAILED', amount: 100, note: 'EXPIRED_SLIP' }),
              slip({ status: 'FAILED', amount: 100, note: 'NOT_MATCH' }),
              slip({ status: 'FAILED', amount: 100, note: 'INVALID_SLIP' }),
              slip({ status: 'FAILED', amount: 100, note: 'TRIPPLE_WRONG_CAPTCHA' }),
              slip({ status: 'FAILED', amount: 100, note: 'UNSTABLE_REFNO_ON_SLIP' }),
              slip({ status: 'FAILED', amount: 100, note: 'SLIP_REFNO_DUPLICATED' }),
              slip({ status: 'FAILED', amount: 100, note: 'DEST_ACC_INVALID' }),
            ],
          }),
      )
      .executeTest(async ({ url }) => {
        const page = await settled(fetchSlips(clientFor(url), 1));
        expect(page.total).toBe(13);
        const same = {
          key: expect.any(String) as unknown,
          createdAt: Date.parse('2026-11-20T10:49:10.000Z'),
          link: 'https://media.test/slip.png',
          reference: 'sl-1',
        };
        expect(page.rows.slice(0, 3)).toEqual([
          { ...same, status: 'in_progress', amount: 25_000, note: null },
          { ...same, status: 'success', amount: 30_000, note: null },
          { ...same, status: 'failed', amount: 10_000, note: 'UNKNOW_ERROR' },
        ]);
      }));

  it('answers slips whose picture must be requested [2.76]', () =>
    pact
      .addInteraction()
      .given('a member whose slips are asked for by reference')
      .uponReceiving('the last page of slips without links')
      .withRequest('POST', '/api/statement/slip', (request) => {
        request.headers(json).jsonBody({ page: 2, limit: 10 });
      })
      .willRespondWith(
        200,
        (response) =>
          void response.jsonBody({
            total: 13,
            slips: eachLike(
              { ...slip({ status: 'FAILED', amount: figure(100), note: like('x') }), link: null },
              3,
            ),
          }),
      )
      .executeTest(async ({ url }) => {
        const page = await settled(fetchSlips(clientFor(url), 2));
        expect(page.rows).toMatchObject([{ link: null, reference: 'sl-1' }, {}, {}]);
      }));

  it('answers a slip whose amount is not read yet [3.19] [5.33]', () =>
    exchange(
      {
        given: 'a member with a slip that nobody could read',
        asks: 'a slip without an amount',
        request: ['POST', '/api/statement/slip', { page: 1, limit: 10 }],
        answers: [
          200,
          { total: 1, slips: [slip({ status: 'PENDING', amount: nullValue(), note: nullValue() })] },
        ],
      },
      async (call) => {
        const { rows } = await fetchSlips(call, 1);
        expect(rows).toMatchObject([{ status: 'in_progress', amount: null, note: null }]);
      },
    ));

  it('answers no slips to a member who sent none', () =>
    pact
      .addInteraction()
      .given('a member without money')
      .uponReceiving('the slips of a member who sent none')
      .withRequest('POST', '/api/statement/slip', (request) => {
        request.headers(json).jsonBody({ page: 1, limit: 10 });
      })
      .willRespondWith(200, (response) => void response.jsonBody({ total: 0, slips: [] }))
      .executeTest(async ({ url }) => {
        const page = await settled(fetchSlips(clientFor(url), 1));
        expect(page).toEqual({ total: 0, rows: [] });
      }));

  it('answers the address of a slip’s picture [7.39]', () =>
    pact
      .addInteraction()
      .given('a member whose slips are asked for by reference')
      .uponReceiving('the picture of a slip')
      .withRequest('GET', slipReference, (request) => {
        request.headers(asMember);
      })
      .willRespondWith(
        200,
        (response) => void response.jsonBody({ url: address('https://media.test/slip.png') }),
      )
      .executeTest(async ({ url }) => {
        const params = { reference: 'sl-1' };
        const answer = clientFor(url)(
          'GET /api/statement/slip/reference/{reference}',
          ({ url: address }) => address,
          { params },
        );
        expect(await settled(answer)).toBe('https://media.test/slip.png');
      }));

  it('has no picture for an unknown reference [7.39]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('the picture of an unknown slip')
      .withRequest('GET', '/api/statement/slip/reference/sl-of-nobody', (request) => {
        request.headers(asMember);
      })
      .willRespondWith(404, (response) => void response.jsonBody({ message: 'NO_DATA' }))
      .executeTest(async ({ url }) => {
        const params = { reference: 'sl-of-nobody' };
        const attempt = clientFor(url)('GET /api/statement/slip/reference/{reference}', () => true, {
          params,
        });
        await expect(settled(attempt)).rejects.toMatchObject({
          failure: { kind: 'refused', code: 'NO_DATA' },
        });
      }));
});
