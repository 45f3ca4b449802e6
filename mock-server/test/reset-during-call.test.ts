import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOMCHAI } from '../scenarios/users.ts';
import { createControl } from '../control/index.ts';
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

const FORM = [
  '--cut\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n\x89PNG\r\n\x1a\n',
  '\r\n--cut--\r\n',
] as const;
const calls = [
  ['an order', '/api/qrcode/KBANK', 'application/json', ['{"amount":', '100}']],
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
      const headers = {
        'x-mock-world': world,
        'x-requested-with': 'wallet-user',
        authorization: `Bearer ${token}`,
        'content-type': type,
      };
      expect(await sendAround(path, headers, body, () => control[how]())).toBeNull();
      await control.reset({ scenario: 'a member with money' });
      expect([await control.qrs(), await control.journal()]).toEqual([[], []]);
    },
  );
});
