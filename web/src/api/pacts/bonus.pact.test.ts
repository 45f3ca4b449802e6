import { Matchers } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { readActivation, readActiveBonus, readBonuses } from '../../features/bonus/bonus-replies.ts';
import { asMember, clientFor, pact, settled } from '../../testing/pact/pact.ts';
import { id, listOf, time } from '../../testing/pact/pact-matchers.ts';
import { readDone } from '../read-done.ts';

const { like, arrayContaining } = Matchers;

const userBonus = (isActive: boolean) => ({
  _id: id('ub-1'),
  isActive,
  received: 1,
  entries: listOf([
    { updatedAt: time('2026-11-20T03:00:00.000Z') },
    { updatedAt: time('2026-11-19T03:00:00.000Z') },
  ]),
});
/** The state names the figures: a type alone would accept a fraction, or the two figures swapped. */
const offer = (code: string, type: string, [maxReceived, percentFail]: [number, number], had: unknown) => ({
  code,
  type,
  maxReceived,
  percentFail,
  banners: listOf([
    { image: null, html: like('<p>A bonus</p>') },
    { image: null, html: like('<p>For you</p>') },
  ]),
  userBonus: had,
});

describe('pact: bonus', () => {
  it('answers bonuses of each type, never received, received and active [3.16] [7.29]', () =>
    pact
      .addInteraction()
      .given('bonuses of every kind')
      .uponReceiving('the bonuses on offer')
      .withRequest('GET', '/api/bonus', (request) => void request.headers(asMember))
      .willRespondWith(
        200,
        (response) =>
          void response.jsonBody(
            arrayContaining(
              offer('WELCOME100', 'limit', [1, 50], userBonus(false)),
              offer('DAILY50', 'day', [1, 30], userBonus(false)),
              offer('WEEKLY200', 'week', [2, 40], userBonus(true)),
              offer('FIRST500', 'limit', [1, 60], null),
            ),
          ),
      )
      .executeTest(async ({ url }) => {
        const bonuses = await settled(clientFor(url)('GET /api/bonus', readBonuses));
        expect(bonuses.map(({ code, type, received }) => [code, type, received?.isActive ?? null])).toEqual([
          ['WELCOME100', 'limit', false],
          ['DAILY50', 'day', false],
          ['WEEKLY200', 'week', true],
          ['FIRST500', 'limit', null],
        ]);
        expect(bonuses[0]).toMatchObject({
          maxReceived: 1,
          percentFail: 50,
          banners: [
            { image: null, html: '<p>A bonus</p>' },
            { image: null, html: '<p>For you</p>' },
          ],
          received: {
            times: 1,
            at: [Date.parse('2026-11-20T03:00:00.000Z'), Date.parse('2026-11-19T03:00:00.000Z')],
          },
        });
      }));

  it('answers an empty list where none is on offer [7.29]', () =>
    pact
      .addInteraction()
      .given('no bonus is on offer')
      .uponReceiving('the bonuses while none is on offer')
      .withRequest('GET', '/api/bonus', (request) => void request.headers(asMember))
      .willRespondWith(200, (response) => void response.jsonBody([]))
      .executeTest(async ({ url }) => {
        expect(await settled(clientFor(url)('GET /api/bonus', readBonuses))).toEqual([]);
      }));

  it.each([
    ['a member with money', false, null],
    ['a member with an active bonus', true, 'limit'],
    ['bonuses of every kind', true, 'week'],
    ['a member with an active promotion', true, 'promotion'],
  ])('of %s: answers whether one is active (%s) and its type, %s [7.31]', (state, status, type) =>
    pact
      .addInteraction()
      .given(state)
      .uponReceiving(`what is active of ${state}`)
      .withRequest('GET', '/api/bonus/check/active', (request) => void request.headers(asMember))
      .willRespondWith(200, (response) => void response.jsonBody({ status, type }))
      .executeTest(async ({ url }) => {
        const active = clientFor(url)('GET /api/bonus/check/active', readActiveBonus);
        expect(await settled(active)).toEqual({ isActive: status, type });
      }),
  );

  it('receives a bonus [4.07] [7.30]', () =>
    pact
      .addInteraction()
      .given('a member with money')
      .uponReceiving('a bonus to be received')
      .withRequest('GET', '/api/bonus/activate/WELCOME100', (request) => void request.headers(asMember))
      .willRespondWith(200, (response) => void response.jsonBody(userBonus(true)))
      .executeTest(async ({ url }) => {
        const params = { code: 'WELCOME100' };
        const call = clientFor(url)('GET /api/bonus/activate/{code}', readActivation, { params });
        expect(await settled(call)).toBe(true);
      }));

  it.each([
    ['a member with an active bonus', 'WELCOME100', 'BONUS_ALREADY_ACTIVE', 409],
    ['a member with an active bonus', 'WEEKLY200', 'BONUS_REMAINING', 409],
    ['a member who has had their rewards', 'WELCOME100', 'BONUS_MAX_CLAIMED', 409],
    ['a member with money', 'FIRST500', 'BONUS_FULL', 409],
    ['a member without money', 'DAILY50', 'BONUS_CONDITION', 409],
    ['a member with money', 'NONE', 'NO_DATA', 404],
  ])('of %s: refuses %s with %s [8.05]', (state, code, message, status) =>
    pact
      .addInteraction()
      .given(state)
      .uponReceiving(`the bonus ${code} for ${state}`)
      .withRequest('GET', `/api/bonus/activate/${code}`, (request) => void request.headers(asMember))
      .willRespondWith(status, (response) => void response.jsonBody({ message }))
      .executeTest(async ({ url }) => {
        const call = clientFor(url)('GET /api/bonus/activate/{code}', readActivation, { params: { code } });
        await expect(settled(call)).rejects.toMatchObject({ failure: { kind: 'refused', code: message } });
      }),
  );

  it('ends the active bonus with a message [7.33]', () =>
    pact
      .addInteraction()
      .given('a member with an active bonus')
      .uponReceiving('the end of the active bonus')
      .withRequest('GET', '/api/bonus/clear', (request) => void request.headers(asMember))
      .willRespondWith(200, (response) => void response.jsonBody({ message: like('BONUS_CLEAR') }))
      .executeTest(async ({ url }) => {
        expect(await settled(clientFor(url)('GET /api/bonus/clear', readDone))).toBe(true);
      }));

  it.each([
    ['a bonus that cannot be ended yet', 'BONUS_CONDITION', 409],
    ['a member with money', 'NO_DATA', 404],
  ])('of %s: refuses the end with %s [8.05] [8.28]', (state, message, status) =>
    pact
      .addInteraction()
      .given(state)
      .uponReceiving(`the end of the bonus of ${state}`)
      .withRequest('GET', '/api/bonus/clear', (request) => void request.headers(asMember))
      .willRespondWith(status, (response) => void response.jsonBody({ message }))
      .executeTest(async ({ url }) => {
        await expect(settled(clientFor(url)('GET /api/bonus/clear', readDone))).rejects.toMatchObject({
          failure: { kind: 'refused', code: message },
        });
      }),
  );
});
