import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { makeWorld, renderApp } from '../../testing/render-app.tsx';
import { createSharedScreen } from '../../testing/shared-screen.ts';
import { total } from './testing.ts';

const MALEE = '0899999999';

describe('the first steps', () => {
  const card = () => screen.findByRole('region', { name: 'First steps' });
  const current = async () =>
    within(await card())
      .getAllByRole('listitem')
      .find((step) => step.getAttribute('aria-current') === 'step')?.textContent;

  it('start with a deposit for a member without money', async () => {
    await renderApp({ signedIn: MALEE });
    expect(await current()).toMatch(/Deposit/);
  });

  it('continue with a game once there is money', async () => {
    const world = await makeWorld();
    await world.control.setBalance(MALEE, { account: 'WALLET', amount: 50 });
    await renderApp({ world, signedIn: MALEE });
    expect(await current()).toMatch(/Open a game/);
    expect(within(await card()).getByText('(done)')).toBeInTheDocument();
  });

  it('are not shown to a member who has opened a game', async () => {
    await renderApp({ signedIn: SOMCHAI });
    await total();
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
  });

  it('are not shown where no game can be played', async () => {
    await renderApp({ signedIn: MALEE, platform: createSharedScreen() });
    await total();
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
  });
});
