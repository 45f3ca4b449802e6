import { Matchers } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { readBonuses } from '../../features/bonus/bonus-replies.ts';
import { requestHistory } from '../../features/chat/state/chat-state.ts';
import { readBanners } from '../../shared/session/banners.ts';
import { exchange, refusal, TOKEN } from '../../testing/pact/pact.ts';
import { requestMinimum, requestPromotion, withdrawFromWallet } from '../../testing/pact/uncalled.ts';
import { address, count, digits, figure, id, listOf, oneOf, time } from '../../testing/pact/pact-matchers.ts';

const { like, number, eachLike, arrayContaining } = Matchers;

const NOTHING = 'a service with nothing to show';
const PICTURES = 'a service with pictures';

describe('pact: empty replies', () => {
  it.each([
    ['GET /api/lookup/sources', '/api/lookup/sources', null],
    ['GET /api/lookup/conditions', '/api/lookup/conditions', null],
    ['GET /api/lookup/agreements', '/api/lookup/agreements', null],
    ['GET /api/invite/banners', '/api/invite/banners', TOKEN],
  ] as const)('%s may answer an empty list [7.02] [7.26]', (key, path, token) =>
    exchange(
      { given: NOTHING, asks: `an empty list: ${key}`, request: ['GET', path], token, answers: [200, []] },
      async (call) => expect(await call(key, (reply: unknown) => reply)).toEqual([]),
    ),
  );

  it('contact may be only a text [2.27] [3.07]', () =>
    exchange(
      {
        given: NOTHING,
        asks: 'the contact lookup of a service without a messaging app',
        request: ['GET', '/api/lookup/contact'],
        token: null,
        answers: [200, { contactText: like('Every day'), lineLink: null, lineName: null, lineQR: null }],
      },
      async (call) => expect(await call('GET /api/lookup/contact', ({ lineLink }) => lineLink)).toBeNull(),
    ));

  it('a bonus may have no banners [3.16] [7.29]', () =>
    exchange(
      {
        given: NOTHING,
        asks: 'the bonuses without banners',
        request: ['GET', '/api/bonus'],
        answers: [
          200,
          eachLike({
            code: like('WELCOME100'),
            type: like('limit'),
            maxReceived: count(1),
            percentFail: figure(40),
            banners: [],
            userBonus: null,
          }),
        ],
      },
      async (call) => expect((await call('GET /api/bonus', readBonuses))[0]?.banners).toEqual([]),
    ));
});

const banner = { image: address('https://media.example/banner.png'), html: null };

describe('pact: replies with pictures', () => {
  it.each([
    ['GET /api/invite/banners', '/api/invite/banners'],
    ['GET /api/refund/banners', '/api/refund/banners'],
  ] as const)('%s may answer a picture without a text [3.15]', (key, path) =>
    exchange(
      { given: PICTURES, asks: `pictures: ${key}`, request: ['GET', path], answers: [200, eachLike(banner)] },
      async (call) =>
        expect(await call(key, readBanners)).toEqual([
          { image: 'https://media.example/banner.png', html: null },
        ]),
    ),
  );

  it('a bonus may have a picture as its banner [3.16]', () =>
    exchange(
      {
        given: PICTURES,
        asks: 'the bonuses with pictures',
        request: ['GET', '/api/bonus'],
        answers: [
          200,
          eachLike({
            code: like('WELCOME100'),
            type: like('limit'),
            maxReceived: count(1),
            percentFail: figure(40),
            banners: eachLike(banner),
            userBonus: null,
          }),
        ],
      },
      async (call) => expect((await call('GET /api/bonus', readBonuses))[0]?.banners).toHaveLength(1),
    ));
});

const game = (code: string, category: string, links: object) => ({
  code,
  name: like('A game'),
  category,
  isActive: Matchers.boolean(false),
  amount: number(0),
  ftWalletSlot: figure(1),
  logo: null,
  background: null,
  web: null,
  android: null,
  ios: null,
  ...links,
});

const games = arrayContaining(
  game('NAGA', 'slot', {
    // The state names them, so that a service that swaps two fails.
    logo: 'https://media.example/naga-logo.png',
    background: 'https://media.example/naga-background.png',
    web: address('https://games.example/naga'),
    android: 'https://games.example/naga.apk',
    ios: 'https://games.example/naga-ios',
  }),
  game('PG', 'slot', {}),
  game('USUN', 'sport', {}),
  game('BETFLIX', 'casino', {}),
  game('HUAYHD', 'lotto', {}),
);

