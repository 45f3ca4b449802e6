import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { stubMedia } from '../../../testing/screen-media.ts';
import { SOMCHAI, total } from '../testing.ts';

afterEach(() => vi.unstubAllGlobals());

/** Home after a deposit of 500 baht and a refresh. */
async function withMoney(motion: 'reduce' | 'no-preference') {
  stubMedia((query) => query.includes(`: ${motion}`));
  const app = await renderApp({ signedIn: SOMCHAI });
  await screen.findByText('1,000.00');
  await app.world.control.setBalance(SOMCHAI, { account: 'WALLET', amount: 1500 });
  await app.user.click(screen.getByRole('button', { name: 'Check balance' }));
  await screen.findByText('1,500.00');
  return app;
}

describe('the total of home', () => {
  it('counts up to the new total in half a second, and shows the change for a while', async () => {
    const { clock } = await withMoney('no-preference');
    const status = await total();
    expect(status).toHaveAttribute('aria-busy', 'true');
    expect(status).not.toHaveTextContent('2,170.50');
    expect(screen.getByText('+500.00')).toBeVisible();
    await act(() => clock.advance(600));
    expect(status).toHaveTextContent('2,170.50 baht');
    expect(status).not.toHaveAttribute('aria-busy');
    await act(() => clock.advance(3000));
    expect(screen.queryByText('+500.00')).toBeNull();
  });

  it('changes immediately with reduced motion', async () => {
    await withMoney('reduce');
    expect(await total()).toHaveTextContent('2,170.50 baht');
    expect(screen.queryByText('+500.00')).toBeNull();
  });
});
