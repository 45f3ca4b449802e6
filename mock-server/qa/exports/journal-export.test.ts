import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestMock, type TestMock, type TestWorld } from '../../testing.ts';
import type { JournalEntry } from '../../engine/journal-entry.ts';
import { call, send } from '../../test/api-client.ts';
import { asCurl } from './journal-export.ts';

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

async function transferred(): Promise<TestWorld> {
  const world = await mock.world();
  const token = await world.signIn();
  await send(world, 'POST /api/wallet/transfer', {
    token,
    body: { from: 'WALLET', to: 'PG', amount: 50.25 },
  });
  return world;
}

const textOf = (message: string) => ({ message_type: 'text', payload: { message } });

const JSON_HEADERS = { 'x-requested-with': 'wallet-user', 'content-type': 'application/json' };

const curlOf = async ({ call: callVerb }: TestWorld['control'], id = 0) =>
  (await callVerb('GET /journal/{entryId}/curl', { params: { entryId: String(id) } })).text();

/** Runs a line through `sh` in an empty folder, with a `curl` that only prints its arguments. */
function runInShell(line: string): { words: string[]; files: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'shell-'));
  try {
    writeFileSync(join(folder, 'curl'), `#!/bin/sh\nprintf '%s\\0' "$@"\n`, { mode: 0o755 });
    const env = { PATH: `${folder}:${process.env['PATH']}`, TOKEN: 'shown' };
    const output = execFileSync('sh', ['-c', line], { cwd: folder, env, encoding: 'utf8' });
    return { words: output.split('\0').slice(0, -1), files: readdirSync(folder) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the journal', () => {
  it('shows answers and movements', async () => {
    const { control } = await transferred();
    const [entry] = await control.journal({ call: 'POST /api/wallet/transfer' });
    expect(entry).toMatchObject({
      body: { from: 'WALLET', to: 'PG', amount: 50.25 },
      answer: { message: 'SUCCESS', amount: 50.25 },
      movements: [{ from: ['wallet:100001'], to: ['game:100001:PG'], amount: 5025 }],
      clientViolation: null,
    });
    expect(entry?.movements[0]?.reference).toBe((entry?.answer as { reference: string }).reference);
  });

  it('contains no token, password or link, even in answers', async () => {
    const world = await mock.world();
    const { body } = await call(world, 'POST /api/login', {
      body: { username: '0812345678', password: '123456' },
    });
    const token = body.token;
    const account = await send(world, 'GET /api/wallet/account/PG', { token });
    const { username, password } = account.body as Record<string, string>;
    await send(world, `GET /api/autoLogin/pg/${username}`, { token });
    const text = JSON.stringify([await world.control.journal(), await world.control.har()]);
    for (const secret of [token, '"123456"', password]) expect(text).not.toContain(secret);
    expect(text).toContain('[redacted]');
  });

  it('says how a request violates the contract, and names the nearest call', async () => {
    const world = await mock.world();
    const token = await world.signIn();
    await send(world, 'GET /api/walet', { token });
    await send(world, 'POST /api/wallet/tranfer', { token, body: {} });
    await send(world, 'POST /api/wallet/transfer', {
      token,
      body: { from: 'WALLET', to: 'PG', amount: '5' },
    });
    await send(world, 'GET /api/%zz');
    const violations = (await world.control.journal({ clientViolations: true })).map(
      (entry) => entry.clientViolation,
    );
    expect(violations[0]).toBe('no such call; the nearest is GET /api/wallet');
    expect(violations[1]).toBe('no such call; the nearest is POST /api/wallet/transfer');
    expect(violations[2]).toBe('body: /amount must be number');
    expect(violations).toHaveLength(4);
    expect(await world.control.world()).toMatchObject({ clientViolations: 4, serverViolations: 0 });
    await expect(world.assertClean()).rejects.toThrow('the nearest is GET /api/wallet');
  });

  it('passes a test without contract violations', async () => {
    await expect((await transferred()).assertClean()).resolves.toBeUndefined();
  });

  it('exports a request as a shell command', async () => {
    const { control, name } = await transferred();
    const [entry] = await control.journal({ call: 'POST /api/wallet/transfer' });
    const line = await curlOf(control, entry?.id);
    expect(line).toBe(`curl --globoff --path-as-is -X 'POST' 'http://localhost:80/api/wallet/transfer' \\
  -H 'x-mock-world: ${name}' \\
  -H 'x-requested-with: wallet-user' \\
  -H "authorization: Bearer $TOKEN" \\
  -H 'content-type: application/json' \\
  --data-raw '{"from":"WALLET","to":"PG","amount":50.25}'
`);
  });

  it('repeats a long body as it was sent, and asks for the file of an upload', async () => {
    const world = await mock.world();
    const { control } = world;
    const body = { sender: 'customer', guestId: 'guest-0123456789abcdef', message: textOf('x'.repeat(903)) };
    await send(world, 'POST /api/chat/send-message', { body });
    const form = new FormData();
    form.append(
      'file',
      new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]),
      'a.png',
    );
    await send(world, 'POST /api/chat/upload-image', { form });
    const [sent, uploaded] = await control.journal();
    expect(sent?.body).toMatchObject({ message: textOf(`${'x'.repeat(500)}… (903 characters)`) });
    expect(runInShell(await curlOf(control, sent?.id)).words.at(-1)).toBe(JSON.stringify(body));
    const { words } = runInShell(await curlOf(control, uploaded?.id));
    expect(words.slice(-2)).toEqual(['-F', 'file=@FILE']);
    expect(words).not.toContain('content-type: application/json');
    const { log } = (await control.har()) as { log: { entries: { request: { postData: unknown } }[] } };
    expect(log.entries.map(({ request }) => request.postData)).toEqual([
      { mimeType: 'application/json', text: JSON.stringify(body) },
      { mimeType: 'multipart/form-data', params: [{ name: 'file', comment: '[file of 8 bytes]' }] },
    ]);
    expect((await control.call('GET /report', { query: { name: 'a report' } })).journal[0]?.body).toEqual(
      body,
    );
  });

  it('repeats a body that is no JSON as it was sent, unless it may hold a secret', async () => {
    const world = await mock.world();
    const bodies = [`{"guestId":'g'$(touch x)`, '{"password":"1', String.raw`{"\u0070assword":"1`];
    for (const body of bodies) await send(world, 'POST /api/chat/history', { body });
    const [plain, ...secret] = await Promise.all([1, 2, 3].map((id) => curlOf(world.control, id)));
    expect(runInShell(plain!)).toMatchObject({ files: ['curl'] });
    expect(runInShell(plain!).words.slice(-2)).toEqual(['--data-raw', bodies[0]]);
    for (const line of secret) {
      expect(line).toMatch(/^# The journal does not have the body/);
      expect(line).not.toContain('data-raw');
    }
  });

  it('says in a shell command that the body is no longer kept', async () => {
    const world = await mock.world();
    for (let times = 0; times < 201; times += 1)
      await send(world, 'POST /api/lookup', { body: { sent: times } });
    expect(await curlOf(world.control, 1)).toMatch(/^# The journal does not have the body/);
    expect(await curlOf(world.control, 2)).toMatch(/^curl /);
  });

  it('quotes any recorded text for the shell', async () => {
    const { control, fetch } = await mock.world();
    const attack = "';touch$IFS'pwned';'$(touch$IFS'pwned')";
    const body = { text: `${attack}\n\\"` };
    await fetch(`/api/${attack}`, { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(body) });
    const [entry] = await control.journal();
    const { words, files } = runInShell(await curlOf(control, entry?.id));
    expect(files).toEqual(['curl']);
    expect(words).toContain(`http://localhost:80/api/${attack}`);
    expect(words.at(-1)).toBe(JSON.stringify(body));
  });

  it.each(["x';touch pwned;'", '"$(touch pwned)', '`touch pwned`', 'a\ntouch pwned', '\\'])(
    'quotes %j everywhere in a shell line',
    (text) => {
      const entry = { path: `/${text}`, method: text, memberId: text, body: text } as JournalEntry;
      const { words, files } = runInShell(asCurl(entry, { origin: text, world: text, raw: null }));
      expect(files).toEqual(['curl']);
      expect(words).toEqual([
        ...['--globoff', '--path-as-is', '-X', text, `${text}/${text}`, '-H', `x-mock-world: ${text}`],
        ...['-H', 'x-requested-with: wallet-user', '-H', 'authorization: Bearer shown'],
        ...['-H', 'content-type: application/json', '--data-raw', JSON.stringify(text)],
      ]);
    },
  );

  it('is an HTTP archive for a browser’s tools', async () => {
    const { control } = await transferred();
    const { log } = (await control.har()) as { log: { version: string; entries: Record<string, unknown>[] } };
    expect(log.version).toBe('1.2');
    for (const entry of log.entries) {
      expect(Object.keys(entry)).toEqual(
        expect.arrayContaining(['startedDateTime', 'time', 'request', 'response', 'cache', 'timings']),
      );
    }
    expect(log.entries.at(-1)?.['request']).toMatchObject({
      method: 'POST',
      postData: { mimeType: 'application/json' },
    });
  });

  it('is a valid HTTP archive with hostile text in it', async () => {
    const world = await mock.world();
    const { control } = world;
    const hostile = '"\\\u0000\u2028\ud800</script>';
    await control.addFault({ call: '*', kind: 'refuse', message: hostile });
    await world.fetch('/api/lookup/%22%5C?a="\\', {
      method: 'POST',
      headers: JSON_HEADERS,
      body: JSON.stringify({ hostile }),
    });
    await send(world, 'GET /api/wallet');
    const text = await (await world.fetch(`/qa/api/worlds/${world.name}/journal.har`)).text();
    // Opened as a page, it contains no tag.
    expect(text).not.toContain('<');
    const { log } = JSON.parse(text) as {
      log: { entries: { request: { postData?: { text: string } }; response: { statusText: string } }[] };
    };
    expect(JSON.parse(log.entries[0]?.request.postData?.text ?? '')).toEqual({ hostile });
    expect(log.entries[1]?.response.statusText).toBe(hostile);
  });

  it('finds entries by a part of the path', async () => {
    const { control } = await transferred();
    expect(await control.count({ text: 'TRANSFER' })).toBe(1);
  });
});
