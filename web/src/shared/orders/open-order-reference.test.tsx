import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { dateTimeText } from '../../lib/date-text.ts';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import { makeWorld, renderApp } from '../../testing/render-app.tsx';

it('the reference of an open order has the time when it was sent, also when its dialog opens again [9.31] (K9)', async () => {
  const world = await makeWorld();
  const drawCode = vi.fn<(text: string) => Promise<string>>(() => Promise.resolve('data:,'));
  const platform = { ...createBrowserPlatform(window), framesTasks: true as const, drawCode };
  const app = await renderApp({ world, platform, signedIn: '0812345678' });
  const { user, clock } = app;
  const open = async () => user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await open();
  await user.type(await screen.findByRole('textbox', { name: /Amount/ }), '100{Enter}');
  const confirm = await screen.findByRole('button', { name: /^Confirm: withdraw 100.00/ });
  await world.control.addFault({ call: 'POST /api/wallet/withdrawAll', kind: 'reset' });
  await world.control.addFault({ call: 'POST /api/statement', kind: 'reset', times: 'always' });
  const sentAt = dateTimeText(app.services.clock.now());
  const second = sentAt.replace(/\D/g, '');
  await user.click(confirm);
  const reference = async () => (await screen.findByText(/^\d{14}-/)).textContent;
  expect(await reference()).toContain(second);
  expect(drawCode).toHaveBeenCalledWith(expect.stringContaining(`Time: ${sentAt}`));
  await user.keyboard('{Escape}');
  await clock.advance(60_000);
  await open();
  expect(await reference()).toContain(second);
});

it('a change that no statement shows has no reference while its outcome is open (K9)', async () => {
  const world = await makeWorld();
  const drawCode = vi.fn<(text: string) => Promise<string>>(() => Promise.resolve('data:,'));
  const platform = { ...createBrowserPlatform(window), framesTasks: true as const, drawCode };
  const path = '/user/profile';
  const { user } = await renderApp({ world, platform, path, signedIn: '0812345678' });
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  for (const name of ['Old password', 'New password', 'Confirm new password'])
    await user.type(await screen.findByLabelText(name), 'river at night');
  await world.control.addFault({ call: 'PUT /api/account/changepwd', kind: 'reset' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^We do not know yet/)).toBeVisible();
  expect(drawCode).not.toHaveBeenCalled();
});
