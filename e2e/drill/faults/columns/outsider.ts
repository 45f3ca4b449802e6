import type { Column } from '../column.ts';
import type { Row } from '../row.ts';
import type { Stage } from '../stage.ts';
import { changeReply, instead } from './change-reply.ts';
import { hold, letGo } from './connections.ts';

type Change = (value: unknown) => unknown;

function changed(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return change(value.map((item) => changed(item, change)));
  if (typeof value !== 'object' || value === null) return change(value);
  return change(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, changed(item, change)])));
}

const replied = (name: string, change: Change) =>
  changeReply(name, ({ body }) => ({ body: JSON.stringify(changed(JSON.parse(body.toString()), change)) }));

function lengthened(value: unknown): unknown {
  if (Array.isArray(value) && value.length > 0)
    return Array.from({ length: 1000 }, (_, index) => value[index % value.length] as unknown);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, lengthened(item)]));
}

const TIME = /^\d{4}-\d\d-\d\dT/;
const times = (name: string, change: (time: string) => string) =>
  replied(name, (value) => (typeof value === 'string' && TIME.test(value) ? change(value) : value));
const dated = (name: string, date: string) =>
  changeReply(name, ({ headers }) => ({ headers: { ...headers, date } }));

const json = { 'content-type': 'application/json' };
const html = { 'content-type': 'text/html' };
const PORTAL =
  '<!doctype html><title>Hotel Wi-Fi</title><form action="/login"><h1>Accept the terms</h1></form>';
/** Without event handlers: Chromium complains of each that the sanitiser parses, although none takes effect. */
const MARKUP = '<script>alert(1)</script><form id="root"><img src="/api/bonus/clear" alt=""><b>x</b></form>';

export const answersOfOthers: Column[] = [
  instead('200 with a refusal', { status: 200, headers: json, body: '{"message":"NO_DATA"}' }, { calls: 1 }),
  instead('200 with the reply of another call', {
    status: 200,
    headers: json,
    body: '{"total":0,"invites":[]}',
  }),
  instead('307 to another call', { status: 307, headers: { location: '/api/bonus/clear' } }),
  instead('511 of a hotel', { status: 511, headers: html, body: PORTAL }),
  instead('304', { status: 304 }),
  instead('418', { status: 418, headers: json, body: '{}' }),
  instead('451 HTML', { status: 451, headers: html, body: PORTAL }),
  instead(
    '400 with markup',
    { status: 400, headers: json, body: JSON.stringify({ message: MARKUP }) },
    { isRaw: true },
  ),
  instead('400 with an object for a message', { status: 400, headers: json, body: '{"message":{"a":[1]}}' }),
  changeReply('206 of half a body, done', ({ body }) => ({
    status: 206,
    body: body.subarray(0, Math.floor(body.length / 2)),
  })),
];

export const values: Column[] = [
  replied('1e21 for numbers, done', (value) => (typeof value === 'number' ? 1e21 : value)),
  replied('-0 for numbers, done', (value) => (typeof value === 'number' ? -0 : value)),
  replied('blank texts, done', (value) => (typeof value === 'string' ? '   ' : value)),
  replied('markup in every text, done', (value) =>
    typeof value === 'string' && !TIME.test(value) ? `${value}${MARKUP}` : value,
  ),
  replied('null first in every list, done', (value) =>
    Array.isArray(value) ? [null, ...(value as unknown[])] : value,
  ),
  changeReply('a list of 1,000 rows, done', ({ body }) => ({
    body: JSON.stringify(lengthened(JSON.parse(body.toString()))),
  })),
  times('times of the year 9999, done', () => '9999-12-31T23:59:59.999Z'),
  times('times without a zone, done', (time) => time.replace('Z', '')),
  dated('a Date of next year, done', 'Wed, 24 Nov 2027 03:00:00 GMT'),
  dated('a Date of 1970, done', 'Thu, 01 Jan 1970 00:00:00 GMT'),
];

const meanwhile = (
  name: string,
  happens: (stage: Stage) => Promise<unknown>,
  rest: Partial<Column> = {},
): Column => ({
  name,
  begin: hold,
  during: async (stage) => {
    await stage.pass(1);
    await happens(stage);
    await stage.pass(1);
  },
  release: letGo,
  ...rest,
});

async function freeze({ page, context }: Stage): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await session.detach();
}

export const browsers: Column[] = [
  meanwhile('storage cleared by the member', ({ page }) =>
    page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    }),
  ),
  meanwhile('a false offline event', async (stage) => {
    await stage.page.evaluate(() => window.dispatchEvent(new Event('offline')));
    await stage.pass(3);
    await stage.page.evaluate(() => window.dispatchEvent(new Event('online')));
  }),
  meanwhile('the clock of the device jumps a day', ({ page }) =>
    page.evaluate(() => Date.now()).then((now) => page.clock.setSystemTime(now + 86_400_000)),
  ),
  meanwhile('frozen by the browser', freeze),
  {
    name: 'storage is full',
    fits: (row: Row) => row.kind === 'action',
    begin: ({ page }) =>
      page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }),
  },
];
