import { cpSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scenarios } from '../scenarios/index.ts';
import { SOMCHAI } from '../scenarios/users.ts';
import { createControl, type Control } from '../control/index.ts';
import { systemClock } from '../engine/clock.ts';
import type { Snapshot } from '../engine/snapshot.ts';
import { startMockProcess } from '../client/mock-process.ts';
import { startMock, type StartedMock } from '../start-mock.ts';
import { SNAPSHOT_VERSION } from '../world/world.ts';
import { createWorlds } from '../world/worlds.ts';
import { storeWorlds } from './data-folder.ts';
import { WorldDatabase } from './world-database.ts';

let folder: string;
let mock: StartedMock | null = null;
const kills: (() => Promise<void>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worlds-'));
});
afterEach(async () => {
  for (const kill of kills.splice(0)) await kill();
  await mock?.close();
  mock = null;
  await rm(folder, { recursive: true });
});

/** Starts the mock with the folder, after closing the previous one. */
async function start(): Promise<Control> {
  await mock?.close();
  mock = await startMock({ port: 0, data: folder });
  return createControl(mock.url, 'kept');
}

/** Leaves the folder as a kill after the last answer would: what the mock writes later is lost. */
async function kill(): Promise<void> {
  const copy = `${folder}-copy`;
  // Synchronous, so that the mock does nothing meanwhile.
  cpSync(folder, copy, { recursive: true });
  await mock?.close();
  mock = null;
  await rm(folder, { recursive: true });
  await rename(copy, folder);
}

/** A snapshot without its running clock. */
function withoutClock(snapshot: object): object {
  const { fields, ...head } = snapshot as Snapshot;
  return { ...head, fields: { ...fields, clock: null } };
}

function withDatabase(change: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(join(folder, 'worlds.db'));
  change(database);
  database.close();
}

