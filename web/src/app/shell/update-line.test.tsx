import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import type { Updates } from '../../platform/updates.ts';
import { renderApp } from '../../testing/render-app.tsx';

function heldBack(): Updates & { come: () => void } {
  const listeners = new Set<() => void>();
  let isReady = false;
  return {
    isReady: () => isReady,
    subscribe: (listener) => {
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

it('does not offer a newer build where the configuration turns the worker off', async () => {
  const updates = heldBack();
  updates.come();
  await renderApp({
    path: '/login',
    config: { serviceWorker: false },
    platform: { ...createBrowserPlatform(window), updates },
  });
  await screen.findByRole('navigation');
  expect(screen.queryByText(/A new version is ready/)).toBeNull();
});
