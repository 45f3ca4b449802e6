import { renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { switchNetwork } from '../../testing/browser-state.ts';
import { makeServices, makeWorld } from '../../testing/render-app.tsx';
import { createTestClock } from '../../testing/test-clock.ts';
import { createAppStore } from '../session/services.ts';
import { requestWait } from '../session/wait.ts';
import { useBackOnline } from './use-back-online.ts';

const retry = vi.fn();

beforeEach(() => void retry.mockClear());
afterEach(() => vi.restoreAllMocks());

async function openScreen() {
  const clock = createTestClock();
  const store = createAppStore(await makeServices(await makeWorld(), { clock }));
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { unmount } = renderHook(() => useBackOnline(retry), { wrapper });
  return { clock, unmount, startWait: () => store.set(requestWait.startAtom) };
}

describe('a reading that failed', () => {
  it('is retried at once when the network is back, and not before it was away', async () => {
    await openScreen();
    expect(retry).not.toHaveBeenCalled();
    switchNetwork('offline');
    expect(retry).not.toHaveBeenCalled();
    switchNetwork('online');
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('is retried once after the minute that the service asks to wait, however often the network is back [8.02]', async () => {
    const { clock, startWait } = await openScreen();
    startWait();
    switchNetwork('offline');
    switchNetwork('online');
    await clock.advance(30_000);
    switchNetwork('offline');
    switchNetwork('online');
    await clock.advance(29_999);
    expect(retry).not.toHaveBeenCalled();
    await clock.advance(1);
    expect(retry).toHaveBeenCalledTimes(1);
    await clock.advance(600_000);
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('waits for the network when it is away at the end of such a minute, and for the next minute [8.02]', async () => {
    const { clock, startWait } = await openScreen();
    startWait();
    switchNetwork('offline');
    switchNetwork('online');
    await clock.advance(30_000);
    startWait();
    await clock.advance(59_999);
    expect(retry).not.toHaveBeenCalled();
    switchNetwork('offline');
    await clock.advance(1);
    expect(retry).not.toHaveBeenCalled();
    switchNetwork('online');
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('is not retried after its screen was left during such a minute [8.02]', async () => {
    const { clock, startWait, unmount } = await openScreen();
    startWait();
    switchNetwork('offline');
    switchNetwork('online');
    unmount();
    await clock.advance(60_000);
    expect(retry).not.toHaveBeenCalled();
  });
});
