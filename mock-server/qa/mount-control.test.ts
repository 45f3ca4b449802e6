import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, type ControlEndpoint } from '../control/endpoint.ts';
import { areas, verbs, type Verb } from '../control/index.ts';
import { createTestMock, type TestMock } from '../testing.ts';

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

describe('the table of the control API', () => {
  it('is mounted completely, without further routes', async () => {
    const { fetch } = await mock.world();
    const { paths } = (await (await fetch('/qa/docs/json')).json()) as {
      paths: Record<string, Record<string, object>>;
    };
    const mounted = Object.entries(paths)
      .filter(([path]) => path.startsWith('/qa/api'))
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
    const declared = Object.entries(verbs).map(([key, verb]) => {
      const { method, path } = addressOf(key as Verb, verb);
      return `${method} ${path}`;
    });
    expect(mounted.sort()).toEqual(declared.sort());
    expect(declared).toContain('POST /qa/api/worlds/{world}/qrs/{qrcodeId}/paid');
  });

  it('documents the unit of the movements of the journal, which is not baht', async () => {
    const { fetch } = await mock.world();
    const { paths } = (await (await fetch('/qa/docs/json')).json()) as { paths: Record<string, object> };
    const journal = JSON.stringify(paths['/qa/api/worlds/{world}/journal']);
    expect(journal).toContain('in satang, unlike that of GET /ledger');
  });

  it('documents each verb: summary, area, body and reply', async () => {
    const { fetch } = await mock.world();
    const { paths } = (await (await fetch('/qa/docs/json')).json()) as {
      paths: Record<string, Record<string, Documented>>;
    };
    for (const [area, table] of Object.entries(areas)) {
      for (const [key, endpoint] of Object.entries(table) as [Verb, ControlEndpoint][]) {
        const { method, path } = addressOf(key, endpoint);
        const documented = paths[path]?.[method.toLowerCase()];
        expect(documented, key).toMatchObject({ summary: endpoint.summary, tags: [area] });
        expect(documented?.requestBody !== undefined, key).toBe(method === 'POST' || method === 'PUT');
        const types = Object.keys(documented?.responses['200']?.content ?? {});
        const json = endpoint.reply ? ['application/json'] : [];
        expect(types, key).toEqual(endpoint.file === undefined ? json : [endpoint.file]);
      }
    }
  });

  it('refuses a body that is not an object, for every verb', async () => {
    const { fetch, name } = await mock.world();
    const answers = await Promise.all(
      Object.entries(verbs).flatMap(([key, verb]) => {
        const { method, path } = addressOf(key as Verb, verb);
        if (method !== 'POST' && method !== 'PUT') return [];
        const address = path.replace('{world}', name).replace(/{\w+}/g, 'x');
        return ['false', '9.7', '">1>3"', 'null', '[]'].map(async (body) => {
          const headers = { 'content-type': 'application/json' };
          const { status } = await fetch(address, { method, headers, body });
          return `${status} ${key} ${body}`;
        });
      }),
    );
    expect(answers.length).toBeGreaterThan(100);
    expect(answers.filter((answer) => answer.startsWith('5'))).toEqual([]);
  });

  it('reports only verbs that change something to the history', async () => {
    const { control, fetch } = await mock.world();
    await control.call('PUT /history', { body: { isKept: true } });
    await control.members();
    await fetch('/api/nowhere');
    const { points } = await control.call('GET /history');
    expect(points.map(({ verb, entryId }) => [verb, entryId])).toEqual([
      ['PUT /history', 0],
      [null, 1],
    ]);
  });

  it('gives each key one area', () => {
    const keys = Object.values(areas).flatMap((table) => Object.keys(table));
    expect(keys.toSorted()).toEqual(Object.keys(verbs).toSorted());
  });
});

describe('the documentation page', () => {
  it('is found without the slash at its end', async () => {
    const { fetch } = await mock.world();
    const answer = await fetch('/qa/docs');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/qa/docs/']);
  });

  it('finds its scripts and styles', async () => {
    const page = '/qa/docs/';
    const { fetch } = await mock.world();
    const html = await (await fetch(page)).text();
    const links = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link]) => link ?? '');
    expect(links.length).toBeGreaterThan(4);
    for (const link of links) {
      const { pathname } = new URL(link, `http://localhost${page}`);
      expect((await fetch(pathname)).status, pathname).toBe(200);
    }
  });
});

interface Documented {
  requestBody?: object;
  responses: Record<string, { content?: object }>;
}
