import Type from 'typebox';
import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import {
  endpoints,
  errorCodes,
  slipReasons,
  splitKey,
  type Access,
  type Endpoint,
  type EndpointKey,
} from './index.ts';

const entries = Object.entries(endpoints) as [EndpointKey, Endpoint][];

/** Number of calls in each area of the spec's chapter 7, counted by hand. */
const COUNTED = {
  lookup: 13,
  account: 6,
  login: 1,
  otp: 2,
  wallet: 12,
  invite: 3,
  refund: 5,
  bonus: 5,
  promotion: 3,
  statement: 3,
  spinwheel: 5,
  qrcode: 3,
  autoLogin: 11,
  chat: 6,
};

const PUBLIC = [
  'GET /api/lookup/active',
  'GET /api/lookup/agreements',
  'GET /api/lookup/banks',
  'GET /api/lookup/conditions',
  'GET /api/lookup/contact',
  'GET /api/lookup/enableChatWidget',
  'GET /api/lookup/info',
  'GET /api/lookup/notice',
  'GET /api/lookup/registerOTP',
  'GET /api/lookup/sources',
  'POST /api/account',
  'POST /api/account/validate',
  'POST /api/login',
  'POST /api/otp/send',
  'POST /api/otp/verify',
];

describe('the API contract', () => {
  it('has every call of the spec, counted by area [7.02] [7.48] [7.49]', () => {
    const counts: Record<string, number> = {};
    for (const [key] of entries) {
      const area = key.split('/')[2] ?? '';
      counts[area] = (counts[area] ?? 0) + 1;
    }
    expect(counts, 'COUNTED has another number of calls in an area').toEqual(COUNTED);
  });

  it('has no logout call, because the app deletes its token [7.10]', () => {
    expect(entries.map(([key]) => key).filter((key) => /log-?out|sign-?out|session/i.test(key))).toEqual([]);
  });

  it('lets a guest register, log in, read how to reach the service and chat, and nothing else [6.01] [6.02]', () => {
    const keysFor = (access: Access) =>
      entries.filter(([, endpoint]) => endpoint.access === access).map(([key]) => key);
    expect(keysFor('public').sort()).toEqual(PUBLIC);
    const chat = entries.map(([key]) => key).filter((key) => key.includes('/api/chat/'));
    expect(keysFor('guest-or-member')).toEqual(chat);
  });

  it('takes only the amount of a withdrawal [7.21]', () => {
    const body = endpoints['POST /api/wallet/withdraw'].body ?? Type.Never();
    expect(Check(body, { amount: 100.5 })).toBe(true);
    for (const other of [{}, { amount: '100.5' }, { amount: null }, { amount: 100.5, game: 'PG' }, 100.5])
      expect(Check(body, other)).toBe(false);
  });

  it('has four general codes, next to each other in the catalogue [8.10]', () => {
    const at = errorCodes.indexOf('INTERNAL_SERVER_ERROR');
    expect(errorCodes.slice(at - 1, at + 5)).toEqual([
      'TRUELINK_INVALID',
      'INTERNAL_SERVER_ERROR',
      'NO_DATA',
      'OK',
      'SUCCESS',
      'NO_CLAIMABLE_COUPON',
    ]);
  });

  it('lists each error code and each slip reason once [8.01] [8.12]', () => {
    expect(errorCodes, 'the specification has another number of codes').toHaveLength(80);
    expect(new Set(errorCodes).size).toBe(errorCodes.length);
    expect(new Set(slipReasons).size).toBe(11);
    expect(slipReasons).toHaveLength(11);
  });

  it.each(entries)('%s names its path parameters, and has a body only if one is sent', (key, endpoint) => {
    const { method, path } = splitKey(key);
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const shaped = Object.keys({
      ...(endpoint.params && 'properties' in endpoint.params ? (endpoint.params.properties as object) : {}),
    });
    expect(shaped).toEqual(named);
    expect(endpoint.body && endpoint.upload).toBeFalsy();
    if (method === 'GET' || method === 'DELETE') expect(endpoint.body ?? endpoint.upload).toBeUndefined();
  });
});
