import { act, renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import { expect, it, onTestFinished, vi } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import type { ShareEnd } from '../../platform/platform.ts';
import { makeServices, makeWorld } from '../../testing/render-app.tsx';
import { receiveToasts } from '../../ui/toast/receive-toasts.ts';
import { createAppStore } from '../session/services.ts';
import { useShare } from './use-share.ts';

it('what is shared is handed on once for two presses, and how it ended is told in the same session only (W4)', async () => {
  const sheets: PromiseWithResolvers<ShareEnd>[] = [];
  const share = vi.fn(() => {
    const sheet = Promise.withResolvers<ShareEnd>();
    sheets.push(sheet);
    return sheet.promise;
  });
  const platform = { ...createBrowserPlatform(window), share };
  const services = await makeServices(await makeWorld(), { signedIn: SOMCHAI, platform });
  const store = createAppStore(services);
  const { result } = renderHook(() => useShare('Copied', 'Failed'), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  const told: (string | null)[] = [];
  onTestFinished(receiveToasts(({ text }) => void told.push(text)));
  const press = () => result.current?.({ text: 'receipt' });
  const end = (how: ShareEnd) =>
    act(async () => {
      sheets.at(-1)?.resolve(how);
      await sheets.at(-1)?.promise;
    });

  press();
  press();
  expect(share).toHaveBeenCalledExactlyOnceWith({ text: 'receipt' });
  await end('shared');
  expect(told).toEqual([]);
  press();
  await end('failed');
  expect(told).toEqual(['Failed']);
  press();
  services.session.end('logout');
  await end('failed');
  expect(share).toHaveBeenCalledTimes(3);
  expect(told).toEqual(['Failed']);
});
