import { act, renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { SOMCHAI, TEST_TIME } from 'mock-server/testing';
import { createAppStore } from '../../../shared/session/services.ts';
import { requestWait } from '../../../shared/session/wait.ts';
import { loadWalletAtom } from '../../../shared/wallet/wallet-state.ts';
import { takeConsoleErrors } from '../../../testing/console-errors.ts';
import { makeServices, makeWorld } from '../../../testing/render-app.tsx';
import { createTestClock } from '../../../testing/test-clock.ts';
import { useFreshness } from './use-freshness.ts';

it.each([
  ['reads who the member is once the last wait is over', 1],
  ['reads nothing after the session has ended', 0],
])(
  'the chat of a member without a wallet waits while another request begins the wait again, and %s [8.02]',
  async (_, readings) => {
    const world = await makeWorld();
    const clock = createTestClock({ deviceTime: Date.parse(TEST_TIME) });
    const services = await makeServices(world, { signedIn: SOMCHAI, clock });
    const store = createAppStore(services);
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'refuse', code: 'REQUEST_LIMIT' });
    await store.set(loadWalletAtom);
    takeConsoleErrors();
    store.set(requestWait.startAtom);
    renderHook(() => useFreshness(false), {
      wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
    });
    const asked = () => world.control.count({ call: 'GET /api/account/profile' });
    await clock.advance(30_000);
    store.set(requestWait.startAtom);
    // The rest of a second after the wait is the member's.
    await clock.advance(60_999);
    expect(await asked()).toBe(0);
    if (readings === 0) act(() => services.session.end('token-refused'));
    await clock.advance(1);
    expect(await asked()).toBe(readings);
  },
);
