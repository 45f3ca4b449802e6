import { Matchers } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { readPromotion } from '../../features/bonus/bonus-replies.ts';
import { asMember, clientFor, pact, settled } from '../../testing/pact/pact.ts';
import { readDone } from '../read-done.ts';

const { like } = Matchers;

describe('pact: promotion', () => {
  it('answers the promotion of a code in upper case [3.17] [5.24] [7.35]', () =>
    pact
      .addInteraction()
      .given('a member with money')
      .uponReceiving('the promotion of a code')
      .withRequest('GET', '/api/promotion/find/WELCOME50', (request) => void request.headers(asMember))
      .willRespondWith(
        200,
        (response) => void response.jsonBody({ percentFail: 20, description: like('<p>50 baht</p>') }),
      )
      .executeTest(async ({ url }) => {
        const params = { code: 'WELCOME50' };
        const call = clientFor(url)('GET /api/promotion/find/{code}', readPromotion, { params });
        expect(await settled(call)).toEqual({ percentFail: 20, description: '<p>50 baht</p>' });
      }));

  it.each([
    ['SONGKRAN', 'whose time is over'],
    ['NONE', 'that is none'],
  ])('refuses to find %s, a code %s [7.35] [8.05]', (code, what) =>
    pact
      .addInteraction()
      .given('a member with money')
      .uponReceiving(`the promotion of a code ${what}`)
      .withRequest('GET', `/api/promotion/find/${code}`, (request) => void request.headers(asMember))
      .willRespondWith(404, (response) => void response.jsonBody({ message: 'NO_PROMOTION' }))
      .executeTest(async ({ url }) => {
        const call = clientFor(url)('GET /api/promotion/find/{code}', readPromotion, { params: { code } });
        await expect(settled(call)).rejects.toMatchObject({
          failure: { kind: 'refused', code: 'NO_PROMOTION' },
        });
      }),
  );

  it('receives a promotion [7.36]', () =>
    pact
      .addInteraction()
      .given('a member with money')
      .uponReceiving('a promotion to be received')
      .withRequest('GET', '/api/promotion/activate/WELCOME50', (request) => void request.headers(asMember))
      .willRespondWith(200, (response) => void response.jsonBody({ message: like('OK') }))
      .executeTest(async ({ url }) => {
        const params = { code: 'WELCOME50' };
        const call = clientFor(url)('GET /api/promotion/activate/{code}', readDone, { params });
        expect(await settled(call)).toBe(true);
      }));

  it.each([
    ['a member with money', 'NONE', 'NO_PROMOTION', 404],
    ['a member who has had their rewards', 'RIMKHONG88', 'PROMOTION_RECEIVED', 409],
    ['a member with an active promotion', 'WELCOME50', 'BONUS_ALREADY_ACTIVE', 409],
    ['a member with an active bonus', 'WELCOME50', 'BONUS_REMAINING', 409],
    ['a member without money', 'PAYDAY', 'BONUS_CONDITION', 409],
  ])('of %s: refuses %s with %s [7.36] [8.05]', (state, code, message, status) =>
    pact
      .addInteraction()
      .given(state)
      .uponReceiving(`the promotion ${code} for ${state}`)
      .withRequest('GET', `/api/promotion/activate/${code}`, (request) => void request.headers(asMember))
      .willRespondWith(status, (response) => void response.jsonBody({ message }))
      .executeTest(async ({ url }) => {
        const call = clientFor(url)('GET /api/promotion/activate/{code}', readDone, { params: { code } });
        await expect(settled(call)).rejects.toMatchObject({ failure: { kind: 'refused', code: message } });
      }),
  );
});
