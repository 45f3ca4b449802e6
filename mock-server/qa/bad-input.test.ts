import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOMCHAI } from '../scenarios/users.ts';
import { addressOf, type ControlEndpoint } from '../control/endpoint.ts';
import { ControlError, verbs, type Verb } from '../control/index.ts';
import { refusalStatus, type RefusalCode } from '../control/schemas.ts';
import { BODY_LIMIT } from '../app.ts';
import { createTestMock, type TestMock, type TestWorld } from '../testing.ts';

const all = Object.entries(verbs) as [Verb, ControlEndpoint][];

/** The part of a JSON schema from which to make a wrong value. */
interface Field {
  type?: string;
  anyOf?: Field[];
  properties?: Record<string, Field>;
}

let mock: TestMock;
let world: TestWorld;
/** The example body of a verb at `/qa/docs`. */
let examples: ReadonlyMap<Verb, object>;
beforeAll(async () => {
  mock = await createTestMock();
  world = await mock.world();
  const { paths } = (await (await world.fetch('/qa/docs/json')).json()) as { paths: Documented };
  examples = new Map(
    all.map(([key, endpoint]) => {
      const { method, path } = addressOf(key, endpoint);
      const content = paths[path]?.[method.toLowerCase()]?.requestBody?.content;
      return [key, content?.['application/json'].example ?? {}];
    }),
  );
});
afterAll(() => mock.close());

type Documented = Record<
  string,
  Record<string, { requestBody?: { content: { 'application/json': { example?: object } } } }>
>;

/** The part of a snapshot that a test damages. */
interface Fields {
  wheel: { slices: { weight: number }[] };
  withdrawLimits: { THB: { min: number } };
  promotions: { amount: { THB: number } }[];
  flags: { tokenSeconds: number };
  lookups: { notice: string };
  translations: { lo: { name: string } };
}

interface Sent {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
}

/** Sends a verb with parameters that fit, unless they are given. */
async function send(key: Verb, endpoint: ControlEndpoint, { params = {}, query = '', body }: Sent) {
  const { method, path } = addressOf(key, endpoint);
  const fitting: Record<string, string> = {
    world: world.name,
    phone: SOMCHAI,
    language: 'en',
    part: 'login',
  };
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? fitting[name] ?? '7');
  const answer = await world.fetch(url + query, {
    method,
    ...(method === 'POST' || method === 'PUT'
      ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }
      : {}),
  });
  const { code, message } = (await answer.json()) as { code: RefusalCode; message: string };
  return { status: answer.status, code, message };
}

const refusedFor = (message: string) => ({
  status: 400,
  code: 'BAD_INPUT',
  message: expect.stringContaining(message) as string,
});

/** A value that no field of this schema takes. */
const wrongFor = ({ type, anyOf = [] }: Field) =>
  [type, ...anyOf.map((one) => one.type)].some((one) => one === 'object' || one === 'array') ? 7 : { no: 1 };

const fields = all.flatMap(([key, endpoint]) => {
  const body: Field | undefined = endpoint.body;
  const parts = body?.anyOf ?? (body ? [body] : []);
  return parts.flatMap(({ properties = {} }) =>
    Object.entries(properties)
      // A schema without a type takes anything.
      .filter(([, field]) => field.type !== undefined || field.anyOf !== undefined)
      .map(([name, field]) => ({ key, endpoint, name, field })),
  );
});
const params = all.flatMap(([key, endpoint]) =>
  [...addressOf(key, endpoint).path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({ key, endpoint, name })),
);

