import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeWorld, renderApp, type TestWorld } from '../../testing/render-app.tsx';
import { SOMCHAI, total } from './testing.ts';

describe('the agreement', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Terms to accept' }, { timeout: 4_000 });
  const open = async (world: TestWorld, hurry?: number) => {
    const view = await renderApp({ world, signedIn: SOMCHAI, ...(hurry === undefined ? {} : { hurry }) });
    await total();
    return view;
  };

  it('opens about 1.5 s after home is loaded, and not again once it is accepted [2.43] [9.12] [3.07]', async () => {
    const world = await makeWorld(undefined, { hasAgreements: true });
    const asked = performance.now();
    const { user, unmount } = await open(world, 1);
    const loaded = performance.now();
    expect(within(await dialog()).getAllByRole('listitem').length).toBeGreaterThan(1);
    expect(performance.now() - asked).toBeGreaterThan(1_500);
    expect(performance.now() - loaded).toBeLessThan(3_500);
    await user.click(screen.getByRole('button', { name: 'I accept' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sessionStorage.getItem('remember-agreement')).not.toBeNull();
    unmount();
    const { services } = await open(world);
    // Home began to wait before this does.
    await act(() => services.clock.wait(1_500));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await world.control.count({ call: 'GET /api/lookup/agreements' })).toBe(1);
  });

  it('that was closed without an answer is asked for again after the next load, and forgotten at logout [2.13]', async () => {
    const world = await makeWorld(undefined, { hasAgreements: true });
    // The dialog may hide home before anybody has looked at it.
    const first = await renderApp({ world, signedIn: SOMCHAI });
    await dialog();
    await first.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    first.unmount();
    const { user } = await renderApp({ world, signedIn: SOMCHAI });
    await dialog();
    await user.click(screen.getByRole('button', { name: 'I accept' }));
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(sessionStorage.getItem('remember-agreement')).toBeNull());
  });

  it('waits until the dialog that is open is closed: one at a time [2.44]', async () => {
    const world = await makeWorld(undefined, { hasAgreements: true });
    const fault = await world.control.addFault({ call: 'GET /api/lookup/agreements', kind: 'hang' });
    const { user } = await open(world);
    await user.click(screen.getByRole('button', { name: /^PG ?350/ }));
    await screen.findByRole('dialog', { name: 'PG' });
    await world.control.removeFault(fault.id);
    await act(() => world.control.waitFor({ call: 'GET /api/lookup/agreements' }));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await dialog()).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it.each(['reset', 'wrong-shape'] as const)(
    'that cannot be read is silent (%s), and asked for again with the next visit to home [8.29]',
    async (kind) => {
      const world = await makeWorld(undefined, { hasAgreements: true });
      await world.control.addFault({ call: 'GET /api/lookup/agreements', kind });
      const { user } = await open(world);
      await act(() => world.control.waitFor({ call: 'GET /api/lookup/agreements' }));
      await user.click(screen.getByRole('link', { name: 'Profile' }));
      expect(await screen.findByRole('heading', { name: 'Somchai' })).toBeVisible();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.queryByRole('alert')).toBeNull();
      await user.click(screen.getByRole('link', { name: 'Home' }));
      expect(await dialog()).toBeVisible();
    },
  );
});
