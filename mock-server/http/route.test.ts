import { afterEach, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createControl, violationsOf } from '../control/index.ts';
import { injectFetch } from '../test/inject-fetch.ts';
import type { Handlers } from './route.ts';
import { systemClock } from '../engine/clock.ts';
import { Refusal } from '../world/service/refusal.ts';
import { createWorlds } from '../world/worlds.ts';
import { scenarios } from '../scenarios/index.ts';
import { handlers } from '../routes/index.ts';
import { call } from '../test/api-client.ts';

let close = async () => {};
afterEach(() => close());

/** A mock with a defect in one handler, and its log. */
async function brokenMock(broken: Partial<Handlers>) {
  const logged: unknown[] = [];
  const worlds = createWorlds(systemClock, scenarios);
  const app = await createApp({
    worlds,
    handlers: { ...handlers, ...broken },
    log: (error) => logged.push(error),
  });
  close = () => app.close();
  const fetch = injectFetch(app, { 'x-mock-world': 'w' });
  const control = createControl(fetch, 'w');
  await control.reset();
  const { token } = await control.issueToken('0812345678');
  return { world: { fetch, control } as never, control, worlds, token, logged };
}

const FAILED = { status: 500, body: { message: 'INTERNAL_SERVER_ERROR' } };

describe('the guard around the handlers', () => {
  it('records a reply outside the contract and answers 500', async () => {
    const { world, control } = await brokenMock({
      'GET /api/lookup/info': () => ({ name: 'x', website: 'x', more: 1 }),
    });
    expect(await call(world, 'GET /api/lookup/info')).toMatchObject(FAILED);
    const [entry] = await control.journal({ serverViolations: true });
    expect(entry).toMatchObject({ call: 'GET /api/lookup/info', status: 500 });
    expect(entry!.serverViolations[0]).toMatch(/^reply: /);
    expect((await control.world()).serverViolations).toBe(1);
  });

  it('records a refusal outside the contract and answers 500', async () => {
    const { world, control, token } = await brokenMock({
      'GET /api/account/profile': () => {
        throw new Refusal('NO_REFUND');
      },
    });
    expect(await call(world, 'GET /api/account/profile', { token })).toMatchObject(FAILED);
    expect((await control.journal({ serverViolations: true }))[0]?.serverViolations).toEqual([
      'refusal: NO_REFUND is not in the contract',
    ]);
  });

  it('logs a throwing handler and answers 500 without details', async () => {
    const { world, control, logged } = await brokenMock({
      'GET /api/lookup/info': () => {
        throw new Error('secret detail');
      },
    });
    expect(await call(world, 'GET /api/lookup/info')).toMatchObject(FAILED);
    expect(logged).toHaveLength(1);
    expect((await control.journal({ serverViolations: true }))[0]?.serverViolations).toEqual([
      'threw: secret detail',
    ]);
  });

  it('names an event that breaks the contract, and tells who watches', async () => {
    const { control, worlds } = await brokenMock({});
    const told: string[] = [];
    worlds.events.on('journal', (_world, { serverViolations }) => told.push(...serverViolations));
    const guest = { userId: null, guestId: 'g'.repeat(65), session_id: null, username: null, name: null };
    const message = { message_type: 'text', payload: { message: 'hello' } } as const;
    const createdAt = '2026-11-20T03:00:00.000Z';
    const event = { ...guest, sender: 'agent', message, createdAt, deviceToken: null };
    worlds.events.emit('messaging', 'w', 'RK-guest', event);
    expect(await violationsOf(control, 'server')).toEqual([
      'event messaging: /guestId must not have more than 64 characters',
    ]);
    expect(told).toEqual(['event messaging: /guestId must not have more than 64 characters']);
    worlds.events.emit('messaging', 'w', 'RK-guest', { ...event, guestId: 'g' });
    expect(await violationsOf(control, 'server')).toHaveLength(1);
  });

  it('records unbalanced books and answers 500', async () => {
    const { world, control, worlds, token } = await brokenMock({});
    worlds.open('w').ledger.assertBalanced = () => {
      throw new Error('the books do not balance');
    };
    expect(await call(world, 'GET /api/wallet', { token })).toMatchObject(FAILED);
    expect((await control.world()).serverViolations).toBe(1);
  });

  it.each(['reset', 'remove'] as const)('cuts a call whose world is gone before it ends: %s', async (how) => {
    const [begun, gate] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const { world, token, control } = await brokenMock({
      'GET /api/account/profile': async (given) => {
        begun.resolve(undefined);
        await gate.promise;
        return () => handlers['GET /api/account/profile'](given) as never;
      },
    });
    const cut = expect(call(world, 'GET /api/account/profile', { token })).rejects.toThrow(TypeError);
    await begun.promise;
    await control[how]();
    gate.resolve(undefined);
    await cut;
  });

  it('runs the jobs that fall due while a fault delays a call', async () => {
    const { world, control, token } = await brokenMock({});
    await control.setClock({ rate: 1000 });
    await control.addFault({ call: 'POST /api/statement', kind: 'latency', milliseconds: 100 });
    await call(world, 'POST /api/wallet/withdraw', { token, body: { amount: 100 } });
    const answer = await call(world, 'POST /api/statement', { token, body: { page: 1, limit: 1 } });
    expect(answer.body.statements).toMatchObject([{ statementType: 'withdraw', status: 'SUCCESS' }]);
  });

  it('answers other calls of a member while one waits for slow work, and lists what moved after it', async () => {
    const [begun, gate] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const { world, token, control } = await brokenMock({
      'POST /api/wallet/transferAll': async (given) => {
        begun.resolve(undefined);
        await gate.promise;
        return () => handlers['POST /api/wallet/transferAll'](given) as never;
      },
    });
    const slow = call(world, 'POST /api/wallet/transferAll', { token, body: { to: 'WALLET' } });
    await begun.promise;
    const body = { from: 'WALLET', to: 'PG', amount: 1 };
    expect((await call(world, 'POST /api/wallet/transfer', { token, body })).status).toBe(200);
    gate.resolve(undefined);
    expect((await slow).status).toBe(200);
    const [first, last] = await control.journal();
    expect([first?.movements.length, last?.movements.length]).toEqual([1, 1]);
  });

  it.each(['revokeTokens', 'removeMember'] as const)(
    'refuses what follows slow work after %s',
    async (verb) => {
      const [begun, gate] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
      const { world, token, control } = await brokenMock({
        'GET /api/account/profile': async (given) => {
          begun.resolve(undefined);
          await gate.promise;
          return () => handlers['GET /api/account/profile'](given) as never;
        },
      });
      const answer = call(world, 'GET /api/account/profile', { token });
      await begun.promise;
      await control[verb]('0812345678');
      gate.resolve(undefined);
      expect((await answer).status).toBe(401);
    },
  );
});
