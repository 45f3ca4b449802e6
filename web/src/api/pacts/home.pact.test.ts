import { Matchers } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { readBanners } from '../../shared/session/banners.ts';
import { asMember, clientFor, marker, pact, settled } from '../../testing/pact/pact.ts';
import { listOf } from '../../testing/pact/pact-matchers.ts';

const { like, eachLike, boolean } = Matchers;

describe('pact: home', () => {
  it('receives the invite earnings [2.33] [7.26]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('the referral bonus')
      .withRequest('GET', '/api/invite/bonus', (request) => void request.headers(asMember))
      .willRespondWith(200, (response) => void response.jsonBody({ message: 'INVITE_BONUS_SUCCESS' }))
      .executeTest(async ({ url }) => {
        expect(await settled(clientFor(url)('GET /api/invite/bonus', () => true))).toBe(true);
      }));

  it('refuses the referral bonus to a member without invited friends [8.06]', () =>
    pact
      .addInteraction()
      .given('a member with money')
      .uponReceiving('the referral bonus of a member who has invited nobody')
      .withRequest('GET', '/api/invite/bonus', (request) => void request.headers(asMember))
      .willRespondWith(409, (response) => void response.jsonBody({ message: 'NO_INVITE_BONUS' }))
      .executeTest(async ({ url }) => {
        await expect(settled(clientFor(url)('GET /api/invite/bonus', () => true))).rejects.toMatchObject({
          failure: { kind: 'refused', code: 'NO_INVITE_BONUS' },
        });
      }));

  it('answers the banners of invite [2.41] [3.15] [7.26]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('the banners of invite')
      .withRequest('GET', '/api/invite/banners', (request) => void request.headers(asMember))
      .willRespondWith(
        200,
        (response) =>
          void response.jsonBody(
            listOf([
              { image: null, html: like('<p>1%</p>') },
              { image: null, html: like('<p>Friends</p>') },
            ]),
          ),
      )
      .executeTest(async ({ url }) => {
        expect(await settled(clientFor(url)('GET /api/invite/banners', readBanners))).toEqual([
          { image: null, html: '<p>1%</p>' },
          { image: null, html: '<p>Friends</p>' },
        ]);
      }));

  it('answers no banners of refund where there are none [2.41] [7.28]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('the banners of refund')
      .withRequest('GET', '/api/refund/banners', (request) => void request.headers(asMember))
      .willRespondWith(200, (response) => void response.jsonBody([]))
      .executeTest(async ({ url }) => {
        expect(await settled(clientFor(url)('GET /api/refund/banners', readBanners))).toEqual([]);
      }));

  it('answers whether the spin wheel is active [2.37] [7.40]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('whether the spin wheel is active')
      .withRequest('GET', '/api/spinwheel/active', (request) => void request.headers(asMember))
      .willRespondWith(200, (response) => void response.jsonBody({ isActive: true }))
      .executeTest(async ({ url }) => {
        expect(await settled(clientFor(url)('GET /api/spinwheel/active', ({ isActive }) => isActive))).toBe(
          true,
        );
      }));

  it('answers what a member accepts, in HTML [2.43] [3.07] [7.02]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('the agreements')
      .withRequest('GET', '/api/lookup/agreements', (request) => void request.headers(marker))
      .willRespondWith(
        200,
        (response) => void response.jsonBody(listOf(['<p>18+</p>', '<p>One account</p>'])),
      )
      .executeTest(async ({ url }) => {
        const call = clientFor(url, null)('GET /api/lookup/agreements', (reply) => reply);
        expect(await settled(call)).toEqual(['<p>18+</p>', '<p>One account</p>']);
      }));

  it('answers the games that could be asked, without the one that could not (W9) [7.14]', () =>
    pact
      .addInteraction()
      .given('a service where games fail')
      .uponReceiving('a refresh while every provider of the member fails')
      .withRequest('GET', '/api/wallet/refresh/slot', (request) => void request.headers(asMember))
      .willRespondWith(
        200,
        (response) =>
          void response.jsonBody({ slots: eachLike({ code: like('IMI'), isActive: boolean(false) }) }),
      )
      .executeTest(async ({ url }) => {
        const call = clientFor(url)('GET /api/wallet/refresh/slot', ({ slots }) =>
          slots.map(({ code }) => code),
        );
        expect(await settled(call)).toEqual(['IMI']);
      }));
});