describe('worlds kept in a folder', () => {
  it('survive a restart with all changes, without their journal', async () => {
    const control = await start();
    await control.reset({ scenario: 'a member with money' });
    await control.setBalance(SOMCHAI, { account: 'WALLET', amount: 77.5 });
    await fetch(`${mock?.url}/api/lookup/bank`, { headers: { 'x-mock-world': 'kept' } });
    expect(await control.journal()).toHaveLength(1);
    const before = await control.snapshot();
    const again = await start();
    expect((await again.member(SOMCHAI)).wallet).toBe(77.5);
    expect(await again.journal()).toEqual([]);
    expect(withoutClock(await again.snapshot())).toEqual(withoutClock(before));
    await again.remove();
    await expect((await start()).members()).rejects.toThrow('no world is called');
  });

  it('hold every acknowledged write when the process is killed', async () => {
    const { url, end } = await startMockProcess(['--data', folder]);
    kills.push(() => end('SIGKILL'));
    const control = createControl(url, 'kept');
    await control.reset({ scenario: 'a member with money' });
    for (let amount = 1; amount <= 40; amount += 1) {
      await control.setBalance(SOMCHAI, { account: 'WALLET', amount });
    }
    await end('SIGKILL');
    expect((await (await start()).member(SOMCHAI)).wallet).toBe(40);
  });

  it.each(['a verb', 'the picture of a page'])('hold what became due before %s was read', async (read) => {
    const control = await start();
    const url = mock?.url ?? '';
    await control.reset({ scenario: 'a member with money' });
    const { token } = await control.issueToken(SOMCHAI);
    const headers = { authorization: `Bearer ${token}`, 'x-mock-world': 'kept' };
    const withdrawn = await fetch(`${url}/api/wallet/withdraw`, {
      method: 'POST',
      headers: { ...headers, 'x-requested-with': 'wallet-user', 'content-type': 'application/json' },
      body: JSON.stringify({ amount: 100 }),
    });
    expect(withdrawn.status).toBe(200);
    await control.setClock({ isFrozen: false, rate: 100_000 });
    if (read === 'a verb')
      expect(await control.withdrawals()).toContainEqual(
        expect.objectContaining({ amount: 100, status: 'SUCCESS' }),
      );
    else expect((await fetch(`${url}/files/line-qr.svg`, { headers })).ok).toBe(true);
    await kill();
    // As stored: a verb of the next mock would end it.
    withDatabase((database) =>
      expect(
        database.prepare("SELECT value FROM entries WHERE field = 'withdrawals'").all().at(-1)?.['value'],
      ).toContain('"SUCCESS"'),
    );
  });

  it('hold a chat of more than a page when the process is killed', async () => {
    const control = await start();
    await control.reset({ scenario: 'a member with money' });
    const room = await control.chatRoomOf(SOMCHAI);
    // The 256th fills a page of the list.
    const sent = Array.from({ length: 257 }, (_, index) => `message ${index}`);
    for (const text of sent) await control.sendAsAgent(room, { text });
    await kill();
    const { messages } = await (await start()).call('GET /chat/rooms/{room}/messages', { params: { room } });
    expect(messages.map(({ message }) => message)).toEqual(
      sent.map((message) => ({ message_type: 'text', payload: { message } })),
    );
  });

  it('hold a win in a game when the process is killed', async () => {
    const control = await start();
    const url = mock?.url ?? '';
    await control.reset({ scenario: 'a member with known game credentials' });
    await control.setBalance(SOMCHAI, { account: 'PG', amount: 50 });
    const { token } = await control.issueToken(SOMCHAI);
    const headers = { authorization: `Bearer ${token}`, 'x-mock-world': 'kept' };
    const login = await fetch(`${url}/api/autoLogin/pg/rkplayer01`, {
      headers: { ...headers, 'x-requested-with': 'wallet-user' },
    });
    const { link } = (await login.json()) as { link: string };
    const played = await fetch(link, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams({ amount: '1', outcome: 'win' }),
    });
    expect(played.status).toBe(303);
    const { games } = await control.member(SOMCHAI);
    expect(games['PG']).toBeGreaterThan(50);
    await kill();
    expect((await (await start()).member(SOMCHAI)).games).toEqual(games);
  });

  it('replace a world by another of its name', async () => {
    const control = await start();
    await control.reset({ scenario: 'a member with money' });
    await control.reset({ scenario: 'a member without money' });
    expect((await (await start()).member(SOMCHAI)).wallet).toBe(0);
  });

  it('refuse a second mock over the same folder', async () => {
    await start();
    await expect(startMock({ port: 0, data: folder })).rejects.toThrow(`${folder} is in use by another mock`);
  });

  it('let the mock start with a damaged world, and keep its remains', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const control = await start();
    await control.reset({ scenario: 'a member with money' });
    await mock?.close();
    mock = null;
    withDatabase((database) =>
      database.exec("UPDATE entries SET value = '7' WHERE world = 'kept' AND field = 'members'"),
    );
    await expect((await start()).members()).rejects.toThrow('no world is called');
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('kept.damaged.json: RangeError: snapshot: /fields/members/0/1'),
    );
    expect(JSON.parse(await readFile(join(folder, 'kept.damaged.json'), 'utf8'))).toMatchObject({
      version: SNAPSHOT_VERSION,
    });
  });

  it.each([
    ['an entry', "UPDATE entries SET value = '{cut' WHERE world = 'kept' AND field = 'members'"],
    ['the head', "UPDATE worlds SET head = '{cut' WHERE name = 'kept'"],
  ])('let the mock start when %s of a world is not JSON', async (_what, damage) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await (await start()).reset({ scenario: 'a member with money' });
    await mock?.close();
    mock = null;
    withDatabase((database) => database.exec(damage));
    await expect((await start()).members()).rejects.toThrow('no world is called');
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('kept.damaged.json: Error: a stored value is not JSON'),
    );
    expect(await readFile(join(folder, 'kept.damaged.json'), 'utf8')).toContain('{cut');
  });

  it('keep the remains of a world whose name leads elsewhere in their folder', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await (await start()).reset({ scenario: 'a member with money' });
    await mock?.close();
    mock = null;
    withDatabase((database) =>
      database.exec(
        "UPDATE worlds SET name = '../out' WHERE name = 'kept'; UPDATE entries SET world = '../out' WHERE world = 'kept'",
      ),
    );
    await start();
    expect(log).toHaveBeenCalledOnce();
    expect(await readdir(folder)).toContain('..%2Fout.damaged.json');
  });

  it('let the mock start when the database is damaged, and keep its file', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await writeFile(join(folder, 'worlds.db'), 'no database '.repeat(1000));
    await expect((await start()).members()).rejects.toThrow('no world is called');
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('file is not a database'));
    expect(await readdir(folder)).toContain('worlds.db.damaged');
  });

  it.each<[string, string, (path: string) => Promise<void>]>([
    ['an emptied database', 'its database is empty', (path) => truncate(path)],
    ['a damaged log', 'it is no log of a database', (path) => writeFile(`${path}-wal`, 'x'.repeat(5000))],
  ])('report the last changes, which SQLite would drop without a word, beside %s', async (_, why, damage) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const control = await start();
    await control.reset();
    await kill();
    await damage(join(folder, 'worlds.db'));
    const remains = await readFile(join(folder, 'worlds.db-wal'));
    await expect((await start()).members()).rejects.toThrow('no world is called');
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`worlds.db-wal.damaged: ${why}`));
    expect(await readFile(join(folder, 'worlds.db-wal.damaged'))).toEqual(remains);
  });

  it.each<[string, (log: Buffer) => Buffer, string, number]>([
    [
      'cut within its last change',
      (log) => log.subarray(0, -100),
      'ends within a change, as after a kill',
      40,
    ],
    [
      'damaged before it',
      (log) => log.fill(0, log.length - 5000, log.length - 4200),
      'is damaged, and w',
      1000,
    ],
  ])('report what SQLite drops from a log %s, and keep the rest', async (_, damage, what, wallet) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const control = await start();
    await control.reset({ scenario: 'a member with money' });
    for (const amount of [40, 50]) await control.setBalance(SOMCHAI, { account: 'WALLET', amount });
    // A copy of an open database is what a kill would leave.
    const copy = `${folder}-copy`;
    await cp(folder, copy, { recursive: true });
    const path = join(copy, 'worlds.db-wal');
    const damaged = damage(await readFile(path));
    await writeFile(path, damaged);
    await mock?.close();
    mock = await startMock({ port: 0, data: copy });
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`${path} ${what}`));
    expect((await createControl(mock.url, 'kept').member(SOMCHAI)).wallet).toBe(wallet);
    const remains = (await readdir(copy)).filter((name) => name.includes('damaged'));
    expect(remains).toEqual(what.startsWith('ends') ? [] : ['worlds.db-wal.damaged']);
    for (const name of remains) expect(await readFile(join(copy, name))).toEqual(damaged);
    await rm(copy, { recursive: true });
  });

  it('keep the remains of an earlier damage', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    for (const remains of ['first', 'second']) {
      await mock?.close();
      mock = null;
      await writeFile(join(folder, 'worlds.db'), remains);
      await start();
    }
    expect(await readFile(join(folder, 'worlds.db.damaged'), 'utf8')).toBe('first');
    expect(await readFile(join(folder, 'worlds.db.damaged-2'), 'utf8')).toBe('second');
  });

  it('need a folder, and the error names what is none', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    await expect(startMock({ port: 0, data: file })).rejects.toThrow(
      `The folder ${file} cannot be read and written: EEXIST`,
    );
  });

  it('need a folder that can be made', async () => {
    // Node's recursive mkdir never ends there.
    await expect(startMock({ port: 0, data: '/proc/none/worlds' })).rejects.toThrow(
      'The folder /proc/none/worlds cannot be read and written: ENOENT',
    );
  });

  it('are left alone when the database cannot be opened for another reason than damage', async () => {
    await mkdir(join(folder, 'worlds.db'));
    await expect(startMock({ port: 0, data: folder })).rejects.toThrow(
      `The folder ${folder} cannot be read and written: unable to open database file`,
    );
    expect(await readdir(folder)).toEqual(['worlds.db']);
  });

  it('are left alone when they do not fit into the memory', async () => {
    const log = vi.fn();
    await (await start()).reset({ scenario: 'a member with money' });
    await createControl(mock?.url ?? '', 'other').reset({ scenario: 'a member with money' });
    await mock?.close();
    mock = null;
    // The first world fits.
    const shares = [0.5];
    const worlds = createWorlds(systemClock, scenarios, { heapShare: () => shares.pop() ?? 0.9 });
    await expect(storeWorlds(worlds, folder, log)).rejects.toThrow(
      `The worlds of the folder ${folder} need more memory than the mock has`,
    );
    expect(log).not.toHaveBeenCalled();
    expect(await readdir(folder)).toEqual(['worlds.db']);
    const { worlds: kept } = await (await start()).call('GET /worlds');
    expect(kept.map(({ name }) => name)).toEqual(expect.arrayContaining(['kept', 'other']));
  });

  it('fail each call in its own shape while they cannot be stored, and are stored afterwards', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const control = await start();
    const url = mock?.url ?? '';
    await control.reset({ scenario: 'a member with known game credentials' });
    await control.setBalance(SOMCHAI, { account: 'PG', amount: 50 });
    const { token } = await control.issueToken(SOMCHAI);
    const headers = { authorization: `Bearer ${token}`, 'x-mock-world': 'kept' };
    const call = (path: string) =>
      fetch(`${url}${path}`, { headers: { ...headers, 'x-requested-with': 'wallet-user' } });
    const { link } = (await (await call('/api/autoLogin/pg/rkplayer01')).json()) as { link: string };
    const disk = vi.spyOn(WorldDatabase.prototype, 'write').mockImplementation(() => {
      throw new Error('database or disk is full');
    });
    for (const path of ['/api/wallet/refresh/slot', '/api/wallet/no-such-call']) {
      const answer = await call(path);
      expect([answer.status, await answer.json()]).toEqual([500, { message: 'INTERNAL_SERVER_ERROR' }]);
    }
    const failed = {
      status: 500,
      code: 'INTERNAL_SERVER_ERROR',
      answer: { message: 'INTERNAL_SERVER_ERROR' },
    };
    await expect(control.setBalance(SOMCHAI, { account: 'WALLET', amount: 7 })).rejects.toThrow(
      `The folder ${folder} could not store the world kept`,
    );
    const played = await fetch(link, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ amount: '1', outcome: 'win' }),
    });
    expect([played.status, await played.text()]).toEqual([500, expect.stringContaining('check the balance')]);
    const page = await fetch(link, { headers });
    expect([page.status, page.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
    expect(await page.text()).not.toContain(folder);
    // Once, not once for each call.
    expect(log).toHaveBeenCalledOnce();
    disk.mockRestore();
    expect((await control.journal()).slice(-2)).toMatchObject([failed, failed]);
    expect((await call('/api/wallet')).status).toBe(200);
  });

  it('show no order that was refused because it could not be stored, until it is', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const control = await start();
    await control.reset({ scenario: 'a member with money' });
    const { token } = await control.issueToken(SOMCHAI);
    const disk = vi.spyOn(WorldDatabase.prototype, 'write').mockImplementation(() => {
      throw new Error('database or disk is full');
    });
    const withdrawn = await fetch(`${mock?.url}/api/wallet/withdraw`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'x-mock-world': 'kept',
        'x-requested-with': 'wallet-user',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ amount: 100 }),
    });
    expect(withdrawn.status).toBe(500);
    await expect(control.withdrawals()).rejects.toThrow('could not store the world kept');
    expect((await control.journal()).at(-1)).toMatchObject({ status: 500 });
    expect(await control.snapshot()).toMatchObject({ scenario: 'a member with money' });
    expect(await control.call('GET /journal/count', {})).toMatchObject({ count: 1 });
    expect(await control.call('GET /scenario', { query: { name: 'a-copy' } })).toBeDefined();
    expect(await control.call('GET /report', { query: { name: 'a-report' } })).toBeDefined();
    disk.mockRestore();
    expect((await control.withdrawals()).at(-1)).toMatchObject({ amount: 100 });
    await kill();
    expect((await (await start()).withdrawals()).at(-1)).toMatchObject({ amount: 100 });
  });

  it.each([
    ['an answer', { kind: 'status', status: 503, body: 'proxy' }, 500],
    ['a cut', { kind: 'reset' }, null],
    ['a lost answer', { kind: 'drop' }, null],
  ] as const)(
    'have one entry of a call that they cannot store, with %s planned',
    async (_, fault, status) => {
      vi.spyOn(console, 'error').mockReturnValue();
      const control = await start();
      await control.reset({ scenario: 'a member with money' });
      const { token } = await control.issueToken(SOMCHAI);
      await control.addFault({ call: 'GET /api/wallet', ...fault });
      const disk = vi.spyOn(WorldDatabase.prototype, 'write').mockImplementation(() => {
        throw new Error('database or disk is full');
      });
      const answer = fetch(`${mock?.url}/api/wallet`, {
        headers: {
          authorization: `Bearer ${token}`,
          'x-mock-world': 'kept',
          'x-requested-with': 'wallet-user',
        },
      });
      const read = await answer.then(async (one) => [one.status, await one.text()]).catch(() => 'cut');
      expect(read).toEqual(status === null ? 'cut' : [status, '{"message":"INTERNAL_SERVER_ERROR"}']);
      disk.mockRestore();
      expect(await control.journal()).toMatchObject([{ fault: fault.kind, status, serverViolations: [] }]);
    },
  );

  it('show nothing that fell due while it cannot be stored, except in the journal and in copies', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const control = await start();
    await control.reset({ scenario: 'a member with money' });
    const { token } = await control.issueToken(SOMCHAI);
    const headers = { authorization: `Bearer ${token}`, 'x-mock-world': 'kept' };
    await fetch(`${mock?.url}/api/wallet/withdraw`, {
      method: 'POST',
      headers: { ...headers, 'x-requested-with': 'wallet-user', 'content-type': 'application/json' },
      body: JSON.stringify({ amount: 100 }),
    });
    await control.setClock({ isFrozen: false, rate: 100_000 });
    const disk = vi.spyOn(WorldDatabase.prototype, 'write').mockImplementation(() => {
      throw new Error('database or disk is full');
    });
    await expect.poll(() => control.withdrawals().catch(String)).toContain('could not store the world kept');
    await expect(control.withdrawals()).rejects.toThrow('could not store the world kept');
    const curl = await control.call('GET /journal/{entryId}/curl', { params: { entryId: '1' } });
    expect(await curl.text()).toContain('/api/wallet/withdraw');
    expect(await control.count()).toBe(1);
    expect(await control.snapshot()).toMatchObject({ scenario: 'a member with money' });
    disk.mockRestore();
    expect((await control.withdrawals()).at(-1)?.status).toBe('SUCCESS');
  });

  it('stay as they were when a change of their list cannot be stored', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const control = await start();
    await control.reset();
    await control.call('PUT /history', { body: { isKept: true } });
    await control.setBalance(SOMCHAI, { account: 'PG', amount: 50 });
    const saved = await control.snapshot();
    const { token } = await control.issueToken(SOMCHAI);
    const { id: faultId } = await control.addFault({ call: 'GET /api/wallet', kind: 'hang' });
    const held = fetch(`${mock?.url}/api/wallet`, {
      headers: {
        authorization: `Bearer ${token}`,
        'x-mock-world': 'kept',
        'x-requested-with': 'wallet-user',
      },
    });
    await vi.waitFor(async () =>
      expect((await control.call('GET /faults')).faults).toMatchObject([{ times: 0 }]),
    );
    const { points } = await control.call('GET /history');
    expect(points.length).toBeGreaterThan(2);
    const failure = `The folder ${folder} could not store the world`;
    const full = () => {
      throw new Error('database or disk is full');
    };
    const disks = (['write', 'remove'] as const).map((name) =>
      vi.spyOn(WorldDatabase.prototype, name).mockImplementation(full),
    );
    await expect(control.remove()).rejects.toThrow(`${failure} kept`);
    await expect(control.reset()).rejects.toThrow(`${failure} kept`);
    await expect(control.loadSnapshot(saved)).rejects.toThrow(`${failure} kept`);
    const back = { params: { pointId: String(points[0]?.id) } };
    await expect(control.call('POST /history/{pointId}/rewind', back)).rejects.toThrow(`${failure} kept`);
    await expect(control.call('POST /copy', { body: { to: 'copy' } })).rejects.toThrow(`${failure} copy`);
    // A refusal says nothing about the folder, and keeps its shape.
    await expect(control.setBalance('099', { account: 'PG', amount: 1 })).rejects.toThrow('no member');
    const names = async () => {
      const { worlds } = await createControl(mock?.url ?? '', 'demo').call('GET /worlds');
      return worlds.map(({ name }) => name).sort();
    };
    expect(await names()).toEqual(['demo', 'kept']);
    for (const disk of disks) disk.mockRestore();
    expect((await control.member(SOMCHAI)).games['PG']).toBe(50);
    expect((await control.call('GET /history')).points.slice(0, points.length)).toEqual(points);
    await control.call('DELETE /faults/{faultId}', { params: { faultId: String(faultId) } });
    expect((await held).status).toBe(200);
    await control.remove();
    await start();
    expect(await names()).toEqual(['demo']);
  });
});
