import { Matchers } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../state/statement-rows.ts';
import { asMember, clientFor, marker, pact, settled } from '../../testing/pact.ts';

const { like, number, integer, eachLike, regex } = Matchers;
const TIME = String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$`;
const json = { ...asMember, 'Content-Type': 'application/json' };

describe('pact: statement [7.37]', () => {
  it('answers a page of rows and how many there are in all [3.18]', () =>
    pact
      .addInteraction()
      .given('a member with three pages of statement')
      .uponReceiving('the second page of a statement')
      .withRequest('POST', '/api/statement', (request) => {
        request.headers(json).jsonBody({ page: 2, limit: 10 });
      })
      .willRespondWith(
        200,
        (response) =>
          void response.jsonBody({
            total: integer(25),
            statements: eachLike({
              statementType: regex('(?i)^(deposit|bonus|finish_bonus|withdraw|transfer)$', 'deposit'),
              status: like('SUCCESS'),
              amount: number(500),
              from: like('KBANK'),
              to: like('WALLET'),
              createdAt: regex(TIME, '2026-11-20T10:49:10.000Z'),
            }),
          }),
      )
      .executeTest(async ({ url }) => {
        const page = await settled(
          clientFor(url)('POST /api/statement', readStatement, { body: { page: 2, limit: 10 } }),
        );
        expect(page).toMatchObject({
          total: 25,
          rows: [{ type: 'deposit', status: 'success', amount: 50_000 }],
        });
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
        const page = await settled(
          clientFor(url)('POST /api/statement', readStatement, { body: { page: 1, limit: 10 } }),
        );
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
        const attempt = clientFor(url, null)('POST /api/statement', readStatement, {
          body: { page: 1, limit: 10 },
        });
        await expect(settled(attempt)).rejects.toMatchObject({
          failure: { kind: 'refused', code: 'UNAUTHORIZED' },
        });
      }));
});
