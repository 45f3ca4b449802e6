import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAppHost } from '../hosts/app-host.ts';
import { startMock, type StartedMock } from '../start-mock.ts';
import { builtApp } from './built-app.ts';

const app = builtApp();
let mock: StartedMock;
let host: Awaited<ReturnType<typeof createAppHost>>;
let hostUrl: string;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
  host = await createAppHost({ root: app.root, mock: mock.app, known: mock.known });
  hostUrl = await host.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await host.close();
  await mock.close();
  app.remove();
});

const PAGE = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };

/** Node's fetch() cannot set Host and Sec-Fetch-Dest. */
function ask(url: string, headers: Record<string, string>): Promise<[number, string | undefined]> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers }, (answer) => {
      answer.resume();
      resolve([answer.statusCode ?? 0, answer.headers.location]);
    });
    sent.once('error', reject).end();
  });
}

describe('a page at localhost', () => {
  it('redirects to 127.0.0.1, so that console and apps share one cookie', async () => {
    for (const url of [mock.url, hostUrl]) {
      const { port } = new URL(url);
      expect(await ask(`${url}/user?a=1`, { ...PAGE, host: `localhost:${port}` })).toEqual([
        302,
        `${url}/user?a=1`,
      ]);
      expect((await ask(`${url}/`, { ...PAGE, host: `127.0.0.1:${port}` }))[1]).toBeUndefined();
    }
  });

  it('does not redirect tools and scripts', async () => {
    const { port } = new URL(mock.url);
    const [status] = await ask(`${mock.url}/api/lookup/info`, {
      host: `localhost:${port}`,
      'x-requested-with': 'wallet-user',
    });
    expect(status).toBe(200);
  });
});
