import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PactV4 } from '@pact-foundation/pact';
import type { Send } from '../../api/send.ts';

/** Set by `npm run drill:drift`: the log file, one line per drift of a request. */
const LOG = process.env['PACT_DRILL_LOG'];
export const isDrill = LOG !== undefined;

interface Request {
  method: string;
  url: URL;
  headers: Headers;
  body: string | FormData | null;
}
type Change = (request: Request) => void;

interface Drift {
  name: string;
  change: Change;
}

let current: Drift | null = null;
let seen: Request[] = [];

export const drifting =
  (send: Send): Send =>
  (address, { method, headers, body, signal }) => {
    const request: Request = { method, url: new URL(address), headers: new Headers(headers), body };
    seen.push({ ...request, url: new URL(address), headers: new Headers(headers) });
    current?.change(request);
    return send(String(request.url), { ...request, signal });
  };

/**
 * A pact whose every consumer test runs once unchanged, and once for each possible drift of its request: that run must fail.
 * The pacts that this writes are discarded.
 */
export function drilled(make: (dir: string) => PactV4): PactV4 {
  const pact = make(mkdtempSync(path.join(tmpdir(), 'drill-')));
  return { addInteraction: () => recorded(pact, []) } as unknown as PactV4;
}

type Step = [name: string, args: unknown[]];
type Builder = Record<string, (...args: unknown[]) => Builder & Promise<unknown>>;

function recorded(pact: PactV4, steps: readonly Step[]): unknown {
  return new Proxy(
    {},
    {
      get: (_target, name: string) =>
        name === 'executeTest'
          ? (test: unknown) => drill(pact, steps, test)
          : (...args: unknown[]) => recorded(pact, [...steps, [name, args]]),
    },
  );
}

async function drill(pact: PactV4, steps: readonly Step[], test: unknown): Promise<void> {
  const run = async () => {
    let builder = pact.addInteraction() as unknown as Builder;
    for (const [name, args] of steps) builder = builder[name]?.(...args) as Builder;
    await builder['executeTest']?.(test);
  };
  seen = [];
  await run();
  const [request] = seen;
  if (!request) return;
  const what = String(steps.find(([name]) => name === 'uponReceiving')?.[1][0]);
  for (const drift of driftsOf(request)) {
    current = drift;
    const isCaught = await run().then(
      () => false,
      () => true,
    );
    current = null;
    appendFileSync(LOG ?? '', `${isCaught ? 'caught' : 'survived'} ${what}: ${drift.name}\n`);
  }
}

const OTHER_METHOD: Record<string, string> = { GET: 'DELETE', POST: 'PUT', PUT: 'POST', DELETE: 'GET' };

function driftsOf({ url, headers, body }: Request): Drift[] {
  const segments = url.pathname.split('/').slice(1);
  const hasToken = headers.has('Authorization');
  return [
    {
      name: 'another method',
      change: (one) => (one.method = OTHER_METHOD[one.method] ?? 'GET'),
    },
    ...segments.map((segment, at) => ({
      name: `path: ${segment}X`,
      change: (one: Request) => {
        const parts = one.url.pathname.split('/');
        parts[at + 1] = `${segment}X`;
        one.url.pathname = parts.join('/');
      },
    })),
    { name: 'header: no marker', change: (one) => one.headers.delete('X-Requested-With') },
    { name: 'header: another marker', change: (one) => one.headers.set('X-Requested-With', 'another') },
    ...(hasToken
      ? [
          { name: 'header: no token', change: (one: Request) => one.headers.delete('Authorization') },
          {
            name: 'header: another scheme',
            change: (one: Request) =>
              one.headers.set(
                'Authorization',
                String(one.headers.get('Authorization')).slice('Bearer '.length),
              ),
          },
        ]
      : [
          {
            name: 'header: one more token',
            change: (one: Request) => one.headers.set('Authorization', 'Bearer member-token'),
          },
        ]),
    { name: 'header: one more', change: (one) => one.headers.set('X-More', 'more') },
    ...(typeof body === 'string' ? driftsOfBody(JSON.parse(body)) : []),
    ...(body instanceof FormData ? DRIFTS_OF_FORMS : []),
  ];
}

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function driftsOfBody(body: unknown): Drift[] {
  const drift = (name: string, change: (copy: Fields) => void): Drift => ({
    name: `body: ${name}`,
    change: (request) => {
      const copy = structuredClone(body) as Fields;
      change(copy);
      request.body = JSON.stringify(copy);
    },
  });
  return [
    drift('one more field', (copy) => (copy['more'] = true)),
    ...pathsOf(body).flatMap((names) => {
      const at = names.join('.');
      const holder = (copy: Fields) =>
        names.slice(0, -1).reduce((inner, name) => inner[name] as Fields, copy);
      const last = names.at(-1) ?? '';
      const value = holder(body as Fields)[last];
      return [
        drift(`remove ${at}`, (copy) => void Reflect.deleteProperty(holder(copy), last)),
        drift(`rename ${at}`, (copy) => {
          holder(copy)[`${last}X`] = value;
          Reflect.deleteProperty(holder(copy), last);
        }),
        drift(`retype ${at}`, (copy) => (holder(copy)[last] = typeof value === 'string' ? 7 : 'a text')),
        ...(value === null ? [] : [drift(`null ${at}`, (copy) => (holder(copy)[last] = null))]),
        ...(typeof value === 'number'
          ? [drift(`unit of ${at}`, (copy) => (holder(copy)[last] = value === 0 ? 1 : value * 100))]
          : []),
      ];
    }),
  ];
}

function pathsOf(value: unknown, names: string[] = []): string[][] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    [...names, name],
    ...pathsOf(inner, [...names, name]),
  ]);
}

const form = (change: (sent: File, into: FormData) => void) => (request: Request) => {
  const changed = new FormData();
  change((request.body as FormData).get('file') as File, changed);
  request.body = changed;
};

const DRIFTS_OF_FORMS: Drift[] = [
  { name: 'form: another field', change: form((file, into) => into.append('slip', file, file.name)) },
  { name: 'form: no file', change: form((_file, into) => into.append('note', 'nothing')) },
  {
    name: 'form: another type',
    change: form((file, into) => into.append('file', new File([file], file.name, { type: 'text/html' }))),
  },
];
