import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { STILL_MS } from '../../features/home/still-hands.ts';
import { AGREEMENT_DELAY_MS } from '../../shared/account/agreement-state.ts';
import { switchNetwork } from '../../testing/browser-state.ts';
import { takeConsoleErrors } from '../../testing/console-errors.ts';
import { makeWorld, renderApp } from '../../testing/render-app.tsx';

it.each(['/login', '/register', '/howto', '/contact'])(
  'warns a visitor at %s that the network is down, until it is back',
  async (path) => {
    await renderApp({ path });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/^No internet/)).toBeNull();
    switchNetwork('offline');
    expect(await screen.findByText(/^No internet. Check your connection/)).toBeVisible();
    switchNetwork('online');
    await waitFor(() => expect(screen.queryByText(/^No internet/)).toBeNull());
  },
);

it.each([
  ['GET /api/account/profile', '/user/profile', 'Change password'],
  ['POST /api/statement', '/user/statement', /slip/i],
  ['GET /api/lookup/contact', '/user/contact', 'Copy the name'],
] as const)('reads %s again when the network is back', async (call, path, button) => {
  const world = await makeWorld();
  await world.control.addFault({ call, kind: 'reset', times: 'always' });
  const { clock } = await renderApp({ world, signedIn: '0812345678', path });
  await screen.findByRole('button', { name: 'Try again' });
  switchNetwork('offline');
  await clock.advance(1_000);
  const before = await world.control.count({ call });
  switchNetwork('online');
  await world.control.waitFor({ call, count: before + 1 });
  await clock.advance(10_000);
  expect(await world.control.count({ call })).toBe(before + 1);
  await world.control.clearFaults();
  switchNetwork('offline');
  switchNetwork('online');
  expect(await screen.findByRole('button', { name: button })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('reads what the bars of a visitor show when the network of an offline start is back [1.05] [2.30] [3.07]', async () => {
  const world = await makeWorld();
  await world.control.setLookups({
    notice: '<p>Closed tonight</p>',
    info: { name: 'Rimkhong', website: '' },
  });
  switchNetwork('offline');
  await renderApp({ world, path: '/register', config: { chatUrl: '' } });
  await screen.findByText(/^No internet/);
  switchNetwork('online');
  expect(await screen.findByRole('button', { name: 'Chat with our staff' })).toBeVisible();
  expect(await screen.findByText('Rimkhong')).toBeVisible();
  expect(await screen.findByText('Closed tonight')).toBeVisible();
  switchNetwork('offline');
  await screen.findByText(/^No internet/);
  expect(screen.getByText('Closed tonight')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Chat with our staff' })).toBeVisible();
});

it('shows a member the chat, the name and the agreement when the network of an offline start is back [1.17] [2.16] [2.43]', async () => {
  const world = await makeWorld(undefined, { hasAgreements: true });
  switchNetwork('offline');
  const { clock } = await renderApp({ world, signedIn: '0812345678', config: { chatUrl: '' } });
  await screen.findByRole('heading', { name: 'Home' });
  await clock.advance(AGREEMENT_DELAY_MS);
  switchNetwork('online');
  expect(await screen.findByRole('button', { name: 'Chat with our staff' })).toBeVisible();
  expect(await screen.findByText('Rimkhong')).toBeVisible();
  await clock.advance(AGREEMENT_DELAY_MS + STILL_MS);
  expect(await screen.findByRole('dialog', { name: 'Please accept our terms' })).toBeVisible();
  expect(takeConsoleErrors()).toEqual([expect.stringContaining('offline')]);
});

it('warns an offline member that figures may be old, until the network is back', async () => {
  await renderApp({ signedIn: '0812345678', path: '/user/profile' });
  await screen.findByRole('button', { name: 'Change password' });
  expect(screen.queryByText(/^No internet/)).toBeNull();
  switchNetwork('offline');
  expect(await screen.findByText(/^No internet. The balance you see may not be the latest/)).toBeVisible();
  switchNetwork('online');
  await waitFor(() => expect(screen.queryByText(/^No internet/)).toBeNull());
});

it.each([
  [0, 'inline'],
  [1, 'floating'],
])(
  'a page scrolled by %i px shows that the network is down %s, so that it is in view',
  async (top, where) => {
    await renderApp({ signedIn: '0812345678', path: '/user/profile' });
    await screen.findByRole('button', { name: 'Change password' });
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
    onTestFinished(() => void vi.restoreAllMocks());
    switchNetwork('offline');
    const line = await screen.findByText(/^No internet/);
    expect(line.closest('[data-floating]') === null ? 'inline' : 'floating').toBe(where);
  },
);
