import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { renderApp } from '../../../testing/render-app.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Replaces the browser's IntersectionObserver; @returns a function that reports the position of the balance's actions, and who listens to it. */
function stubObserver() {
  const seen = new Set<IntersectionObserverCallback>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #callback: IntersectionObserverCallback;
      constructor(callback: IntersectionObserverCallback) {
        this.#callback = callback;
        seen.add(callback);
      }
      observe() {}
      disconnect() {
        seen.delete(this.#callback);
      }
    },
  );
  const scroll = (isIntersecting: boolean, bottom: number) => {
    const entry = { isIntersecting, boundingClientRect: { bottom } } as IntersectionObserverEntry;
    const earlier = { ...entry, isIntersecting: !isIntersecting };
    act(() => {
      for (const callback of seen) callback([earlier, entry], {} as IntersectionObserver);
    });
  };
  return { scroll, seen };
}

describe('the balance among the games', () => {
  it('shows the total and a deposit button only once the actions are scrolled away [1.07] [2.35]', async () => {
    const { scroll } = stubObserver();
    const { user } = await renderApp({ signedIn: SOMCHAI });
    await screen.findByText('1,000.00');
    const bar = () => screen.queryByRole('button', { name: /^1,670\.50.*Deposit$/ });
    scroll(true, 300);
    expect(bar()).toBeNull();
    // Below the screen, not scrolled away.
    scroll(false, innerHeight + 40);
    expect(bar()).toBeNull();
    scroll(false, -40);
    expect(bar()).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^1,670\.50.*Deposit$/ }));
    expect(await screen.findByRole('dialog', { name: 'Deposit' })).toBeVisible();
  });

  it('watches the scrolling only while the home is shown [2.35]', async () => {
    const { seen } = stubObserver();
    const { user } = await renderApp({ signedIn: SOMCHAI });
    await screen.findByText('1,000.00');
    expect(seen.size).toBe(1);
    await user.click(screen.getByRole('link', { name: 'Statement' }));
    await screen.findByRole('heading', { name: 'Statement', level: 1 });
    expect(seen.size).toBe(0);
  });
});