describe('pact: games', () => {
  it('have pictures and addresses, or none, in each category [3.09] [7.13]', () =>
    exchange(
      {
        given: PICTURES,
        asks: 'the wallet with a game of every kind',
        request: ['GET', '/api/wallet'],
        answers: [200, { slots: games }],
      },
      async (call) =>
        expect(await call('GET /api/wallet', ({ slots }) => slots.map(({ ios }) => ios))).toEqual([
          'https://games.example/naga-ios',
          null,
          null,
          null,
          null,
        ]),
    ));

  it('are missing from a refresh while they fail, even if all fail (W9) [7.14]', () =>
    exchange(
      {
        given: 'a member of every game while all of them fail',
        asks: 'a refresh that no game answers',
        request: ['GET', '/api/wallet/refresh/slot'],
        answers: [200, { slots: [] }],
      },
      async (call) => expect(await call('GET /api/wallet/refresh/slot', ({ slots }) => slots)).toEqual([]),
    ));

  it('have the same after a refresh [3.09] [7.14]', () =>
    exchange(
      {
        given: PICTURES,
        asks: 'a refresh with a game of every kind',
        request: ['GET', '/api/wallet/refresh/slot'],
        answers: [200, { slots: games }],
      },
      async (call) => expect(await call('GET /api/wallet/refresh/slot', ({ slots }) => slots.length)).toBe(5),
    ));
});

describe('pact: calls that no screen makes', () => {
  it('withdraws only from the wallet [7.21]', () =>
    exchange(
      {
        given: 'demo',
        asks: 'a withdrawal from the wallet alone',
        request: ['POST', '/api/wallet/withdraw', { amount: 100 }],
        answers: [200, { message: like('SUCCESS'), reference: id('TX1'), amount: 100, createdAt: time() }],
      },
      async (call) =>
        expect(await withdrawFromWallet(call, 100)).toMatchObject({
          amount: 10_000,
        }),
    ));

  it.each([
    ['a member without money', 100, 409, 'MONEY_NOT_ENOUGH'],
    ['demo', 1, 422, 'TRANSFER_MINIMUM'],
  ])('in "%s" refuses a withdrawal of %s only from the wallet: %s %s [7.21]', (given, amount, status, code) =>
    refusal(
      {
        given,
        asks: `a withdrawal from the wallet alone refused as ${code}`,
        request: ['POST', '/api/wallet/withdraw', { amount }],
        code,
        status,
      },
      (call) => withdrawFromWallet(call, amount),
    ),
  );

  it('answers the balance below which a bonus is played out [7.32]', () =>
    exchange(
      {
        given: 'demo',
        asks: 'the balance below which a bonus is played out',
        request: ['GET', '/api/bonus/check/minimum'],
        answers: [200, { minimum: 5 }],
      },
      async (call) => expect(await requestMinimum(call)).toBe(5),
    ));

  it.each([
    ['a member with an active promotion', { percentFail: 20, description: like('50 baht') }],
    ['a member with money', null],
  ])('in "%s" answers the held promotion [7.34]', (given, promotion) =>
    exchange(
      {
        given,
        asks: `the promotion of ${given}`,
        request: ['GET', '/api/promotion/current'],
        answers: [200, { promotion }],
      },
      async (call) =>
        expect(await requestPromotion(call)).toEqual(
          promotion && { percentFail: 20, description: '50 baht' },
        ),
    ),
  );
});

const from = {
  userId: digits('100001'),
  guestId: null,
  username: digits('0812345678'),
  name: like('Somchai'),
};
const entry = (sender: string, message: object) => ({
  sender,
  message,
  createdAt: time(),
  session_id: id('1'),
  ...from,
  deviceToken: null,
});
const BUTTONS = [
  { title: like('More'), type: oneOf('web', 'call', 'postback'), payload: like('https-address') },
  { title: like('Ask'), type: oneOf('postback', 'web', 'call'), payload: like('{}') },
];
/** The same actions as the app reads them. */
const ACTIONS = [
  { title: 'More', type: 'web', payload: 'https-address' },
  { title: 'Ask', type: 'postback', payload: '{}' },
];
const media = (fileType: string, status: string) =>
  entry('customer', {
    message_type: 'media',
    payload: { message: like('a.png'), url: true, fileType, filePath: address('https://media.test/a.png') },
    deliver: { id: id('d-1'), status },
  });

