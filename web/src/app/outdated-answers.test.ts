import type { EndpointKey } from 'contracts';
import type { Getter, Setter } from 'jotai';
import { expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import {
  loadNoticeAtom as loadBonusNoticeAtom,
  noticeAtom as bonusNoticeAtom,
} from '../features/bonus/bonus-state.ts';
import { contactAtom, loadContactAtom } from '../features/contact/contact-state.ts';
import { depositOptionsAtom, loadDepositOptionsAtom } from '../features/deposit/methods/deposit-options.ts';
import { loadSlipHoursAtom, slipHoursAtom } from '../features/deposit/slip/slip-hours.ts';
import { credentialsAtom, loadCredentialsAtom } from '../features/games/credentials-state.ts';
import { loadNoticeAtom, noticeAtom } from '../features/notice/notice-state.ts';
import {
  hasActiveBonusAtom,
  loadActiveBonusAtom,
  loadWithdrawLimitsAtom,
  withdrawLimitsAtom,
} from '../features/withdraw/withdraw-state.ts';
import type { Locale } from '../shared/session/locale.ts';
import { createAppStore } from '../shared/session/services.ts';
import { appNameAtom, loadInfoAtom } from '../shared/visit/lookup-state.ts';
import { withLateAnswers } from '../testing/late-answers.ts';
import { makeServices, makeWorld, type TestWorld } from '../testing/render-app.tsx';

type Control = TestWorld['control'];

interface Reading {
  name: string;
  call: EndpointKey;
  load: (set: Setter, locale: Locale) => Promise<unknown>;
  /** What the service answers first, and later. */
  old: (control: Control) => Promise<unknown>;
  now: (control: Control) => Promise<unknown>;
  shown: (get: Getter) => unknown;
  expected: unknown;
}

const answer = (call: EndpointKey, body: unknown) => (control: Control) =>
  control.addFault({ call, kind: 'status', status: 200, body: JSON.stringify(body) });
const bank = (bankAccountNo: string) => ({
  banks: [
    {
      bankCode: 'KBANK',
      bankType: 'BANK',
      mode: 'AUTO',
      currency: 'THB',
      bankAccountName: 'RIMKHONG',
      bankAccountNo,
      bankNameTH: 'กสิกรไทย',
      bankNameEN: 'Kasikornbank',
    },
  ],
  wallets: [],
  isManual: true,
});
const login = (password: string) => ({ username: 'rk01pg', password, event: null });
const slipHours = (isOpen: boolean) => ({
  isOpen,
  closedFrom: '01:00',
  closedTo: '02:00',
  validMinutes: 60,
});

const readings: Reading[] = [
  {
    name: 'the name of the service [3.07]',
    call: 'GET /api/lookup/info',
    load: (set, locale) => set(loadInfoAtom, locale),
    old: answer('GET /api/lookup/info', { name: 'ริมโขง', website: '' }),
    now: answer('GET /api/lookup/info', { name: 'Rimkhong', website: '' }),
    shown: (get) => get(appNameAtom),
    expected: 'Rimkhong',
  },
  {
    name: 'the news [3.07]',
    call: 'GET /api/lookup/notice',
    load: (set) => set(loadNoticeAtom),
    old: (control) => control.setLookups({ notice: 'Old' }),
    now: (control) => control.setLookups({ notice: 'New' }),
    shown: (get) => get(noticeAtom),
    expected: 'New',
  },
  {
    name: 'the contact [2.27]',
    call: 'GET /api/lookup/contact',
    load: (set) => set(loadContactAtom),
    old: answer('GET /api/lookup/contact', { contactText: 'Old' }),
    now: answer('GET /api/lookup/contact', { contactText: 'New' }),
    shown: (get) => get(contactAtom),
    expected: expect.objectContaining({ contact: expect.objectContaining({ text: 'New' }) as unknown }),
  },
  {
    name: 'the accounts for deposits [3.11]',
    call: 'GET /api/lookup/deposit',
    load: (set) => set(loadDepositOptionsAtom),
    old: answer('GET /api/lookup/deposit', bank('1111111111')),
    now: answer('GET /api/lookup/deposit', bank('2222222222')),
    shown: (get) => JSON.stringify(get(depositOptionsAtom)),
    expected: expect.stringMatching(/^(?!.*1111111111).*2222222222/),
  },
  {
    name: 'the credentials of a game [2.59]',
    call: 'GET /api/wallet/account/{slotCode}',
    load: (set) => set(loadCredentialsAtom, 'PG'),
    old: answer('GET /api/wallet/account/{slotCode}', login('old')),
    now: answer('GET /api/wallet/account/{slotCode}', login('new')),
    shown: (get) => get(credentialsAtom).get('PG'),
    expected: { status: 'ready', credentials: login('new') },
  },
  {
    name: 'the limits of withdrawals [5.16]',
    call: 'GET /api/lookup/withdraw',
    load: (set) => set(loadWithdrawLimitsAtom),
    old: answer('GET /api/lookup/withdraw', { withdrawMin: 1, withdrawMax: 100 }),
    now: answer('GET /api/lookup/withdraw', { withdrawMin: 2, withdrawMax: 200 }),
    shown: (get) => get(withdrawLimitsAtom),
    expected: { status: 'ready', limits: { minimum: 200, maximum: 20_000 } },
  },
  {
    name: 'whether a bonus is active [7.31]',
    call: 'GET /api/bonus/check/active',
    load: (set) => set(loadActiveBonusAtom),
    old: answer('GET /api/bonus/check/active', { status: false, type: null }),
    now: answer('GET /api/bonus/check/active', { status: true, type: 'limit' }),
    shown: (get) => get(hasActiveBonusAtom),
    expected: true,
  },
  {
    name: 'the notice of a bonus [2.72]',
    call: 'GET /api/lookup/notice',
    load: (set) => set(loadBonusNoticeAtom),
    old: (control) => control.setLookups({ notice: 'Old' }),
    now: (control) => control.setLookups({ notice: 'New' }),
    shown: (get) => get(bonusNoticeAtom),
    expected: 'New',
  },
  {
    name: 'whether slips are accepted [9.38]',
    call: 'GET /api/lookup/slip',
    load: (set) => set(loadSlipHoursAtom),
    old: answer('GET /api/lookup/slip', slipHours(true)),
    now: answer('GET /api/lookup/slip', slipHours(false)),
    shown: (get) => get(slipHoursAtom)?.isOpen,
    expected: false,
  },
];

it.each(readings)('$name: an older answer that comes last replaces no newer one', async (reading) => {
  const world = await makeWorld();
  const late = withLateAnswers(await makeServices(world, { signedIn: SOMCHAI }), world, reading.call);
  const store = createAppStore(late.services);
  await reading.old(world.control);
  const arrive = await late.readLate(() => reading.load(store.set, 'th'));
  await reading.now(world.control);
  await reading.load(store.set, 'en');
  expect(reading.shown(store.get)).toEqual(reading.expected);
  await arrive();
  expect(reading.shown(store.get)).toEqual(reading.expected);
});
