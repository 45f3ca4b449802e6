import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type errors from '../../../locales/en/errors.json';
import { fill } from '../../testing/fill.ts';
import { makeWorld, renderApp, type RenderOptions, type TestWorld } from '../../testing/render-app.tsx';

export const PHONE = '0611111111';

export const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
export const next = () => screen.getByRole('button', { name: 'Next' });
type User = Awaited<ReturnType<typeof renderApp>>['user'];

export async function worldWithoutOtp(): Promise<TestWorld> {
  const world = await makeWorld();
  await world.control.setFlags({ registerOTP: false });
  return world;
}

export const open = (options: RenderOptions = {}) => renderApp({ path: '/register', ...options });

export async function fillPhone(user: User, phone = PHONE) {
  // By role, because a field hidden while texts load does not accept input.
  await fill(user, await screen.findByRole('textbox', { name: 'Phone number' }), phone);
  await user.click(next());
}

export async function fillProfile(user: User) {
  await heading('Your profile');
  await fill(user, await screen.findByLabelText('Profile name'), 'Anong');
  await fill(user, screen.getByLabelText('Password'), 'secret-1');
  await fill(user, screen.getByLabelText('Confirm password'), 'secret-1');
  await user.click(next());
}

export async function fillBank(user: User, bank = 'KBANK') {
  await heading('Your bank account');
  await user.selectOptions(await screen.findByLabelText('Bank'), bank);
  await fill(user, screen.getByLabelText('Account number'), '555-123-4567');
  await fill(user, screen.getByLabelText('First name'), 'anong');
  await fill(user, screen.getByLabelText('Last name'), 'deejai');
}

export const create = (user: User) => user.click(screen.getByRole('button', { name: 'Create account' }));

export async function leaveAndReturn(user: User) {
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
  await user.click(menu.getByRole('link', { name: 'Log in' }));
  await heading('Welcome back');
  await user.click(menu.getByRole('link', { name: 'Register' }));
}

/** Testing Library reads a no-break space as a space. */
export const isShownTwice = (text: string) =>
  waitFor(() => expect(screen.getAllByText(text.replaceAll('\u00a0', ' ')).length).toBeGreaterThan(1));

type Call = Parameters<TestWorld['control']['addFault']>[0]['call'];
export const refuse = (world: TestWorld, call: Call, code: keyof typeof errors) =>
  world.control.addFault({ call, kind: 'status', status: 422, body: JSON.stringify({ message: code }) });

export const waitButton = () => screen.getByRole('button', { name: /^Try again in 0[01]:\d\d$/ });
