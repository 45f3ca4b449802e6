import { Matchers } from '@pact-foundation/pact';
import { describe, it } from 'vitest';
import type { EndpointKey } from 'contracts';
import { exchange } from '../../testing/pact/pact.ts';
import { text } from '../../testing/pact/pact-matchers.ts';

const { arrayContaining, eachLike } = Matchers;

/** The service's own language is Thai, which all other pacts show. */
const languages = [
  { code: 'LO', text: text(String.raw`^[^\u0E00-\u0E7F]*[\u0E80-\u0EFF][^\u0E00-\u0E7F]*$`, 'ຂໍ້ຄວາມ') },
  { code: 'EN', text: text(String.raw`^[^\u0E00-\u0EFF]+$`, 'A text') },
] as const;

type Text = (typeof languages)[number]['text'];

interface Asked {
  /** `demo` by default. */
  given?: string;
  path?: string;
  request?: unknown;
  isPublic?: boolean;
  reply: (text: Text) => unknown;
}

const banners = (text: Text) => eachLike({ image: null, html: text });

const asked = {
  'GET /api/lookup/info': { isPublic: true, reply: (name) => ({ name }) },
  'GET /api/lookup/sources': { isPublic: true, reply: (description) => eachLike({ description }) },
  'GET /api/lookup/conditions': { isPublic: true, reply: (text) => eachLike(text) },
  'GET /api/lookup/agreements': { reply: (text) => eachLike(text) },
  'GET /api/lookup/notice': { given: 'a notice of the service', reply: (notice) => ({ notice }) },
  'GET /api/lookup/contact': { isPublic: true, reply: (contactText) => ({ contactText }) },
  'GET /api/bonus': {
    given: 'bonuses of every kind',
    reply: (html) => arrayContaining({ banners: [{ image: null, html }] }),
  },
  'GET /api/promotion/find/{code}': {
    given: 'a member with money',
    path: '/api/promotion/find/WELCOME50',
    reply: (description) => ({ description }),
  },
  'GET /api/promotion/current': {
    given: 'a member with an active promotion',
    reply: (description) => ({ promotion: { description } }),
  },
  'GET /api/invite/banners': { reply: banners },
  'GET /api/refund/banners': { given: 'a service with banners of refund', reply: banners },
  'GET /api/refund/check': { given: 'a member with money', reply: (info) => ({ info }) },
  'GET /api/spinwheel/setup': {
    given: 'a member with coins',
    reply: (name) => ({ result: { activeSpinwheel: { name, slice: eachLike({ label: name }) } } }),
  },
  'POST /api/spinwheel/spin': { given: 'a member with coins', reply: (label) => ({ result: { label } }) },
  'GET /api/spinwheel/coupon': {
    given: 'a member with coupons',
    reply: (text) => eachLike({ prize: { slice: { label: text }, name: text } }, 2),
  },
  'POST /api/statement': {
    given: 'a member with every kind of statement line',
    request: { page: 1, limit: 10 },
    reply: (description) => ({
      statements: arrayContaining(
        { luckydraw: { description } },
        { refund: { description } },
        { invite: { description } },
      ),
    }),
  },
} as const satisfies Partial<Record<EndpointKey, Asked>>;

describe('pact: the language of the reader', () => {
  const cases = (Object.entries(asked) as [keyof typeof asked, Asked][]).flatMap(([key, asked]) =>
    languages.map((language) => ({ key, asked, language })),
  );
  it.each(cases)(
    '$key answers the texts of the service in $language.code [1.19]',
    ({ key, asked: { given = 'demo', path, request, isPublic, reply }, language }) => {
      const [method = '', address = ''] = key.split(' ');
      return exchange(
        {
          given,
          asks: `${key} in ${language.code}`,
          request: [method, path ?? address, request],
          ...(isPublic && { token: null }),
          language: language.code,
          answers: [200, reply(language.text)],
        },
        (call) => call(key, (answer) => answer, { params: { code: 'WELCOME50' }, body: request } as never),
      );
    },
  );
});
