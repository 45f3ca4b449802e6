import { act, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPart, untilFetched } from './lazy-part.ts';

it('retries a part of the app every 5 s until it loads', async () => {
  const waits: number[] = [];
  let tries = 0;
  const load = () => {
    tries += 1;
    return tries < 3 ? Promise.reject(new Error('offline')) : Promise.resolve('part');
  };
  const part = await untilFetched(load, { wait: async (ms) => void waits.push(ms) });
  expect([part, waits]).toEqual(['part', [5_000, 5_000]]);
});

it('shows the page without a part that cannot be fetched', async () => {
  const load = vi.fn<() => Promise<ComponentType>>(() => new Promise(() => {}));
  load.mockRejectedValueOnce(new Error('offline'));
  const Part = lazyPart(load);
  render(
    <>
      <p>the page</p>
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
  await act(async () => {});
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getByText('the page')).toBeVisible();
});
