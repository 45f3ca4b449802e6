import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { devServer } from '../../web/dev/dev-server.ts';

interface Sent {
  event: string;
  data?: { texts: Record<string, string>; isRepaired: boolean };
}
interface Server {
  environments: { client: { hot: { send: (...message: unknown[]) => void } } };
  close: () => Promise<void>;
}
interface Vite {
  createServer: (config: object) => Promise<Server>;
}

// Vite belongs to web.
const viteFile = createRequire(path.join(import.meta.dirname, '../../web/package.json')).resolve('vite');
const { createServer } = (await import(pathToFileURL(viteFile).href)) as Vite;

describe('a locale file under npm run dev', () => {
  let folder = '';
  let file = '';
  let server: Server;
  let sent: Sent[] = [];

  async function untilSent(count: number) {
    for (const giveUpAt = performance.now() + 15_000; performance.now() < giveUpAt; await delay(20)) {
      if (sent.length >= count) return;
    }
    assert.fail(`${count} messages were expected, and ${JSON.stringify(sent)} were sent`);
  }

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'hot-texts-'));
    const root = path.join(folder, 'web');
    file = path.join(root, 'locales/th/home.json');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '{ "title": "first" }');
    sent = [];
    server = await createServer({
      configFile: false,
      root,
      logLevel: 'silent',
      optimizeDeps: { noDiscovery: true },
      plugins: devServer(root),
      server: { middlewareMode: true, ws: false },
    });
    server.environments.client.hot.send = (message, data) =>
      void sent.push(
        typeof message === 'string'
          ? { event: message, data: data as NonNullable<Sent['data']> }
          : { event: (message as { type: string }).type },
      );
    // The first changes after a start may not be seen.
    for (let number = 0; sent.length === 0 && number < 100; number += 1) {
      writeFileSync(file, `{ "title": "start ${number}" }`);
      await delay(150);
    }
    sent = [];
  });
  afterEach(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  it('is sent when it is whole, though an editor writes it in parts', { timeout: 60_000 }, async () => {
    writeFileSync(file, '{ "title": "sec');
    await delay(20);
    writeFileSync(file, '{ "title": "second" }');
    await untilSent(1);
    assert.deepEqual(
      sent.map(({ event, data }) => [event, data?.texts]),
      [['wallet:texts', { title: 'second' }]],
    );
  });

  it('shows an error in its JSON until it is repaired', { timeout: 60_000 }, async () => {
    writeFileSync(file, '{ "title": ');
    await untilSent(1);
    assert.deepEqual(sent, [{ event: 'error' }]);
    writeFileSync(file, '{ "title": "repaired" }');
    await untilSent(2);
    assert.deepEqual(sent[1]?.data?.texts, { title: 'repaired' });
    assert.equal(sent[1].data.isRepaired, true);
  });
});
