import { commonRefusals, endpoints, type ErrorCode } from 'contracts';
import { describe, expect, it } from 'vitest';
import enDeposit from '../../../locales/en/deposit-refusal.json' with { type: 'json' };
import loDeposit from '../../../locales/lo/deposit-refusal.json' with { type: 'json' };
import thDeposit from '../../../locales/th/deposit-refusal.json' with { type: 'json' };
import enErrors from '../../../locales/en/errors.json' with { type: 'json' };
import loErrors from '../../../locales/lo/errors.json' with { type: 'json' };
import thErrors from '../../../locales/th/errors.json' with { type: 'json' };
import en from '../../../locales/en/money.json' with { type: 'json' };
import lo from '../../../locales/lo/money.json' with { type: 'json' };
import th from '../../../locales/th/money.json' with { type: 'json' };
import {
  DEPOSIT_NEXT_STEPS,
  depositNextStepOf,
  isBlockingCode,
  isDepositRefusal,
  NEXT_STEPS,
  type NextStep,
  nextStepOf,
} from './next-step.ts';

type BlockingTitle = keyof typeof en.blocked.title;

/** These lead to the login. [4.02] */
const ENDS_SESSION = /^(?:UNAUTHORIZED|EXPIRED_AUTH_TOKEN|INVALID_USER_[1-4])$/;

/** Every refusal code of money movements in the contract, and the two that any guard may return. */
const blocking = new Set<ErrorCode>([
  ...[
    endpoints['POST /api/wallet/transfer'],
    endpoints['POST /api/wallet/transferAll'],
    endpoints['POST /api/wallet/withdraw'],
    endpoints['POST /api/wallet/withdrawAll'],
    endpoints['POST /api/wallet/add'],
  ].flatMap(({ refuses, badInput }): ErrorCode[] => [...refuses, badInput]),
  // These calls have no input that could be malformed.
  ...[
    endpoints['GET /api/invite/bonus'],
    endpoints['GET /api/refund/receive'],
    endpoints['GET /api/refund/addWallet'],
  ].flatMap(({ refuses }): ErrorCode[] => [...refuses]),
  ...commonRefusals.any,
  ...commonRefusals.member.filter((code) => !ENDS_SESSION.test(code)),
  'REQUEST_LIMIT_1MIN',
  'BONUS_REMAINING',
]);

/** The same for deposits. */
const shutsDeposit = new Set<ErrorCode>([
  ...[
    endpoints['POST /api/qrcode/{bankCode}'],
    endpoints['POST /api/wallet/truelink'],
    endpoints['POST /api/wallet/slip'],
  ].flatMap(({ refuses, badInput }): ErrorCode[] => [...refuses, badInput]),
  ...commonRefusals.any,
  ...commonRefusals.member.filter((code) => !ENDS_SESSION.test(code)),
  'REQUEST_LIMIT_1MIN',
]);

describe('every refusal code of a deposit (W3)', () => {
  it.each([...shutsDeposit])(
    '%s has a title, a next step and a way out in three languages [8.08] [8.09] [8.24]',
    (code) => {
      if (!isDepositRefusal(code)) throw new Error(`${code} is not in the table`);
      const way = DEPOSIT_NEXT_STEPS[code];
      for (const texts of [thDeposit, loDeposit, enDeposit]) {
        expect(texts.title[code]).toMatch(/\p{L}/u);
        expect(texts.next[way]).toMatch(/\p{L}/u);
      }
    },
  );

  it('names no other code', () => {
    expect(Object.keys(DEPOSIT_NEXT_STEPS).filter((code) => !shutsDeposit.has(code as ErrorCode))).toEqual(
      [],
    );
    expect(isDepositRefusal('constructor')).toBe(false);
  });
});

