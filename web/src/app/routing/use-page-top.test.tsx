import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

it('each page opens at its top; Back keeps its place, and so does a page under a dialog', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo');
  const { user } = await renderApp({ signedIn: '0812345678' });
  await user.click(await screen.findByRole('button', { name: 'Deposit' }));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  expect(scrolled).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Statement' }));
  await screen.findByRole('heading', { name: 'Statement', level: 1 });
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
  await act(async () => window.history.back());
  expect(await screen.findByRole('button', { name: 'Deposit' })).toBeVisible();
  expect(scrolled).toHaveBeenCalledTimes(1);
});
