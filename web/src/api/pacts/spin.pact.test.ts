import { Matchers } from '@pact-foundation/pact';
import { satang } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { requestClaim } from '../../features/spin/spin-orders.ts';
import { readCoupons, readSpinReply, readWheel } from '../../features/spin/spin-replies.ts';
import { asMember, clientFor, exchange, pact, settled } from '../../testing/pact/pact.ts';
import { count, id } from '../../testing/pact/pact-matchers.ts';

const { like } = Matchers;

const json = { ...asMember, 'Content-Type': 'application/json' };
const sliceOf = (htmlDescription: unknown) => ({
  code: id('P10'),
  label: like('10 baht'),
  bgColor: like('#14532d'),
  textColor: like('#fef9c3'),
  htmlDescription,
});

const coupon = (called: string, label: string, amount: number) => ({
  _id: id(called),
  prize: { slice: { label: like(label) }, name: like(`Free ${label}`) },
  amount,
});

describe('pact: spin wheel', () => {
  it('answers that no wheel is active [7.40]', () =>
    pact
      .addInteraction()
      .given('a wheel that is closed')
      .uponReceiving('whether a spin wheel that is closed is active')
      .withRequest('GET', '/api/spinwheel/active', (request) => void request.headers(asMember))
      .willRespondWith(200, (response) => void response.jsonBody({ isActive: false }))
      .executeTest(async ({ url }) => {
        const call = clientFor(url)('GET /api/spinwheel/active', ({ isActive }) => isActive);
        expect(await settled(call)).toBe(false);
      }));

  it('answers the wheel with its slices, and the coins of the member [3.20] [7.41]', () =>
    pact
      .addInteraction()
      .given('a member with coins')
      .uponReceiving('the spin wheel')
      .withRequest('GET', '/api/spinwheel/setup', (request) => void request.headers(asMember))
      .willRespondWith(
        200,
        (response) =>
          void response.jsonBody({
            result: {
              activeSpinwheel: {
                name: like('The wheel'),
                // Most slices have no description, some have.
                slice: Matchers.arrayContaining(sliceOf(null), sliceOf(like('<p>Today</p>'))),
              },
            },
            userCoin: 10,
          }),
      )
      .executeTest(async ({ url }) => {
        const wheel = await settled(clientFor(url)('GET /api/spinwheel/setup', readWheel));
        const slice = { code: 'P10', label: '10 baht', bgColor: '#14532d', textColor: '#fef9c3' };
        expect(wheel).toEqual({
          name: 'The wheel',
          coins: 10,
          slices: [
            { ...slice, description: null },
            { ...slice, description: '<p>Today</p>' },
          ],
        });
      }));

  it('refuses the setup of a wheel that is closed [7.41]', () =>
    pact
      .addInteraction()
      .given('a wheel that is closed')
      .uponReceiving('the spin wheel while none is active')
      .withRequest('GET', '/api/spinwheel/setup', (request) => void request.headers(asMember))
      .willRespondWith(404, (response) => void response.jsonBody({ message: 'NO_DATA' }))
      .executeTest(async ({ url }) => {
        await expect(settled(clientFor(url)('GET /api/spinwheel/setup', readWheel))).rejects.toMatchObject({
          failure: { kind: 'refused', code: 'NO_DATA' },
        });
      }));

  it('spins for a coin [3.22] [7.42]', () =>
    pact
      .addInteraction()
      .given('a member whose next spin wins 10 baht')
      .uponReceiving('a spin')
      .withRequest('POST', '/api/spinwheel/spin', (request) => void request.headers(asMember))
      .willRespondWith(
        200,
        (response) =>
          void response.jsonBody({
            success: true,
            result: { code: 'P10', label: like('10 baht'), remainingCoin: 9 },
            error: null,
          }),
      )
      .executeTest(async ({ url }) => {
        expect(await settled(clientFor(url)('POST /api/spinwheel/spin', readSpinReply))).toEqual({
          code: 'P10',
          label: '10 baht',
          coins: 9,
        });
      }));

  it('answers a wheel without slices [3.20] [7.41]', () =>
    exchange(
      {
        given: 'a wheel without slices',
        asks: 'a wheel without slices',
        request: ['GET', '/api/spinwheel/setup'],
        answers: [
          200,
          { result: { activeSpinwheel: { name: like('The wheel'), slice: [] } }, userCoin: count(3) },
        ],
      },
      async (call) => expect((await call('GET /api/spinwheel/setup', readWheel)).slices).toEqual([]),
    ));

  it('may answer a spin without a result [4.10] [7.42]', () =>
    exchange(
      {
        given: 'a wheel that tells no result',
        asks: 'a spin without a result',
        request: ['POST', '/api/spinwheel/spin'],
        answers: [200, { success: true, result: null, error: null }],
      },
      async (call) => expect(await call('POST /api/spinwheel/spin', readSpinReply)).toBeNull(),
    ));

  it.each([
    ['a wheel without slices', 'a spin of a wheel without slices', 'NO_DATA'],
    ['a member without coins', 'a spin without a coin', 'MONEY_NOT_ENOUGH'],
    ['a wheel that is closed', 'a spin of a wheel that is closed', 'NO_DATA'],
  ])('refuses with %s a spin within a 200 [8.26]', (state, description, code) =>
    pact
      .addInteraction()
      .given(state)
      .uponReceiving(description)
      .withRequest('POST', '/api/spinwheel/spin', (request) => void request.headers(asMember))
      .willRespondWith(
        200,
        (response) => void response.jsonBody({ success: false, result: null, error: code }),
      )
      .executeTest(async ({ url }) => {
        const spin = clientFor(url)('POST /api/spinwheel/spin', readSpinReply);
        await expect(settled(spin)).rejects.toMatchObject({
          failure: { kind: 'refused', code, status: 200 },
        });
      }),
  );

  it('answers the claimable coupons [3.21] [7.43]', () =>
    pact
      .addInteraction()
      .given('a member with coupons')
      .uponReceiving('the coupons')
      .withRequest('GET', '/api/spinwheel/coupon', (request) => void request.headers(asMember))
      .willRespondWith(
        200,
        (response) =>
          void response.jsonBody(
            // In any order.
            Matchers.arrayContaining(
              coupon('cp-3', '50 baht', 50),
              coupon('cp-2', '20 baht', 20),
              coupon('cp-1', '10 baht', 10),
            ),
          ),
      )
      .executeTest(async ({ url }) => {
        expect(await settled(clientFor(url)('GET /api/spinwheel/coupon', readCoupons))).toEqual({
          coupons: [
            { id: 'cp-3', label: '50 baht', name: 'Free 50 baht', amount: satang(5000) },
            { id: 'cp-2', label: '20 baht', name: 'Free 20 baht', amount: satang(2000) },
            { id: 'cp-1', label: '10 baht', name: 'Free 10 baht', amount: satang(1000) },
          ],
          isWhole: true,
        });
      }));

  it('answers no coupons to a member who has none [7.43]', () =>
    pact
      .addInteraction()
      .given('a member with coins')
      .uponReceiving('the coupons of a member who has none')
      .withRequest('GET', '/api/spinwheel/coupon', (request) => void request.headers(asMember))
      .willRespondWith(200, (response) => void response.jsonBody([]))
      .executeTest(async ({ url }) => {
        expect(await settled(clientFor(url)('GET /api/spinwheel/coupon', readCoupons))).toEqual({
          coupons: [],
          isWhole: true,
        });
      }));

  it.each([
    ['a member with coupons of every kind', 'cp-money', null],
    ['a member with coupons of every kind', 'cp-none', 'INVALID_CODE'],
    ['a member with coupons of every kind', 'cp-claimed', 'NO_CLAIMABLE_COUPON'],
    ['a member with coupons of every kind', 'cp-expired', 'COUPON_EXPIRED'],
    ['a member with coupons of every kind', 'cp-unknown', 'INVALID_PRIZE_CODE'],
    ['a member with coupons of every kind', 'cp-thing', 'INVALID_COUPON_TYPE'],
    ['a member with a coupon and a bonus', 'cp-money', 'BONUS_REMAINING'],
  ])('of %s: a claim of %s is answered with the error %s [7.44] [8.11]', (state, coupon, error) =>
    pact
      .addInteraction()
      .given(state)
      .uponReceiving(`a claim of ${coupon} by ${state}`)
      .withRequest('POST', '/api/spinwheel/coupon/claim', (request) => {
        request.headers(json).jsonBody({ coupon });
      })
      .willRespondWith(200, (response) => void response.jsonBody({ success: error === null, error }))
      .executeTest(async ({ url }) => {
        const claim = requestClaim(clientFor(url), { id: coupon });
        if (error === null) expect(await settled(claim)).toBe(true);
        else
          await expect(settled(claim)).rejects.toMatchObject({ failure: { kind: 'refused', code: error } });
      }),
  );
});
