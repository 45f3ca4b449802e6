import fc from 'fast-check';
import { endpoints, splitKey, type Endpoint } from 'contracts';
import { createControl } from '../control/index.ts';
import { aText, near, written } from './arbitraries.ts';
import { type EntryPoint, inBatches } from './entry-point.ts';
import { forEach, type Sent, sendTo, type Target } from './target.ts';

const WORLDS = ['http-a', 'http-b', 'http-c'];
const PHONES = ['0812345678', '0899999999', '02055512345'];
const TYPES = ['text/plain', 'multipart/form-data', 'multipart/form-data; boundary=x', 'application/xml', ''];
const BOUNDARY = 'drill';

interface Caller {
  world: string;
  token: string;
}

const aSegment = aText.map((text) => encodeURIComponent(text.toWellFormed()).replaceAll('.', '%2e') || 'x');

function aPath(path: string): fc.Arbitrary<string> {
  const names = [...path.matchAll(/\{\w+\}/g)];
  return fc.array(aSegment, { minLength: names.length, maxLength: names.length }).map((segments) => {
    let index = 0;
    return path.replace(/\{\w+\}/g, () => segments[index++] ?? 'x');
  });
}

const aForm: fc.Arbitrary<Buffer> = fc
  .record({
    field: fc.constantFrom('file', 'other', '__proto__'),
    name: fc.constantFrom('a.png', '', '../a.png', 'x'.repeat(300)),
    start: fc.constantFrom('89504e470d0a1a0a', 'ffd8ff', '00000018667479706d703432', '4d5a', ''),
    rest: fc.uint8Array({ maxLength: 400 }),
    end: fc.constantFrom(`\r\n--${BOUNDARY}--\r\n`, '\r\n', ''),
  })
  .map(({ field, name, start, rest, end }) =>
    Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`,
      ),
      Buffer.from(start, 'hex'),
      rest,
      Buffer.from(end),
    ]),
  );

function aRequest(callers: readonly Caller[]): fc.Arbitrary<Sent> {
  const caller = fc.constantFrom(...callers);
  const shown = fc.oneof(
    { weight: 8, arbitrary: fc.constant<string | null>(null) },
    { weight: 1, arbitrary: fc.constantFrom('Bearer __proto__', 'Basic x', `Bearer ${'x'.repeat(2000)}`) },
  );
  const calls = (Object.entries(endpoints) as [string, Endpoint][]).map(([key, endpoint]) => {
    const { method, path } = splitKey(key as keyof typeof endpoints);
    const sent = endpoint.upload
      ? aForm
      : endpoint.body
        ? written(near(endpoint.body))
        : fc.constant(undefined);
    return fc
      .record({
        path: aPath(path),
        body: sent,
        caller,
        shown,
        type: fc.option(fc.constantFrom(...TYPES), { freq: 15 }),
      })
      .map(({ path, body, caller: { world, token }, shown, type }): Sent => {
        const usual = endpoint.upload ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json';
        const headers = {
          'x-requested-with': 'wallet-user',
          'x-mock-world': world,
          authorization: shown ?? `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': type ?? usual }),
        };
        return { method, path, headers, body };
      });
  });
  const nowhere = fc
    .record({
      path: aPath('/{one}/{two}'),
      method: fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS', 'DELETE'),
    })
    .chain(({ path, method }) =>
      fc
        .constantFrom('/api', '/files', '/games/play', '/games/login', '/qa', '')
        .map((root): Sent => ({ method, path: root + path })),
    );
  return fc.oneof({ weight: 15, arbitrary: fc.oneof(...calls) }, { weight: 1, arbitrary: nowhere });
}

async function callersOf({ url }: Target): Promise<Caller[]> {
  const made: Caller[] = [];
  for (const world of WORLDS) {
    const control = createControl(url, world);
    await control.reset();
    for (const phone of PHONES) {
      await control.setBalance(phone, { account: 'WALLET', amount: 1_000_000 });
      made.push({ world, token: (await control.issueToken(phone)).token });
    }
  }
  return made;
}

export const httpEntry: EntryPoint = {
  name: 'HTTP requests',
  attack: async (target, { seed, tries, counts }) => {
    const request = aRequest(await callersOf(target));
    await inBatches(tries, async (size, index) => {
      const lot = fc.sample(request, { numRuns: size, seed: seed + index });
      await forEach(lot, async (sent) => {
        const answered = await sendTo(target.url, sent);
        counts.add(answered, () => `${sent.method} ${sent.path} ${String(sent.body ?? '')}`);
      });
    });
  },
};
