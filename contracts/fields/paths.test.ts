import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { type Endpoint, type EndpointKey, endpoints } from '../index.ts';

/** The calls with parts in their path, listed a second time. */
const OF_CODES = [
  'GET /api/wallet/activate/{slotCode} [7.15]',
  'GET /api/wallet/account/{slotCode} [7.16]',
  'GET /api/wallet/resetpassword/{slotCode} [7.17]',
  'GET /api/bonus/activate/{code} [7.30]',
  'GET /api/statement/slip/reference/{reference} [7.39]',
  'GET /api/qrcode/{bankCode} [7.45]',
  'POST /api/qrcode/{bankCode} [7.46]',
  'DELETE /api/qrcode/{qrcodeId} [7.47]',
  'GET /api/autoLogin/pg/{username} [7.48]',
  'GET /api/autoLogin/betflix/{username} [7.48]',
  'GET /api/autoLogin/areaslot/{username} [7.48]',
  'GET /api/autoLogin/joker2/{username} [7.48]',
  'GET /api/autoLogin/huayhd/{username} [7.48]',
  'GET /api/autoLogin/askmebet/{username}/{password} [7.49]',
  'GET /api/autoLogin/imi/{username}/{password} [7.49]',
  'GET /api/autoLogin/usun/{username}/{password} [7.49]',
  'GET /api/autoLogin/circus/{username}/{password} [7.49]',
  'GET /api/autoLogin/slotracha/{username}/{password} [7.49]',
  'GET /api/autoLogin/pgslot/{username}/{password} [7.49]',
];
/** A member types these. */
const OF_TYPED_CODES = [
  'GET /api/promotion/find/{code} [2.70] [7.35]',
  'GET /api/promotion/activate/{code} [2.70] [7.36]',
];

const callOf = (title: string): EndpointKey => title.slice(0, title.indexOf(' [')) as EndpointKey;

/** Whether the call takes `text` as a part of its path, once as each. */
function takes(title: string, text: string): boolean[] {
  const call = callOf(title);
  const { params }: Endpoint = endpoints[call];
  const names = [...call.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const good = Object.fromEntries(names.map((name) => [name, 'P1']));
  return names.map((name) => params !== undefined && Check(params, { ...good, [name]: text }));
}

const LONGEST = 'x'.repeat(64);

describe('a path', () => {
  it('has no part in any other call', () => {
    const withParts = Object.keys(endpoints).filter((key) => key.includes('{'));
    expect([...OF_CODES, ...OF_TYPED_CODES].map(callOf).sort()).toEqual(withParts.sort());
  });

  it.each(OF_CODES)('takes codes of letters, digits, hyphens and underscores: %s', (title) => {
    for (const text of ['P', 'aZ_09-', LONGEST]) expect(takes(title, text), text).not.toContain(false);
    for (const text of ['', '.', '..', 'a.b', 'a/b', 'a b', 'ก', `${LONGEST}x`])
      expect(takes(title, text), text).not.toContain(true);
  });

  it.each(OF_TYPED_CODES)('takes a code of any characters, but not an empty one: %s', (title) => {
    for (const text of ['P', 'a.b/ ก', LONGEST]) expect(takes(title, text), text).toEqual([true]);
    for (const text of ['', `${LONGEST}x`]) expect(takes(title, text), text).toEqual([false]);
  });
});
