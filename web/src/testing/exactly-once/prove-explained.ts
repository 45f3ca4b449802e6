import { waitFor } from '@testing-library/react';
import type { WritableAtom } from 'jotai';
import { SOMCHAI } from 'mock-server/testing';
import { expect } from 'vitest';
import type { MoneyAction } from '../../shared/orders/action-state.ts';
import { createAppStore } from '../../shared/session/services.ts';
import { loadWalletAtom } from '../../shared/wallet/wallet-state.ts';
import { fetchElsewhere } from '../pages.ts';
import { makeServices, makeWorld } from '../render-app.tsx';
import type { Action } from './types.ts';

interface Explained<Input> {
  scenario: string;
  call: Action['call'];
  action: { runAtom: WritableAtom<null, [Input], Promise<MoneyAction<Input, unknown> | null>> };
  /** Of the order that is "not done", and of the ones after it, which are refused. */
  inputs: readonly [Input, ...Input[]];
  done: object;
}

/** An order that the service carries out after "not done" explains why each next one is refused. */
export async function proveExplained<Input>({ scenario, call, action, inputs, done }: Explained<Input>) {
  const [first, ...others] = inputs;
  for (const other of others) {
    sessionStorage.clear();
    const world = await makeWorld(scenario);
    const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI, autoAdvance: true }));
    const order = async (input: Input) => {
      let end: { value: MoneyAction<Input, unknown> | null } | undefined;
      void store.set(action.runAtom, input).then((value) => (end = { value }));
      await waitFor(() => expect(end).toBeDefined());
      return end?.value;
    };
    await store.set(loadWalletAtom);
    await world.control.addFault({ call, kind: 'reset' });
    expect(await order(first)).toMatchObject({ status: 'not-done' });
    const [method = '', path = ''] = call.split(' ');
    expect((await fetchElsewhere(world, path, { method })).ok).toBe(true);
    expect(await order(other)).toMatchObject({ status: 'succeeded', done });
  }
}
