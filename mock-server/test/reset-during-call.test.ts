import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOMCHAI } from '../scenarios/users.ts';
import { createControl, type Control } from '../control/index.ts';
import type { StartedMock } from '../start-mock.ts';
import { startTestServer } from '../testing.ts';

let mock: StartedMock;
beforeAll(async () => {
  mock = await startTestServer();
});
afterAll(() => mock.close());

/** Sends the first part of a body, then acts, then sends the rest. @returns the status and the body, null if cut */
async function sendAround(
  path: string,
  headers: Record<string, string>,
  [first, rest]: readonly [string, string],
  act: () => Promise<unknown>,
): Promise<[number, string] | null> {
  const sent = request(mock.url + path, { method: 'POST', headers });
  const answered = once(sent, 'response') as Promise<[AsyncIterable<Buffer> & { statusCode: number }]>;
  const arrived = once(mock.app.server, 'request');
  sent.write(first, 'latin1');
  await arrived;
  await act();
  sent.end(rest);
  try {
    const [response] = await answered;
    let body = '';
    for await (const part of response) body += String(part);
    return [response.statusCode, body];
  } catch {
    return null;
  }
}

const headersFor = (world: string, token: string) => ({
  'x-mock-world': world,
  'x-requested-with': 'wallet-user',
  authorization: `Bearer ${token}`,
});

const FORM = [
  '--cut\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n\x89PNG\r\n\x1a\n',
  '\r\n--cut--\r\n',
] as const;
const ORDER = ['{"amount":', '100}'] as const;
const calls = [
  ['an order', '/api/qrcode/KBANK', 'application/json', ORDER],
  ['an upload to the chat', '/api/chat/upload-image', 'multipart/form-data; boundary=cut', FORM],
] as const;

describe.each(calls)('%s whose world is replaced while it arrives', (_, path, type, body) => {
  it.each(['reset', 'remove'] as const)(
    'is cut, because no world would have what it reports: %s',
    async (how) => {
      const world = `replaced-by-${how}-${path.length}`;
      const control = createControl(mock.url, world);
      await control.reset({ scenario: 'a member with money' });
      const { token } = await control.issueToken(SOMCHAI);
      const headers = { ...headersFor(world, token), 'content-type': type };
      expect(await sendAround(path, headers, body, () => control[how]())).toBeNull();
      await control.reset({ scenario: 'a member with money' });
      expect([await control.qrs(), await control.journal()]).toEqual([[], []]);
    },
  );
});

const CHANGE = { oldPassword: '123456', newPassword: 'another' };

async function changePassword({ name, issueToken }: Control): Promise<void> {
  const { token } = await issueToken(SOMCHAI);
  const changed = await fetch(`${mock.url}/api/account/changepwd`, {
    method: 'PUT',
    headers: { ...headersFor(name, token), 'content-type': 'application/json' },
    body: JSON.stringify(CHANGE),
  });
  expect(changed.status).toBe(200);
}

describe('a call whose session ends while it arrives', () => {
  it.each<[status: number, code: string, end: (control: Control) => Promise<unknown>]>([
    [401, 'INVALID_USER_2', ({ removeMember }) => removeMember(SOMCHAI)],
    [401, 'INVALID_USER_3', changePassword],
    [401, 'INVALID_USER_4', ({ revokeTokens }) => revokeTokens(SOMCHAI)],
    [401, 'EXPIRED_AUTH_TOKEN', ({ advanceClock }) => advanceClock({ seconds: 25 * 60 * 60 })],
    [403, 'INACTIVE_USER', ({ setActive }) => setActive(SOMCHAI, { isActive: false })],
  ])('is refused with %i %s, and does nothing [4.02] [6.03] [8.02]', async (status, code, end) => {
    const control = createControl(mock.url, `ended-${code.toLowerCase().replaceAll('_', '-')}`);
    await control.reset({ scenario: 'a member with money' });
    const { token } = await control.issueToken(SOMCHAI);
    const headers = { ...headersFor(control.name, token), 'content-type': 'application/json' };
    const answer = await sendAround('/api/qrcode/KBANK', headers, ORDER, () => end(control));
    expect(answer).toEqual([status, JSON.stringify({ message: code })]);
    expect(await control.qrs()).toEqual([]);
    expect(await control.journal({ serverViolations: true })).toEqual([]);
  });
});
