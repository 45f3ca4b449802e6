import { describe, expect, expectTypeOf, it } from 'vitest';
import { createTestMock } from '../testing.ts';
import { ControlError, createControl, type ControlFetch, violationsOf } from './index.ts';

/** A mock that answers every request alike, and records the requests. */
function answering(status: number, body: string | null) {
  const sent: { path: string; init: Parameters<ControlFetch>[1] }[] = [];
  const send: ControlFetch = async (path, init) => {
    sent.push({ path, init });
    return new Response(body, { status });
  };
  return { sent, send };
}

describe('the control client', () => {
  it('fills the path, encoded, and sends an empty object where a verb takes no body', async () => {
    const { sent, send } = answering(200, JSON.stringify({ room: 'RK-1' }));
    const control = createControl(send, 'mine');
    await control.call('GET /members/{phone}/chat-room', { params: { phone: '../../demo' } });
    await expect(control.payQr('a/b')).rejects.toThrow('unexpected reply');
    expect(sent).toEqual([
      {
        path: '/qa/api/worlds/mine/members/..%2F..%2Fdemo/chat-room',
        init: { method: 'GET', headers: {} },
      },
      {
        path: '/qa/api/worlds/mine/qrs/a%2Fb/paid',
        init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
      },
    ]);
  });

  it('calls mock-wide verbs and sends its token', async () => {
    const { sent, send } = answering(200, JSON.stringify({ worlds: [] }));
    await createControl(send, 'mine', 'let-me-in').call('GET /worlds');
    expect(sent).toEqual([
      { path: '/qa/api/worlds', init: { method: 'GET', headers: { authorization: 'Bearer let-me-in' } } },
    ]);
  });

  it('sends a filter as text, without false values', async () => {
    const { sent, send } = answering(200, JSON.stringify({ count: 0 }));
    await createControl(send, 'mine').count({
      status: 429,
      text: 'a b',
      serverViolations: true,
      clientViolations: false,
    });
    expect(sent[0]?.path).toBe('/qa/api/worlds/mine/journal/count?text=a+b&status=429&serverViolations=true');
  });

  it('reads the ledger from its first movement', async () => {
    const { sent, send } = answering(200, JSON.stringify({ movements: [] }));
    expect(await createControl(send, 'mine').ledger()).toEqual([]);
    expect(sent[0]?.path).toBe('/qa/api/worlds/mine/ledger?after=0');
  });

  it('throws a refusal with its code and message, or the raw answer', async () => {
    const refusing = createControl(
      answering(404, '{"code":"NO_WORLD","message":"no world is called \\"mine\\""}').send,
      'mine',
    );
    await expect(refusing.world()).rejects.toEqual(
      new ControlError('GET /qa/api/worlds/mine: no world is called "mine"', {
        status: 404,
        code: 'NO_WORLD',
      }),
    );
    const broken = createControl(answering(502, '<html>').send, 'mine');
    await expect(broken.world()).rejects.toEqual(
      new ControlError('GET /qa/api/worlds/mine: 502 <html>', { status: 502, code: null }),
    );
  });

  it('names the verb and the field of an invalid reply', async () => {
    const { send } = answering(200, JSON.stringify({ now: 'tomorrow', isFrozen: true, rate: 1 }));
    await expect(createControl(send, 'mine').clock()).rejects.toThrow(
      'GET /clock: unexpected reply: /now must',
    );
  });

  it('answers null for an empty answer', async () => {
    expect(await createControl(answering(204, null).send, 'mine').clearFaults()).toBeNull();
  });

  it('is typed by the table', () => {
    const control = createControl(answering(200, '{}').send, 'mine');
    expectTypeOf(control.qrs).returns.resolves.items.toHaveProperty('qrcodeId').toBeString();
    expectTypeOf(control.slipPicture).returns.resolves.toEqualTypeOf<Blob>();
    expectTypeOf(control.clearFaults).returns.resolves.toBeNull();
    // @ts-expect-error -- the verb does not exist
    const unknown = () => control.call('GET /moon');
    // @ts-expect-error -- the path has a parameter
    const noParams = () => control.call('POST /qrs/{qrcodeId}/paid');
    // @ts-expect-error -- the parameter has another name
    const otherParams = () => control.call('POST /qrs/{qrcodeId}/paid', { params: { id: 'qr-1' } });
    // @ts-expect-error -- the body has another type
    const otherBody = () => control.call('POST /gifts', { body: { amount: '5' } });
    // @ts-expect-error -- the verb takes a body
    const noBody = () => control.call('POST /gifts');
    expect([unknown, noParams, otherParams, otherBody, noBody]).toHaveLength(5);
  });
});

it('the violations of a world are those that it counts, also of entries that its journal has forgotten', async () => {
  const mock = await createTestMock();
  const { control, fetch, assertClean } = await mock.world();
  await fetch('/api/none');
  await fetch('/api/none');
  const lines = await violationsOf(control, 'client');
  expect(lines).toEqual(Array(2).fill(expect.stringMatching(/^GET \/api\/none: no such call/)));
  const forgetful = { ...control, journal: async () => (await control.journal()).slice(1) };
  expect(await violationsOf(forgetful, 'client')).toEqual([
    lines[1],
    '1 more, in entries that the journal no longer has',
  ]);
  expect(await violationsOf(control, 'server')).toEqual([]);
  await expect(assertClean()).rejects.toThrow(/^outside the contract:\nGET \/api\/none: no such call/);
  const { serverViolations, ...world } = await control.world();
  const faulty = { ...control, world: async () => ({ ...world, serverViolations: serverViolations + 1 }) };
  expect(await violationsOf(faulty, 'server')).toEqual(['1 more, in entries that the journal no longer has']);
  await mock.close();
});
