import { endpoints } from 'contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StartedMock } from '../start-mock.ts';
import { startTestServer } from '../testing.ts';

let mock: StartedMock;
beforeAll(async () => {
  mock = await startTestServer();
});
afterAll(() => mock.close());

const get = (path: string) => fetch(mock.url + path);

describe('the pages of the contract', () => {
  it('describe every call as OpenAPI', async () => {
    const { openapi, paths } = (await (await get('/docs/json')).json()) as {
      openapi: string;
      paths: Record<string, object>;
    };
    expect(openapi).toBe('3.1.0');
    expect(Object.values(paths).flatMap((path) => Object.keys(path))).toHaveLength(
      Object.keys(endpoints).length,
    );
  });

  it('load scripts and styles only from the mock, so that they work offline', async () => {
    const page = await (await get('/docs')).text();
    const addresses = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of addresses) {
      expect(address).not.toMatch(/^https?:/);
      const answer = await get(new URL(address, `${mock.url}/docs`).pathname);
      expect(answer.status, address).toBe(200);
    }
  });

  it('describe the chat, with an example of every message', async () => {
    const page = await get('/docs/chat');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('quick replies, from the agent');
    expect(await (await get('/docs/chat.json')).json()).toMatchObject({ asyncapi: '3.0.0' });
  });
});
