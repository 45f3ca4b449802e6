import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

const openCoupons = async () => {
  const app = await renderApp({
    scenario: 'a member with coupons',
    signedIn: '0812345678',
    path: '/user/spin',
    autoAdvance: true,
  });
  const claim = await screen.findByRole('button', { name: 'Claim เครดิตฟรี 50 บาท' });
  claim.focus();
  await app.user.keyboard('{Enter}');
  return { ...app, claim, question: await screen.findByRole('dialog') };
};

describe('the focus', () => {
  it('moves to the title of the page when the pressed control leaves with its row', async () => {
    const { user, claim, question } = await openCoupons();
    within(question).getByRole('button', { name: 'Confirm claim' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(claim).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('returns to the control that opened a dialog, which is still there', async () => {
    const { user, claim, question } = await openCoupons();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await waitFor(() => expect(claim).toHaveFocus());
  });

  it('moves to the title of the next page when its link leaves with the page before', async () => {
    const { user } = await renderApp({ signedIn: '0812345678' });
    const link = await screen.findByRole('link', { name: /^Bonus/ });
    link.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Bonus' })).toHaveFocus());
  });
});
