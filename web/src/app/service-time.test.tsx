import { screen } from '@testing-library/react';
import { TEST_TIME, SOMCHAI } from 'mock-server/testing';
import { describe, expect, it } from 'vitest';
import { AGREEMENT_DELAY_MS } from '../shared/account/agreement-state.ts';
import { dateTimeText } from '../lib/date-text.ts';
import { makeWorld, type RenderOptions, renderApp } from '../testing/render-app.tsx';

const SERVICE = Date.parse(TEST_TIME);
const DAY_MS = 86_400_000;

const synced = (text: RegExp) => screen.findByText(text);

describe.each([
  ['a day ahead', DAY_MS],
  ['a day behind', -DAY_MS],
])('on a device that is %s, the app', (_name, offBy) => {
  const deviceTime = SERVICE + offBy;

  it('shows the age of the balances by the service’s time [1.07] [9.31] [9.32]', async () => {
    const { clock, user } = await renderApp({ signedIn: SOMCHAI, deviceTime });
    await user.click(await screen.findByRole('button', { name: 'Check balance' }));
    expect(await synced(/just now/i)).toHaveAttribute('title', dateTimeText(SERVICE));
    await clock.advance(120_000);
    expect(await synced(/2 minutes ago/)).toHaveAttribute('title', dateTimeText(SERVICE));
  });

  it('uses the service’s day as today (W7)', async () => {
    const linesOfToday = async (options: RenderOptions) => {
      const { user, unmount } = await renderApp({
        scenario: 'a member with every kind of statement line',
        path: '/user/statement',
        signedIn: SOMCHAI,
        ...options,
      });
      await screen.findByRole('table');
      await user.click(screen.getByRole('tab', { name: 'Today' }));
      await screen.findByRole('region', { name: 'Totals' });
      const lines = screen.getAllByRole('row').map(({ textContent }) => textContent);
      unmount();
      return lines;
    };
    const lines = await linesOfToday({ deviceTime });
    expect(lines.length).toBeGreaterThan(1);
    expect(lines).toEqual(await linesOfToday({ deviceTime: SERVICE }));
  });
});

describe('when the service’s clock is moved, the app', () => {
  it('shows the new time after the next answer [1.07]', async () => {
    const world = await makeWorld(undefined, { hasAgreements: true });
    const { clock, user } = await renderApp({ world, signedIn: SOMCHAI });
    await user.click(await screen.findByRole('button', { name: 'Check balance' }));
    await synced(/just now/i);
    await world.control.advanceClock({ seconds: 3 * 3_600 });
    // Asks only for the agreement.
    await clock.advance(AGREEMENT_DELAY_MS);
    expect(await synced(/3 hours ago/)).toBeInTheDocument();
  });
});
