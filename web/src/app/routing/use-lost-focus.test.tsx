import { act, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nextTask } from '../../lib/clock.ts';
import { fill } from '../../testing/fill.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { useLostFocus } from './use-lost-focus.ts';

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

  it('is left to an open dialog when a control leaves it', async () => {
    function Page({ hasControl }: { hasControl: boolean }) {
      useLostFocus();
      return (
        <>
          <main>
            <h1>Title</h1>
          </main>
          <Sheet open onOpenChange={() => undefined} title="Task" closeLabel="Close">
            {hasControl && <button>Go</button>}
          </Sheet>
        </>
      );
    }
    const { rerender } = render(<Page hasControl />);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Go' })).toHaveFocus());
    rerender(<Page hasControl={false} />);
    expect(document.body).toHaveFocus();
    // Longer than the page would take to notice.
    await act(() => nextTask().then(nextTask));
    expect(screen.getByText('Title')).not.toHaveFocus();
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

  it('moves to the title of the page after a login and after a logout [2.20]', async () => {
    const { user } = await renderApp({ path: '/login' });
    await fill(user, await screen.findByLabelText('Phone number'), '0812345678');
    await fill(user, screen.getByLabelText('Password'), '123456');
    await user.keyboard('{Enter}');
    const logout = await screen.findByRole('button', { name: 'Log out' });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    logout.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Welcome back' })).toHaveFocus());
  });
});
