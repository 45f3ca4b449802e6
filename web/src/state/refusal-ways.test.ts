import { commonRefusals, endpoints, type ErrorCode } from 'contracts';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en/money.json' with { type: 'json' };
import lo from '../../locales/lo/money.json' with { type: 'json' };
import th from '../../locales/th/money.json' with { type: 'json' };
import { isBlockingCode, REFUSAL_WAYS } from './refusal-ways.ts';

/** They lead to the login. [4.02] */
const ENDS_SESSION = /^(?:UNAUTHORIZED|EXPIRED_AUTH_TOKEN|INVALID_USER_[1-4])$/;

/** Every code with which the agreement lets a movement of money be refused, and the two that any guard may say. */
const blocking = new Set<ErrorCode>([
  ...[
    endpoints['POST /api/wallet/transfer'],
    endpoints['POST /api/wallet/transferAll'],
    endpoints['POST /api/wallet/withdraw'],
    endpoints['POST /api/wallet/withdrawAll'],
  ].flatMap(({ refuses, badInput }): ErrorCode[] => [...refuses, badInput]),
  ...commonRefusals.any,
  ...commonRefusals.member.filter((code) => !ENDS_SESSION.test(code)),
  'REQUEST_LIMIT_1MIN',
  'BONUS_REMAINING',
]);

describe('every code that blocks money (W3)', () => {
  it.each([...blocking])(
    '%s has a title, a next step and a way out in three languages [8.02] [8.05] [8.08]',
    (code) => {
      expect(isBlockingCode(code)).toBe(true);
      const way = REFUSAL_WAYS[code as keyof typeof REFUSAL_WAYS];
      for (const texts of [th, lo, en]) {
        expect(texts.blocked.title[code as keyof typeof texts.blocked.title]).toMatch(/\p{L}/u);
        expect(texts.blocked.next[way]).toMatch(/\p{L}/u);
        const needsButton = !['wait', 'amount', 'place', 'retry'].includes(way);
        if (needsButton) expect(texts.way[way as keyof typeof texts.way]).toMatch(/\p{L}/u);
      }
    },
  );

  it('names no other code', () => {
    expect(Object.keys(REFUSAL_WAYS).filter((code) => !blocking.has(code as ErrorCode))).toEqual([]);
    expect(isBlockingCode('constructor')).toBe(false);
  });
});
