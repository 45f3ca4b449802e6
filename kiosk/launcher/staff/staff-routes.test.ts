import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPinLock } from './pin-lock.ts';
import { keepRecord } from './records.ts';
import type { SelfTestRecord, StaffFacts } from './shapes.ts';
import { redact } from './redact.ts';
import { addStaffRoutes } from './staff-routes.ts';

async function openDoor() {
  const records = await mkdtemp(join(tmpdir(), 'kiosk-records-'));
  onTestFinished(() => rm(records, { recursive: true }));
  const time = { now: 0 };
  const host = fastify();
  const facts = { lastWipe: null, errors: [] } as unknown as StaffFacts;
  addStaffRoutes(host, {
    lock: createPinLock('246810'),
    now: () => time.now,
    records,
    facts: async () => facts,
  });
  onTestFinished(() => host.close());
  const enter = (pin: string) =>
    host.inject({ method: 'POST', url: '/terminal/staff/enter', payload: { pin } });
  const cookieOf = (answer: Awaited<ReturnType<typeof enter>>) =>
    `terminal-staff=${answer.json<{ key: string }>().key}`;
  return { host, time, enter, cookieOf, records };
}

const record = {
  by: 'สมชาย',
  build: '/assets/app-1.js',
  results: [{ part: 'touch', result: 'passed', detail: '510 cells' }],
};

describe('the staff routes (K4)', () => {
  it('reject every request without the PIN', async () => {
    const { host, enter } = await openDoor();
    const wrong = await enter('000000');
    expect([wrong.statusCode, wrong.json()]).toEqual([403, { isOpen: false, waitSeconds: 0 }]);
    for (const url of ['/terminal/staff/facts', '/terminal/staff/records'])
      for (const headers of [{}, { cookie: 'terminal-staff=' }, { cookie: 'terminal-staff=guess' }])
        expect((await host.inject({ url, headers })).statusCode).toBe(401);
    expect(
      (await host.inject({ method: 'POST', url: '/terminal/staff/records', payload: record })).statusCode,
    ).toBe(401);
  });

  it('stay open for 15 minutes, or until staff leave', async () => {
    const { host, time, enter, cookieOf } = await openDoor();
    const opened = await enter('246810');
    expect(opened.json()).toMatchObject({ isOpen: true, seconds: 15 * 60 });
    const headers = { cookie: `language=TH; ${cookieOf(opened)}` };
    const status = async () => (await host.inject({ url: '/terminal/staff/facts', headers })).statusCode;
    time.now = 15 * 60_000 - 1;
    expect(await status()).toBe(200);
    time.now += 1;
    expect(await status()).toBe(401);
    headers.cookie = cookieOf(await enter('246810'));
    expect(await status()).toBe(200);
    const left = await host.inject({ method: 'POST', url: '/terminal/staff/leave' });
    expect(left.cookies, 'the page forgets its key').toMatchObject([
      { name: 'terminal-staff', value: '', path: '/terminal/staff', maxAge: 0 },
    ]);
    expect(await status()).toBe(401);
  });

  it('list self-test records latest first (K5)', async () => {
    const { host, enter, cookieOf, records } = await openDoor();
    const days = ['2026-11-02', '2026-11-10', '2026-10-31'].map((day) => `${day}T08:00:00.000Z`);
    for (const at of days) keepRecord(records, { ...record, at } as SelfTestRecord);
    const headers = { cookie: cookieOf(await enter('246810')) };
    const kept = (await host.inject({ url: '/terminal/staff/records', headers })).json<{ at: string }[]>();
    expect(kept.map(({ at }) => at)).toEqual([days[1], days[0], days[2]]);
  });

  it('store valid, dated self-test records (K5)', async () => {
    const { host, enter, cookieOf, records } = await openDoor();
    const headers = { cookie: cookieOf(await enter('246810')) };
    const keep = (payload: object) =>
      host.inject({ method: 'POST', url: '/terminal/staff/records', headers, payload });
    for (const by of ['', 'x'.repeat(21), 'a\nb'])
      expect((await keep({ ...record, by })).statusCode).toBe(400);
    expect(
      (await keep({ ...record, results: [{ part: 'touch', result: 'fine', detail: '' }] })).statusCode,
    ).toBe(400);
    const [result] = record.results;
    const filled = (length: number) => keep({ ...record, results: Array.from({ length }, () => result) });
    expect([
      (await filled(41)).statusCode,
      (await host.inject({ url: '/terminal/staff/records', headers })).json(),
    ]).toEqual([400, []]);
    expect((await filled(40)).statusCode).toBe(200);
    const [longest] = (await host.inject({ url: '/terminal/staff/records', headers })).json<unknown[]>();
    const first: unknown = (await keep(record)).json();
    const second: unknown = (await keep({ ...record, by: "O'Neil (สาขา_2)" })).json();
    expect(first).toEqual({ ...record, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string });
    const kept = (await host.inject({ url: '/terminal/staff/records', headers })).json<unknown[]>();
    expect(kept).toHaveLength(3);
    expect(kept).toEqual(expect.arrayContaining([longest, first, second]));
    // As after a power cut, or on a full disk.
    for (const damaged of ['', '{"at":"2026', '{"at":"never","by":"x"}'])
      await writeFile(join(records, `self-test-2026-${damaged.length}.json`), damaged);
    expect((await host.inject({ url: '/terminal/staff/records', headers })).json()).toEqual(kept);
  });
});

describe('an error shown to staff', () => {
  it.each([
    ['no member for 0812345678', 'no member for #'],
    ['phone +66 81-234-5678 refused', 'phone # refused'],
    ['balance 1,234.50 is wrong', 'balance # is wrong'],
    [`cannot read 'Somchai' of "x"`, 'cannot read …'],
    ['no name “Somchai Jaidee” here', 'no name … here'],
    ['no name ‘Somchai’ here', 'no name … here'],
    ['no text "Somchai\nJaidee" here', 'no text … here'],
    [`Unexpected token 'S', "{"name":"Somchai"}" is not valid JSON`, 'Unexpected token … is not valid JSON'],
    [`Unexpected token 'O', "O'Brien secret" is not valid JSON`, 'Unexpected token … is not valid JSON'],
    [`Unexpected token 'O', "O'Brien sec`, 'Unexpected token …, …'],
    [`Can't find "O'Brien secret"`, "Can't find …"],
    [`no 'Somchai's member`, 'no …'],
    ["ไม่พบ'สมชาย'ในรายการ", 'ไม่พบ…ในรายการ'],
    ['Unexpected end of "Somchai Jai', 'Unexpected end of …'],
    ["can't open the page", "can't open the page"],
    ['GET /api/autologin?token=abc failed', 'GET /api/autologin failed'],
    [`read ${'x'.repeat(300)}`, `read ${'x'.repeat(195)}`],
  ])('omits what a member typed: %s', (message, expected) => {
    expect(redact(message)).toBe(expected);
  });
});
