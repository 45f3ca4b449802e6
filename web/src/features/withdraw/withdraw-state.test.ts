import { waitFor } from '@testing-library/react';
import { satang } from 'contracts/rules';
import { SOMCHAI } from 'mock-server/testing';
import { expect, it } from 'vitest';
import type { Call } from '../../api/call.ts';
import { createAppStore } from '../../shared/session/services.ts';
import { takeConsoleErrors } from '../../testing/console-errors.ts';
import { makeServices, makeWorld } from '../../testing/render-app.tsx';
import { withdrawAction } from './withdraw-state.ts';

/** As a service that gives at most 10 entries a call. */
const capped = (call: Call): Call =>
  ((key, read, options) => {
    const body = (options as { body?: { limit?: number } } | undefined)?.body;
    return call(key, read, {
      ...options,
      ...(body && { body: { ...body, ...(body.limit && { limit: Math.min(body.limit, 10) }) } }),
    } as never);
  }) as Call;

it.each([
  ['drop', 'succeeded'],
  ['reset', 'not-done'],
] as const)(
  'a withdrawal without an answer (%s) is %s also where the statement gives fewer entries a call than asked for (W1)',
  async (kind, status) => {
    const world = await makeWorld('a member with three pages of statement');
    const services = await makeServices(world, { signedIn: SOMCHAI, autoAdvance: true });
    const store = createAppStore({ ...services, call: capped(services.call) });
    await world.control.addFault({ call: 'POST /api/wallet/withdrawAll', kind });
    void store.set(withdrawAction.runAtom, satang(20_000));
    await waitFor(() => expect(store.get(withdrawAction.stateAtom).status).toBe(status));
    expect(await world.control.count({ call: 'POST /api/wallet/withdrawAll' })).toBe(1);
    takeConsoleErrors();
  },
);
