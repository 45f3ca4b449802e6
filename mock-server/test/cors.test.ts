import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { systemClock } from '../engine/clock.ts';
import { type Fetch, injectFetch } from './inject-fetch.ts';
import { createWorlds } from '../world/worlds.ts';
import { scenarios } from '../scenarios/index.ts';

const SHOP = 'https://wallet.example';

let fetch: Fetch;
let close: () => Promise<void>;
beforeAll(async () => {
  const app = await createApp({ worlds: createWorlds(systemClock, scenarios), known: { origins: [SHOP] } });
  fetch = injectFetch(app, {});
  close = async () => app.close();
});
afterAll(() => close());

const preflight = (path: string, origin: string) =>
  fetch(path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization,x-requested-with,x-mock-world',
    },
  });

describe('a page of another origin', () => {
  it.each([SHOP, 'http://localhost:4100', 'http://127.0.0.1:5173'])(
    'may call the API when it is of this machine or named: %s [7.57]',
    async (origin) => {
      const asked = await preflight('/api/wallet', origin);
      expect(asked.status).toBe(204);
      expect(asked.headers.get('access-control-allow-origin')).toBe(origin);
      expect(asked.headers.get('access-control-allow-headers')).toContain('x-requested-with');
      const answer = await fetch('/api/lookup/info', {
        headers: { origin, 'x-requested-with': 'wallet-user' },
      });
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
      expect(answer.headers.get('access-control-expose-headers')).toContain('date');
    },
  );

  it.each(['https://evil.example', 'http://localhost.evil.example', 'null'])(
    'may not otherwise: %s',
    async (origin) => {
      expect((await preflight('/api/wallet', origin)).headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('cannot use the control API', async () => {
    const asked = await preflight('/qa/api/worlds', SHOP);
    expect(asked.headers.get('access-control-allow-origin')).toBeNull();
  });
});