/** The codes by the next step, listed a second time. */
const STEPS: Record<NextStep, string> = {
  deposit: 'MONEY_NOT_ENOUGH',
  bonus: 'BONUS_REMAINING BONUS_CONDITION',
  profile: 'NO_BANK',
  contact: 'NO_WALLET INACTIVE_USER INVALID_IP',
  account: 'NO_GAME SLOT_NO_ACCOUNT',
  amount: 'TRANSFER_MINIMUM',
  retry: 'TRANSFER_FAIL INVITE_BONUS_FAIL INTERNAL_SERVER_ERROR',
  invite: 'INVITE_COLLECT NO_INVITE_BONUS',
  later: 'INVITE_INACTIVE NO_INVITEE_PLAY_INFO REFUND_INACTIVE',
  terms: 'NO_REFUND REFUND_CONDITION REFUND_MINIMUM',
  wait: 'REQUEST_LIMIT REQUEST_LIMIT_1MIN',
  reload: 'KEY_MISSING KEY_INVALID',
  'other-way': '',
  link: '',
  picture: '',
};
const DEPOSIT_STEPS: Partial<Record<NextStep, string>> = {
  'other-way': 'NO_BANK',
  amount: 'QR_FAIL',
  contact: 'NO_WALLET INACTIVE_USER INVALID_IP',
  link: 'TRUELINK_INVALID TRUELINK_DUPLICATE',
  retry: 'SLIP_UPLOAD_FAIL INTERNAL_SERVER_ERROR',
  picture: 'SLIP_NO_FILE SLIP_INVALID_FILE',
  wait: 'REQUEST_LIMIT REQUEST_LIMIT_1MIN',
  reload: 'KEY_MISSING KEY_INVALID',
};

const stepsOf = (table: Record<string, string>, step: string) =>
  Object.keys(table)
    .filter((code) => table[code] === step)
    .join(' ');

it.each(Object.keys(STEPS) as NextStep[])(
  'the step "%s" follows exactly its codes [8.02] [8.05] [8.06] [8.07] [8.08] [8.09] [8.10] [8.24]',
  (step) => {
    expect(stepsOf(NEXT_STEPS, step)).toBe(STEPS[step]);
    expect(stepsOf(DEPOSIT_NEXT_STEPS, step)).toBe(DEPOSIT_STEPS[step] ?? '');
  },
);

describe('every code that blocks money (W3)', () => {
  it.each([...blocking])(
    '%s has a title, a next step and a way out in three languages [8.02] [8.05] [8.06] [8.07] [8.08]',
    (code) => {
      expect(isBlockingCode(code)).toBe(true);
      const way = NEXT_STEPS[code as keyof typeof NEXT_STEPS];
      for (const texts of [th, lo, en]) {
        expect(texts.blocked.title[code as BlockingTitle]).toMatch(/\p{L}/u);
        // Their button says it.
        if (way !== 'deposit' && way !== 'bonus' && way !== 'profile')
          expect(texts.blocked.next[way]).toMatch(/\p{L}/u);
        const needsButton = !['wait', 'amount', 'account', 'retry', 'invite', 'later', 'terms'].includes(way);
        if (needsButton) expect(texts.way[way as keyof typeof texts.way]).toMatch(/\p{L}/u);
      }
    },
  );

  it('has a title that its reason does not say again', () => {
    const all = [
      [th, thErrors],
      [lo, loErrors],
      [en, enErrors],
    ] as const;
    const repeated = all.flatMap(([texts, errors]) =>
      [...blocking].filter((code) => errors[code].includes(texts.blocked.title[code as BlockingTitle])),
    );
    expect(repeated).toEqual([]);
  });

  it('names no other code', () => {
    expect(Object.keys(NEXT_STEPS).filter((code) => !blocking.has(code as ErrorCode))).toEqual([]);
    expect(isBlockingCode('constructor')).toBe(false);
  });

  it('leaves another try after any other code, also for a deposit', () => {
    for (const stepOf of [nextStepOf, depositNextStepOf])
      expect(['OTHER', 'constructor'].map(stepOf)).toEqual(['retry', 'retry']);
  });
});
