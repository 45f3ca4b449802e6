import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import type { Updates } from '../../platform/updates.ts';
import { type TextLoader } from '../../shared/session/locale.ts';
import { loadText } from '../../shared/session/text-sets/load-text.ts';
import { renderApp } from '../../testing/render-app.tsx';

function heldBack() {
  const listeners = new Set<() => void>();
  let isReady = false;
  return {
    start: vi.fn<Updates['start']>(),
    isReady: () => isReady,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    come: () => {
      isReady = true;
      listeners.forEach((listener) => listener());
    },
  };
}

it.each([
  ['a visitor', '/login', {}],
  ['a member', '/user/home', { signedIn: '0812345678' }],
])('offers a newer build to %s on one line', async (_who, path, options) => {
  const updates = heldBack();
  await renderApp({ path, ...options, platform: { ...createBrowserPlatform(window), updates } });
  await screen.findByRole('navigation');
  expect(screen.queryByText(/A new version is ready/)).toBeNull();
  act(updates.come);
  expect(await screen.findByText(/A new version is ready/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

it('does not offer a newer build while money moves', async () => {
  const updates = heldBack();
  updates.come();
  const { services } = await renderApp({
    path: '/user/home',
    signedIn: '0812345678',
    platform: { ...createBrowserPlatform(window), updates },
  });
  const offer = () => screen.queryByText(/A new version is ready/);
  expect(await screen.findByText(/A new version is ready/)).toBeVisible();
  let stop = () => {};
  act(() => {
    stop = services.visit.moveMoney();
  });
  expect(offer()).toBeNull();
  act(stop);
  expect(offer()).toBeVisible();
});

it.each([
  [false, false],
  [true, true],
  [undefined, true],
])('registers the worker as configured: %s → %s', async (serviceWorker, withWorker) => {
  const updates = heldBack();
  await renderApp({
    path: '/login',
    config: serviceWorker === undefined ? {} : { serviceWorker },
    platform: { ...createBrowserPlatform(window), updates },
  });
  await screen.findByRole('navigation');
  expect(updates.start).toHaveBeenCalledWith({ withWorker });
});

it('offers a newer build once: in place of a page or a dialog whose files are gone, or on the line', async () => {
  const updates = heldBack();
  updates.come();
  const failing: TextLoader = (locale, namespace) =>
    namespace === 'statement' || namespace === 'withdraw'
      ? Promise.reject(new Error('404'))
      : loadText(locale, namespace);
  const { user } = await renderApp({
    path: '/user/home',
    signedIn: '0812345678',
    loadText: failing,
    platform: { ...createBrowserPlatform(window), updates },
  });
  await user.click(await screen.findByRole('button', { name: /^Withdraw/ }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'A new version is ready. Close this, then press Reload.',
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('link', { name: 'Statement' }));
  const page = within(screen.getByRole('main'));
  expect(await page.findByRole('heading', { name: 'A new version is ready' })).toBeVisible();
  expect(page.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getAllByText('A new version is ready')).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Home' }));
  expect(await screen.findByText('A new version is ready')).toBeVisible();
});
