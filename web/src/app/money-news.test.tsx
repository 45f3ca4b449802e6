import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createBrowserPlatform } from '../platform/browser-platform.ts';
import { createPages } from '../testing/pages.ts';
import { makeWorld, renderApp } from '../testing/render-app.tsx';

const SOMCHAI = '0812345678';
const total = () => screen.findByRole('status', { name: 'Total balance' });

/** Home on one page of a browser; `other` is the channel of another page. */
async function openHome(scenario: string) {
  const world = await makeWorld(scenario);
  const pages = createPages();
  const received: unknown[] = [];
  const other = pages.openChannel('money', (message) => received.push(message));
  const platform = { ...createBrowserPlatform(window), openChannel: pages.openChannel };
  const view = await renderApp({ world, signedIn: SOMCHAI, platform });
  await total();
  return { ...view, world, other, received };
}

describe('money that moves on another page of the browser', () => {
  it('shows on this page (W9)', async () => {
    const { world, other } = await openHome('a member with money');
    await world.control.setBalance(SOMCHAI, { account: 'WALLET', amount: 777 });
    act(() => other.send('moved'));
    await waitFor(async () => expect(await total()).toHaveTextContent('777.00'));
  });

  it('is announced by a message without data, once it has moved', async () => {
    const { user, received, world } = await openHome('a member with a refund to receive');
    await user.click(await screen.findByRole('button', { name: /^Refund/ }));
    const receive = () => screen.findByRole('button', { name: 'Add 25.00 baht to wallet' });
    await world.control.addFault({ call: 'GET /api/refund/addWallet', kind: 'refuse', code: 'NO_REFUND' });
    await user.click(await receive());
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    expect(received).toEqual([]);
    await user.click(await receive());
    await screen.findByText(/in your wallet now/);
    expect(received).toEqual(['moved']);
  });
});
