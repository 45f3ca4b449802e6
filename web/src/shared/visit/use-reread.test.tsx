import { act, renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import { createPages } from '../../testing/pages.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { makeServices, makeWorld } from '../../testing/render-app.tsx';
import { setHidden } from '../../testing/browser-state.ts';
import { createAppStore } from '../session/services.ts';
import { requestWait } from '../session/wait.ts';
import { useReread } from './use-reread.ts';

const reread = vi.fn();

beforeEach(() => void reread.mockClear());
afterEach(() => vi.restoreAllMocks());

const showPage = (persisted: boolean) =>
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));

/** A screen; `send` is the channel of another page. */
async function openScreen() {
  const pages = createPages();
  const clock = createTestClock();
  const platform = { ...createBrowserPlatform(window), openChannel: pages.openChannel };
  const services = await makeServices(await makeWorld(), { platform, clock });
  const store = createAppStore(services);
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { unmount } = renderHook(() => useReread(reread), { wrapper });
  const other = pages.openChannel('changes', () => {});
  return {
    unmount,
    clock,
    startWait: () => store.set(requestWait.startAtom),
    send: (message: unknown = 'changed') => act(() => other.send(message)),
  };
}

describe('a screen', () => {
  it('is read again when another page has changed something (W9)', async () => {
    const { send } = await openScreen();
    expect(reread).not.toHaveBeenCalled();
    send();
    expect(reread).toHaveBeenCalledTimes(1);
    send();
    expect(reread).toHaveBeenCalledTimes(2);
  });

  it('is not read again for any other message', async () => {
    const { send } = await openScreen();
    for (const message of [null, 'moved', { kind: 'changed' }]) send(message);
    expect(reread).not.toHaveBeenCalled();
  });

  it('that is hidden is read again once, when it becomes visible (W9)', async () => {
    const { send } = await openScreen();
    setHidden(true);
    send();
    send();
    expect(reread).not.toHaveBeenCalled();
    setHidden(false);
    expect(reread).toHaveBeenCalledTimes(1);
    setHidden(true);
    setHidden(false);
    expect(reread).toHaveBeenCalledTimes(1);
  });

  it('is read again after Back restored its page from memory, but not when the page has loaded (W9)', async () => {
    await openScreen();
    showPage(false);
    expect(reread).not.toHaveBeenCalled();
    showPage(true);
    expect(reread).toHaveBeenCalledTimes(1);
  });

  it('that was hidden is read again after a minute, also if the device slept meanwhile, and not before (W9)', async () => {
    const { clock } = await openScreen();
    await clock.advance(45_000);
    setHidden(true);
    clock.sleep(29_999);
    await clock.advance(30_000);
    setHidden(false);
    expect(reread).not.toHaveBeenCalled();
    setHidden(true);
    clock.sleep(60_000);
    await clock.advance(30_000);
    expect(reread).not.toHaveBeenCalled();
    setHidden(false);
    expect(reread).toHaveBeenCalledTimes(1);
    await clock.advance(600_000);
    expect(reread).toHaveBeenCalledTimes(1);
  });

  it('that stayed visible is read again within half a minute after its device has slept (W9)', async () => {
    const { clock, unmount } = await openScreen();
    await clock.advance(600_000);
    expect(reread).not.toHaveBeenCalled();
    clock.sleep(60_000);
    await clock.advance(29_999);
    expect(reread).not.toHaveBeenCalled();
    await clock.advance(1);
    expect(reread).toHaveBeenCalledTimes(1);
    clock.sleep(60_000);
    unmount();
    await clock.advance(30_000);
    expect(reread).toHaveBeenCalledTimes(1);
  });

  it('is read again once after the minute that the service asks to wait, whatever made it old meanwhile [8.02] (W9)', async () => {
    const { send, startWait, clock } = await openScreen();
    startWait();
    send();
    await clock.advance(30_000);
    setHidden(true);
    setHidden(false);
    send();
    await clock.advance(29_999);
    expect(reread).not.toHaveBeenCalled();
    await clock.advance(1);
    expect(reread).toHaveBeenCalledTimes(1);
    await clock.advance(600_000);
    expect(reread).toHaveBeenCalledTimes(1);
  });

  it('that is hidden when such a minute ends is read again when it becomes visible [8.02] (W9)', async () => {
    const { send, startWait, clock } = await openScreen();
    startWait();
    send();
    setHidden(true);
    await clock.advance(60_000);
    expect(reread).not.toHaveBeenCalled();
    setHidden(false);
    expect(reread).toHaveBeenCalledTimes(1);
  });

  it('that is left while the service asks to wait is not read after it [8.02]', async () => {
    const { send, startWait, clock, unmount } = await openScreen();
    startWait();
    send();
    unmount();
    await clock.advance(60_000);
    expect(reread).not.toHaveBeenCalled();
  });

  it('that was left is not read again', async () => {
    const { send, unmount } = await openScreen();
    setHidden(true);
    send();
    unmount();
    setHidden(false);
    send();
    showPage(true);
    expect(reread).not.toHaveBeenCalled();
  });
});