describe('pact: history of the chat [7.53]', () => {
  it('holds every kind of message, newest first [3.24] [3.25] [3.26] [3.27] [3.28] [3.29] [3.30]', () =>
    exchange(
      {
        given: 'a member whose chat holds every kind of message',
        asks: 'a history with every kind of message',
        request: ['POST', '/api/chat/history', { userId: '100001', guestId: null, limit: 10, skip: 0 }],
        answers: [
          200,
          [
            media('image', 'succeed'),
            media('file', 'failed'),
            media('video', 'sending'),
            media('image', 'uploading_file'),
            entry('agent', { message_type: 'sticker', payload: { id: count(7) } }),
            entry('agent', {
              message_type: 'postback',
              payload: { title: like('Menu'), message: like('{}') },
            }),
            entry('agent', {
              message_type: 'generic',
              payload: {
                payloads: [
                  {
                    image_url: address('https://media.test/a.png'),
                    title: like('Bonus'),
                    subtitle: like('Touch'),
                    buttons: listOf(BUTTONS),
                  },
                  { image_url: null, title: like('Bonus'), subtitle: null, buttons: listOf(BUTTONS) },
                ],
              },
            }),
            entry('agent', {
              message_type: 'quick_replies',
              payload: { message: like('Done?'), buttons: listOf(BUTTONS) },
            }),
            entry('agent', {
              message_type: 'buttons',
              payload: { message: like('What about?'), buttons: listOf(BUTTONS) },
            }),
            entry('agent', { message_type: 'text', payload: { message: like('Hello') } }),
          ],
        ],
      },
      async (call) => {
        const { said, isFull } = await requestHistory(call, { userId: '100001', guestId: null }, 0);
        expect(said.map(({ content }) => content.kind)).toEqual([
          'media',
          'media',
          'media',
          'media',
          'unknown',
          'text',
          'cards',
          'quick-replies',
          'buttons',
          'text',
        ]);
        const actions = said.flatMap(({ content }) => ('actions' in content ? [content.actions] : []));
        expect(actions).toEqual([ACTIONS, ACTIONS]);
        expect(isFull).toBe(true);
      },
    ));

  it('may have no options, and no conversation id [2.84] [2.85]', () => {
    const uncounted = (message: object) => ({ ...entry('agent', message), session_id: null });
    return exchange(
      {
        given: 'a member whose chat offers nothing to choose',
        asks: 'a history with nothing to choose',
        request: ['POST', '/api/chat/history', { userId: '100001', guestId: null, limit: 10, skip: 0 }],
        answers: [
          200,
          [
            uncounted({ message_type: 'sticker', payload: like('wave') }),
            uncounted({
              message_type: 'generic',
              payload: { payloads: [{ image_url: null, title: like('Bonus'), subtitle: null, buttons: [] }] },
            }),
            uncounted({ message_type: 'generic', payload: { payloads: [] } }),
            uncounted({ message_type: 'buttons', payload: { message: like('Hello'), buttons: [] } }),
          ],
        ],
      },
      async (call) => {
        const { said } = await requestHistory(call, { userId: '100001', guestId: null }, 0);
        expect(said.map(({ content }) => content)).toEqual([
          { kind: 'unknown' },
          { kind: 'cards', cards: [{ picture: '', title: 'Bonus', subtitle: '', actions: [] }] },
          { kind: 'unknown' },
          { kind: 'buttons', text: 'Hello', actions: [] },
        ]);
      },
    );
  });

  it('names a guest instead of a member [1.05] [3.24]', () => {
    const guestId = 'guest-0123456789abcdef0123456789abcdef';
    const guest = { userId: null, guestId, username: null, name: null };
    const said = { message_type: 'text', payload: { message: like('Hello') } };
    return exchange(
      {
        given: 'a guest who has written to support',
        asks: 'the history of a guest',
        request: ['POST', '/api/chat/history', { userId: null, guestId, limit: 10, skip: 0 }],
        token: null,
        answers: [
          200,
          [
            { ...entry('agent', said), ...guest, deviceToken: null },
            { ...entry('customer', said), ...guest, deviceToken: like('device-1') },
          ],
        ],
      },
      async (call) => {
        const { said } = await requestHistory(call, { userId: null, guestId }, 0);
        expect(said.map(({ isMine }) => isMine)).toEqual([false, true]);
      },
    );
  });
});
