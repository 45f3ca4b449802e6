import type { Column } from '../column.ts';
import type { Row } from '../row.ts';
import { matches, type Stage } from '../stage.ts';
import { changeReply } from './change-reply.ts';

type Plan = Parameters<Stage['world']['addFault']>[0];
type Fault = Plan extends infer P ? (P extends unknown ? Omit<P, 'call'> : never) : never;

/** An action sends its call once; a screen may read again, and finds the fault again. */
const plan = (stage: Stage, row: Row, fault: Fault) =>
  stage.world.addFault({
    ...fault,
    call: row.call,
    times: row.kind === 'action' ? 1 : 'always',
  });

const byMock = (name: string, fault: Fault, rest: Partial<Column> = {}): Column => ({
  name,
  begin: (stage, row) => plan(stage, row, fault),
  ...rest,
});

const body = (name: string, text: string, rest: Partial<Column> = {}) =>
  byMock(name, { kind: 'status', status: 200, body: text }, rest);

type Change = (value: string | number | boolean) => unknown;

const values = (name: string, type: 'number' | 'string' | 'any', change: Change) =>
  changeReply(name, ({ body }) => ({
    body: JSON.stringify(changed(JSON.parse(body.toString()), type, change)),
  }));

function changed(value: unknown, type: 'number' | 'string' | 'any', change: Change): unknown {
  if (Array.isArray(value)) return value.map((item) => changed(item, type, change));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, changed(item, type, change)]));
  if (value === null || (type !== 'any' && typeof value !== type)) return value;
  return change(value as string | number | boolean);
}

const NESTED = `${'['.repeat(4_000)}${']'.repeat(4_000)}`;
const HTML = '<!doctype html><title>Gateway</title><h1>Bad gateway</h1>';

export const statuses: Column[] = [
  byMock('500 HTML', { kind: 'status', status: 500, body: HTML }),
  byMock('502', { kind: 'status', status: 502, body: HTML }),
  byMock('503', { kind: 'status', status: 503, body: '' }),
  // Chromium itself repeats a request that a persistent connection answers with 408: to the server, none arrived.
  byMock('408', { kind: 'status', status: 408, body: '' }, { calls: 2 }),
  byMock('404', { kind: 'status', status: 404, body: HTML }),
  byMock('500 INTERNAL_SERVER_ERROR', { kind: 'refuse', code: 'INTERNAL_SERVER_ERROR' }),
  byMock('429 REQUEST_LIMIT', { kind: 'limit' }, { waits: 60 }),
  byMock(
    '400 of an unknown text',
    { kind: 'refuse', message: 'Maintenance until noon', status: 400 },
    { isRaw: true },
  ),
];

export const sessions: Column[] = [
  byMock('401 EXPIRED_AUTH_TOKEN', { kind: 'refuse', code: 'EXPIRED_AUTH_TOKEN' }, { leadsTo: 'login' }),
  byMock(
    '401 of another text',
    { kind: 'refuse', message: 'Token is bad', status: 401 },
    { leadsTo: 'login', isRaw: true },
  ),
  byMock('INVALID_USER_2', { kind: 'refuse', code: 'INVALID_USER_2' }, { leadsTo: 'login' }),
  body('200 with INVALID_USER_1', '{"message":"INVALID_USER_1"}', { leadsTo: 'login' }),
  byMock('gone', { kind: 'gone' }, { leadsTo: 'terminated' }),
  body('200 with gone', '{"message":"gone"}', { leadsTo: 'terminated' }),
];

export const bodies: Column[] = [
  body('200 {}', '{}'),
  body('200 null', 'null'),
  body('200 []', '[]', { fits: (row) => row.kind === 'action' || !row.isList }),
  body('200 "x"', '"x"'),
  body('200 HTML', HTML),
  body('200 nested 4,000 deep', NESTED),
  byMock('204', { kind: 'status', status: 204 }),
  byMock('200 truncated, done', { kind: 'half-body' }),
  byMock('200 empty, done', { kind: 'empty' }),
  byMock('200 of another shape, done', { kind: 'wrong-shape' }),
  changeReply('200 of 10 MB, done', () => ({ body: `"${'x'.repeat(10_000_000)}"` })),
  changeReply('200 as text/plain, done', () => ({ contentType: 'text/plain' })),
  {
    name: '302 to the start page',
    begin: (stage, row) =>
      stage.page.route('**/api/**', (route, request) =>
        matches(row.call, request.method(), request.url())
          ? route.fulfill({ status: 302, headers: { location: '/' } })
          : route.fallback(),
      ),
    lift: (stage) => stage.page.unroute('**/api/**'),
  },
  values('numbers as strings, done', 'number', String),
  values('strings as numbers, done', 'string', () => 7),
  values('negative numbers, done', 'number', (value) => -Math.abs(Number(value))),
  values('"NaN" for numbers, done', 'number', () => 'NaN'),
  values('1e308 for numbers, done', 'number', () => 1e308),
  values('null everywhere, done', 'any', () => null),
  values('missing fields, done', 'any', () => undefined),
  values('objects everywhere, done', 'any', () => ({ a: { b: [] } })),
];