describe('bad input of the control API', () => {
  it('names each field of each body, and its value', async () => {
    expect(fields.length).toBeGreaterThan(100);
    for (const { key, endpoint, name, field } of fields) {
      const refusal = await send(key, endpoint, { body: { ...examples.get(key), [name]: wrongFor(field) } });
      expect(refusal, `${key} ${name}`).toEqual(refusedFor('body: '));
      expect(refusal.message, key).toMatch(new RegExp(`/${name}\\b.*, and is|unknown field ${name}`));
    }
  });

  it('names an unknown field of every body and query', async () => {
    expect(all.length).toBeGreaterThan(90);
    for (const [key, endpoint] of all) {
      const body = examples.get(key);
      const query = await send(key, endpoint, { query: '?surplus=1', body });
      expect(query, key).toEqual(refusedFor('querystring: '));
      if (!('required' in (endpoint.query ?? {}))) expect(query.message).toContain('unknown field surplus');
      // A snapshot is checked as a whole by its own schema.
      if (endpoint.body === undefined || key === 'PUT /snapshot') continue;
      const refusal = await send(key, endpoint, { body: { ...body, surplus: 1 } });
      expect(refusal, key).toEqual(refusedFor('body: unknown field surplus'));
    }
  });

  it('names each parameter of each path', async () => {
    for (const { key, endpoint, name } of params)
      expect(await send(key, endpoint, { params: { [name]: '%20' } }), key).toEqual(
        refusedFor(`params: /${name} `),
      );
  });

  it('is named where no verb is found for it, and is no violation of the world', async () => {
    for (const [path, message] of [
      [`/qa/api/worlds/${world.name}%ff`, 'the path cannot be decoded'],
      [
        `/qa/api/worlds/${'a'.repeat(5000)}`,
        expect.stringMatching(/^params: \/world must be .*, and is "a{59}…$/) as unknown,
      ],
    ] as const) {
      const answer = await world.fetch(path);
      expect([answer.status, await answer.json()]).toEqual([400, { code: 'BAD_INPUT', message }]);
    }
    expect(await world.control.journal({ clientViolations: true })).toEqual([]);
  });

  it('is told which verb takes a file of another kind', async () => {
    const { control } = world;
    const files = [
      ['snapshot', await control.snapshot()],
      ['scenario', await control.scenario('Mine')],
      ['report', await control.call('GET /report', { query: { name: 'Mine' } })],
    ] as const;
    const takers = [
      ['snapshot', 'PUT /snapshot'],
      ['scenario', 'PUT /scenario'],
      ['scenario', 'POST /scenarios'],
      ['report', 'PUT /report'],
    ] as const;
    for (const [taken, verb] of takers)
      for (const [kind, file] of files.filter(([kind]) => kind !== taken))
        expect(await send(verb, verbs[verb], { body: file })).toEqual(
          refusedFor(`this is no ${taken} but a ${kind}: PUT …/${kind} takes it`),
        );
    await expect(control.loadSnapshot({ format: 'toString' })).rejects.toThrow('snapshot: ');
    for (const [field, value, allowed] of [
      ['version', 2, '1'],
      ['format', 'wallet-har', 'wallet-scenario'],
    ] as const)
      expect(
        await send('PUT /scenario', verbs['PUT /scenario'], { body: { ...files[1][1], [field]: value } }),
      ).toEqual(refusedFor(`body: /${field} must be ${allowed}, and is `));
  });

  it('is refused in a snapshot too: no loaded world has a part that a verb cannot answer', async () => {
    const { control } = world;
    const snapshot = await control.snapshot();
    const wrong: [verb: string, field: string, change: (fields: Fields) => void][] = [
      ['GET /wheel', '/slices/0/weight', ({ wheel }) => (wheel.slices[0]!.weight = 2 ** 31)],
      ['GET /withdraw-limits', '/THB/min', ({ withdrawLimits }) => (withdrawLimits.THB.min = -1)],
      ['GET /promotions', '/promotions/0/amount/THB', ({ promotions }) => (promotions[0]!.amount.THB = -1)],
      ['GET /flags', '/tokenSeconds', ({ flags }) => (flags.tokenSeconds = 2 ** 40)],
      ['GET /lookups', '/notice', ({ lookups }) => (lookups.notice = 'x'.repeat(20_001))],
      ['GET /lookups/{language}', '/name', ({ translations }) => (translations.lo.name = 'x'.repeat(9999))],
    ];
    for (const [verb, field, change] of wrong) {
      const damaged = structuredClone(snapshot);
      change(damaged.fields as unknown as Fields);
      await expect(control.loadSnapshot(damaged), verb).rejects.toThrow(
        `snapshot: ${verb} could not answer it: ${field} `,
      );
      const file = { ...(await control.scenario('Odd')), snapshot: damaged };
      await expect(control.loadScenario(file), verb).rejects.toThrow('could not answer');
      await expect(control.call('POST /scenarios', { body: file }), verb).rejects.toThrow('could not answer');
    }
    expect(await control.snapshot()).toEqual(snapshot);
  });

  it('is refused in a snapshot too that a call of a member could not answer', async () => {
    const other = await mock.world('a member with slips of every kind');
    const snapshot = await other.control.snapshot();
    const [[id]] = snapshot.fields['members'] as [[id: string]];
    const held = { from: 'bonus', code: 'A', description: '', type: 'x'.repeat(41) };
    const money = { amount: 1, percentFail: 0, playedOutAt: 1 };
    const wrong: [call: string, field: string, path: (string | number)[], value: unknown][] = [
      ['GET /api/bonus/check/active', '/type', ['heldBonuses'], [[id, { ...held, ...money }]]],
      ['GET /api/wallet', '/invite/amount', ['members', 0, 1, 'invite', 'amount'], -1],
      ['POST /api/statement', '/statements/1/from', ['statement', 0, 1, 0, 'from'], 'x'.repeat(201)],
      ['POST /api/statement', '/statements/1/amount', ['statement', 0, 1, 0, 'amount'], -1],
      ['POST /api/statement/slip', '/slips/12/amount', ['slips', 0, 1, 'amount'], -1],
    ];
    for (const [call, field, path, value] of wrong) {
      const damaged = structuredClone(snapshot) as object;
      const [last = '', ...others] = [...path].reverse();
      const place = ['fields', ...others.reverse()].reduce<object>(
        (node, name) => (node as Record<string, object>)[name]!,
        damaged,
      );
      Object.assign(place, { [last]: value });
      const refused = `snapshot: ${call} could not answer it: ${field} `;
      await expect(other.control.loadSnapshot(damaged), call).rejects.toThrow(refused);
    }
    expect(await other.control.snapshot()).toEqual(snapshot);
  });

  it('names the place at which a saved file is damaged', async () => {
    const text = JSON.stringify(await world.control.scenario('Mine'), null, 1);
    const put = async (body: string) => {
      const headers = { 'content-type': 'application/json' };
      const address = `/qa/api/worlds/${world.name}/scenario`;
      return (await world.fetch(address, { method: 'PUT', headers, body })).json();
    };
    for (const [damaged, place] of [
      [text.replace('"version": 1,', '"version": 1'), 'see line 4, column 2'],
      [text.slice(0, -20), 'it ends too early'],
      [`\ufeff${text}`, 'it begins with a byte order mark'],
    ] as const)
      expect(await put(damaged)).toEqual({ code: 'BAD_INPUT', message: `the body is no JSON: ${place}` });
  });

  it('is told to send a body that is not compressed', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const address = `/qa/api/worlds/${world.name}/flags`;
    const answer = await world.fetch(address, { method: 'PUT', headers, body: '{}' });
    const message = 'the body is sent with Content-Encoding gzip: send it as it is';
    expect([answer.status, await answer.json()]).toEqual([400, { code: 'BAD_INPUT', message }]);
  });

  it('is told to send JSON, by every method', async () => {
    for (const method of ['PUT', 'POST'])
      for (const type of ['application/x-www-form-urlencoded', 'text/plain;charset=UTF-8']) {
        const path = `/qa/api/worlds/${world.name}/${method === 'PUT' ? 'flags' : 'faults'}`;
        const answer = await world.fetch(path, { method, headers: { 'content-type': type }, body: '{}' });
        expect([answer.status, await answer.json()]).toEqual([
          415,
          {
            code: 'NOT_JSON',
            message: expect.stringContaining('with Content-Type: application/json') as string,
          },
        ]);
      }
  });

  it('is none if it is empty and no body is expected', async () => {
    await world.control.addFault({ call: '*', kind: 'gone' });
    const headers = { 'content-type': 'application/json', 'content-length': '0' };
    const address = `/qa/api/worlds/${world.name}/faults`;
    expect((await world.fetch(address, { method: 'DELETE', headers, body: '' })).status).toBe(204);
    expect(await world.control.faults()).toEqual([]);
  });

  it('is told how large a body may be', async () => {
    const notice = { notice: 'x'.repeat(BODY_LIMIT) };
    await expect(world.control.call('PUT /lookups', { body: notice })).rejects.toMatchObject({
      code: 'TOO_LARGE',
      message: expect.stringContaining(`the body has more than ${BODY_LIMIT} bytes`) as string,
    });
  });

  it('names the field that a schema cannot check', async () => {
    const { control } = world;
    const [coupon] = [{ code: 'P100', name: 'x', kind: 'money', amount: 0.001 } as const];
    const refusals: [() => Promise<unknown>, RefusalCode, string][] = [
      [() => control.makeGift(0.001), 'BAD_INPUT', '/amount must have at most two decimals, and is 0.001'],
      [() => control.giveCoupon(SOMCHAI, coupon), 'BAD_INPUT', '/amount must have at most two decimals'],
      [() => control.setBalance(SOMCHAI, { account: 'NO', amount: 1 }), 'BAD_INPUT', '/account: no account'],
      [() => control.setClock({ now: '1979-12-31T23:59:59.999Z' }), 'BAD_INPUT', '/now: a clock shows'],
      [() => control.reset({ frozenAt: '3000-01-01T00:00:00.000Z' }), 'BAD_INPUT', '/frozenAt: a clock'],
      [() => control.reset({ scenario: 'on the moon' }), 'NOT_FOUND', '/scenario: no scenario is called'],
      [() => control.setGameOutages(['PG', 'NO']), 'BAD_INPUT', '/codes: no game is called "NO"'],
      [() => control.refuseNextQr({ phone: '0800000000' }), 'NOT_FOUND', 'has the phone 0800000000'],
      [() => control.setNextPrize('NO'), 'NOT_FOUND', '/code: the wheel has no slice NO'],
      [() => control.count({ call: 'GET /moon' }), 'BAD_INPUT', '/call must be one of'],
      [() => control.payQr('qr-none'), 'NOT_FOUND', 'no QR of this world has the id qr-none'],
    ];
    for (const [act, code, message] of refusals) {
      const error = await act().then(
        () => null,
        (thrown: unknown) => thrown,
      );
      expect(error, message).toBeInstanceOf(ControlError);
      expect(error).toMatchObject({ code, status: refusalStatus[code] });
      expect((error as Error).message).toContain(message);
    }
    expect(await control.call('GET /game-outages')).toEqual({ codes: [] });
    // Nothing of a refused order is kept: the next QR is as usual.
    expect((await control.snapshot()).fields['qrRefusals']).toEqual([]);
  });

  it('has a code for a world that does not exist, apart from all else that is not found', async () => {
    const gone = await mock.world();
    await gone.control.remove();
    await expect(gone.control.members()).rejects.toMatchObject({ status: 404, code: 'NO_WORLD' });
    await expect(world.control.removeFault(99)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('is answered with the nearest verb, if there is none of this method and path', async () => {
    for (const [method, path, nearest] of [
      ['GET', '/qa/api/scenario', 'GET /qa/api/scenarios'],
      ['GET', `/qa/api/worlds/${world.name}/member?x=1`, 'GET /qa/api/worlds/{world}/members'],
      ['PATCH', `/qa/api/worlds/${world.name}/flags`, 'PUT /qa/api/worlds/{world}/flags'],
    ] as const) {
      const answer = await world.fetch(path, { method });
      const message = `no such verb; the nearest is ${nearest}, and all are at /qa/docs`;
      expect([answer.status, await answer.json()]).toEqual([404, { code: 'NOT_FOUND', message }]);
    }
  });

  it('is documented with its codes for every verb', async () => {
    const { paths } = (await (await world.fetch('/qa/docs/json')).json()) as {
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
    };
    for (const [key, endpoint] of all) {
      const { method, path } = addressOf(key, endpoint);
      const refused = JSON.stringify(paths[path]?.[method.toLowerCase()]?.responses['4XX']);
      for (const code of Object.keys(refusalStatus)) expect(refused, key).toContain(`"${code}"`);
    }
  });
});
