import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from 'contracts';
import { createTestMock, type TestMock } from '../../testing.ts';
import { UNCALLED } from '../../control/faults.ts';

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

async function refusalOf(body: object): Promise<string> {
  const { fetch, name, control } = await mock.world();
  const answer = await fetch(`/qa/api/worlds/${name}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(400);
  expect(await control.faults()).toEqual([]);
  return ((await answer.json()) as { message: string }).message;
}

describe('a fault that could never apply', () => {
  it.each([
    [
      { call: 'GET /api/wallet', kind: 'refuse', code: 'NO_BANKS' },
      '/code must be one of GET /qa/api/codes, such as NO_BANK, and is "NO_BANKS"',
    ],
    [{ call: 'POST /api/wallet/withdraw', kind: 'gone' }, '/call is never made', 'withdrawAll'],
    [
      { call: 'GET /api/walet', kind: 'gone' },
      '/call must be one of GET /qa/api/calls or *, such as GET /api/wallet, and is "GET /api/walet"',
    ],
    [{ call: 7, kind: 'gone' }, '/call must be one of GET /qa/api/calls or *, and is 7'],
    [{ call: '*', kind: 'refuse' }, '/ must have required properties code or message'],
    [{ call: '*', kind: 'refuse', code: 7 }, '/code must be string, and is 7'],
    [{ call: '*', kind: 'refuse', message: '' }, '/message must not have fewer than 1 characters'],
    [{ call: '*', kind: 'lateness' }, '/kind must be one of latency, refuse', '"lateness"'],
    [{ call: '*', kind: 'latency' }, 'milliseconds'],
  ])('is refused with the field and the reason: %j', async (body, ...parts) => {
    const message = await refusalOf(body);
    for (const part of parts) expect(message).toContain(part);
  });

  it('includes one on a call that neither app makes', () => {
    const apps = ['web/src', 'kiosk/src'].flatMap((app) => {
      const root = join(import.meta.dirname, '../../..', app);
      return readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|pacts|testing/.test(name))
        .map((name) => readFileSync(join(root, name), 'utf8'));
    });
    const uncalled = Object.keys(endpoints).filter((key) => !apps.some((text) => text.includes(`${key}'`)));
    expect(uncalled.filter((key) => !key.includes('/autoLogin/')).toSorted()).toEqual(
      [...UNCALLED.keys()].toSorted(),
    );
  });
});

describe('a refusal with a custom message', () => {
  it('is answered as planned', async () => {
    const { control, fetch } = await mock.world();
    await control.addFault({ call: 'GET /api/lookup/info', kind: 'refuse', message: 'Only on Sundays' });
    const answer = await fetch('/api/lookup/info', { headers: { 'x-requested-with': 'wallet-user' } });
    expect(await answer.json()).toEqual({ message: 'Only on Sundays' });
  });
});

describe('the count of a call', () => {
  it('is refused for an unknown call', async () => {
    const { control } = await mock.world();
    await expect(control.count({ call: 'GET /api/walet' })).rejects.toThrow(
      '/call must be one of GET /qa/api/calls, such as GET /api/wallet, and is "GET /api/walet"',
    );
    expect(await control.count({ call: 'GET /api/wallet' })).toBe(0);
  });
});
