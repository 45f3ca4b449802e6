import { describe, expect, it } from 'vitest';
import { failureOf } from '../../api/api-error.ts';
import { createMemoryStore } from '../../platform/stores.ts';
import type { Platform } from '../../platform/platform.ts';
import { createAppStore, type Services, servicesAtom } from './services.ts';
import { createSession } from './session.ts';

describe('a call that hangs', () => {
  const open = () => {
    const platform = {
      tabStorage: createMemoryStore(),
      durableStorage: createMemoryStore(),
      onDurableChange: () => {},
    } as unknown as Platform;
    const session = createSession(platform);
    const signals: (AbortSignal | undefined)[] = [];
    const call = (_key: string, _read: unknown, options?: { signal?: AbortSignal }) =>
      Promise.resolve(signals.push(options?.signal));
    const store = () => createAppStore({ platform, session, call } as unknown as Services).get(servicesAtom);
    return { session, signals, store };
  };

  it('is aborted with its session if it is a lookup, and never if it may change something', async () => {
    const { session, signals, store } = open();
    session.start('of-a', false);
    const { call } = store();
    await call('GET /api/lookup/info', () => true);
    await call('GET /api/wallet/refresh/slot', () => true);
    expect(signals.map((signal) => signal?.aborted)).toEqual([false, undefined]);
    session.end('logout');
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, undefined]);
  });

  it('keeps the signal that it has', async () => {
    const { signals, store } = open();
    const { signal } = new AbortController();
    await store().call('GET /api/lookup/active', () => true, { signal });
    expect(signals).toEqual([signal]);
  });

  it('is aborted when the page leaves, also that of a visitor, and no other begins (K1) (K9)', async () => {
    const { session, signals, store } = open();
    const { call } = store();
    await call('GET /api/lookup/banks', () => true);
    session.leave();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
    for (const late of [call, store().call])
      expect(await late('GET /api/lookup/info', () => true).catch(failureOf)).toEqual({ kind: 'aborted' });
    expect(signals).toHaveLength(1);
  });
});

it('a call that is begun after the end of its session is not made in the name of the next member', async () => {
  const platform = {
    tabStorage: createMemoryStore(),
    durableStorage: createMemoryStore(),
    onDurableChange: () => {},
  } as unknown as Platform;
  const session = createSession(platform);
  session.start('of-a', false);
  const tokens: (string | null)[] = [];
  const call = () => Promise.resolve(tokens.push(session.token()));
  const open = () => {
    const store = createAppStore({ platform, session, call } as unknown as Services);
    return () => store.get(servicesAtom).call('GET /api/wallet', () => true);
  };
  const callAsA = open();
  await callAsA();
  session.end('logout');
  session.start('of-b', false);
  const callAsB = open();
  const failure = await callAsA().catch(failureOf);
  await callAsB();
  expect(failure).toEqual({ kind: 'aborted' });
  expect(tokens).toEqual(['of-a', 'of-b']);
});
