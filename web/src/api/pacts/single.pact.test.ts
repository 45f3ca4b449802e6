import { Matchers } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { requestHistory } from '../../features/chat/state/chat-state.ts';
import { fetchInvites } from '../../features/invite/invite-rows.ts';
import { readCoupons, readWheel } from '../../features/spin/spin-replies.ts';
import { exchange, TOKEN, type Exchange } from '../../testing/pact/pact.ts';
import { count, id, oneOf, text, time } from '../../testing/pact/pact-matchers.ts';
import type { Call } from '../call.ts';

const { like, boolean } = Matchers;

const GUEST = 'guest-0123456789abcdef0123456789abcdef';

/** An exchange whose list has exactly one entry: without a matcher the length must be equal. */
const one = (
  asks: string,
  request: Exchange['request'],
  body: unknown,
  { token = TOKEN, ask }: { token?: string | null; ask: (call: Call) => Promise<unknown> },
) => exchange({ given: 'a service with one of each', asks, request, token, answers: [200, body] }, ask);

describe('pact: lists with one entry', () => {
  it.each([
    ['GET /api/lookup/conditions', '/api/lookup/conditions', [like('<p>One account each.</p>')]],
    ['GET /api/lookup/agreements', '/api/lookup/agreements', [like('<p>18+</p>')]],
    [
      'GET /api/lookup/sources',
      '/api/lookup/sources',
      [{ code: like('FRIEND'), description: like('เพื่อนแนะนำ') }],
    ],
  ] as const)('%s may answer one [7.02]', (key, path, body) =>
    one(`one entry: ${key}`, ['GET', path], body, {
      token: null,
      ask: async (call) => expect(await call(key, (reply: readonly unknown[]) => reply.length)).toBe(1),
    }),
  );

  it('there may be one deposit method of each kind [3.11]', () => {
    const account = {
      bankCode: like('KBANK'),
      bankType: like('bank'),
      mode: oneOf('QR', 'AUTO', 'MANUAL'),
      currency: like('BAHT'),
      bankAccountName: like('RIMKHONG PAY'),
      bankAccountNo: text(String.raw`^\d{0,40}$`, '0681290004'),
      bank: { nameTH: like('กสิกรไทย'), nameEN: like('Kasikornbank') },
    };
    const wallet = { mode: oneOf('AUTO', 'gift'), walletAccountName: like('RIMKHONG PAY') };
    return one(
      'one way to deposit of each kind',
      ['GET', '/api/lookup/deposit'],
      { banks: [account], wallets: [wallet], isManual: boolean(false) },
      {
        ask: async (call) =>
          expect(
            await call('GET /api/lookup/deposit', ({ banks, wallets }) => [banks.length, wallets.length]),
          ).toEqual([1, 1]),
      },
    );
  });

  it('invited friends may have brought one reward [7.25]', () =>
    one(
      'one row of what friends have brought',
      ['POST', '/api/invite', { page: 1, limit: 10 }],
      { total: 1, invites: [{ from: { name: like('Ploy') }, amount: 10, createdAt: time() }] },
      {
        ask: async (call) => {
          const { total, rows } = await fetchInvites(call, 1, new AbortController().signal);
          expect([total, rows.length]).toEqual([1, 1]);
        },
      },
    ));

  it('a wheel may have one slice, and a member one coupon [7.41] [7.43]', async () => {
    const slice = {
      code: like('P10'),
      label: like('10 baht'),
      bgColor: like('#14532d'),
      textColor: like('#fef9c3'),
      htmlDescription: null,
    };
    await one(
      'a wheel with one slice',
      ['GET', '/api/spinwheel/setup'],
      { result: { activeSpinwheel: { name: like('The wheel'), slice: [slice] } }, userCoin: count(0) },
      {
        ask: async (call) =>
          expect((await call('GET /api/spinwheel/setup', readWheel)).slices.map(({ code }) => code)).toEqual([
            'P10',
          ]),
      },
    );
    await one(
      'one coupon',
      ['GET', '/api/spinwheel/coupon'],
      [
        {
          _id: id('cp-1'),
          prize: { slice: { label: like('10 baht') }, name: like('Free 10') },
          amount: 10,
        },
      ],
      {
        ask: async (call) =>
          expect(
            (await call('GET /api/spinwheel/coupon', readCoupons)).coupons.map(({ id: name }) => name),
          ).toEqual(['cp-1']),
      },
    );
  });

  const BUTTON = {
    title: like('More'),
    type: oneOf('web', 'call', 'postback'),
    payload: like('https-address'),
  };
  const ACTION = { title: 'More', type: 'web', payload: 'https-address' };
  const CARD = { image_url: null, title: like('Bonus'), subtitle: null, buttons: [BUTTON] };
  it.each([
    [
      'a member',
      { userId: '100001', guestId: null },
      { message_type: 'generic', payload: { payloads: [CARD] } },
      { kind: 'cards', cards: [{ picture: '', title: 'Bonus', subtitle: '', actions: [ACTION] }] },
    ],
    [
      'a guest',
      { userId: null, guestId: GUEST },
      { message_type: 'buttons', payload: { message: like('What about?'), buttons: [BUTTON] } },
      { kind: 'buttons', text: 'What about?', actions: [ACTION] },
    ],
  ])('%s may have one message, with one option to choose [7.53]', (who, customer, message, content) =>
    one(
      `a history of one message, of ${who}`,
      ['POST', '/api/chat/history', { ...customer, limit: 10, skip: 0 }],
      [{ sender: 'agent', message, createdAt: time(), session_id: id('1'), ...customer, deviceToken: null }],
      {
        token: customer.userId === null ? null : TOKEN,
        ask: async (call) => {
          const { said } = await requestHistory(call, customer, 0);
          expect(said.map((entry) => entry.content)).toEqual([content]);
        },
      },
    ),
  );
});
