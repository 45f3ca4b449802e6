import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../testing/screen-media.ts';
import '../styles/index.css';
import { Sheet } from '../overlay/sheet.tsx';
import { showToast, TOAST_MS, Toaster } from './toast.tsx';
import { withdrawToast } from './withdraw-toast.ts';

afterEach(cleanup);

const isOnTop = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

describe('toasts', () => {
  it('stay four seconds by default [8.20] [9.11]', () => {
    expect(TOAST_MS).toBe(4000);
  });

  it('show a message posted before the stage existed [8.20]', async () => {
    showToast({ kind: 'info', text: 'Early' });
    render(<Toaster label="Messages" />);
    expect((await screen.findByText('Early')).closest('[aria-live=polite]')).not.toBeNull();
  });

  it('remove a message after its time, and not before [9.11]', async () => {
    render(
      <>
        <Toaster label="Messages" />
        <p style={{ position: 'fixed', insetBlockEnd: 0 }}>Elsewhere</p>
      </>,
    );
    showToast({ kind: 'success', text: 'First' });
    await screen.findByText('First');
    // The timer pauses under the pointer and while the window has no focus, which earlier tests may have caused.
    await userEvent.hover(screen.getByText('Elsewhere'));
    act(() => void window.dispatchEvent(new FocusEvent('focus')));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    act(() => showToast({ kind: 'error', text: 'Timed' }));
    act(() => void vi.advanceTimersByTime(TOAST_MS - 1));
    expect(screen.getByText('Timed').closest('[data-ending-style]')).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    vi.useRealTimers();
    // Only the exit animation is left.
    await waitFor(() => expect(screen.queryByText('Timed')).toBeNull(), { timeout: TOAST_MS / 2 });
  });

  it('have an edge with forced system colours, because they lie on the page', async () => {
    await emulateMedia('forced-colors', 'active');
    render(<Toaster label="Messages" />);
    showToast({ kind: 'success', text: 'Edged' });
    const toast = (await screen.findByText('Edged')).closest('[role=group]') as Element;
    const { outlineStyle, outlineColor } = getComputedStyle(toast);
    expect([outlineStyle, outlineColor]).toEqual(['solid', expect.stringMatching(/^rgb\(/)]);
  });

  it('replace the message with their id, and end when they are withdrawn', async () => {
    render(<Toaster label="Messages" />);
    showToast({ kind: 'error', text: 'Wrong', id: 'subject' });
    const toast = await screen.findByText('Wrong');
    showToast({ kind: 'success', text: 'Right', id: 'subject' });
    await waitFor(() => expect(toast).toHaveTextContent('Right'));
    expect(toast.closest('[class*=success]')).not.toBeNull();
    act(() => withdrawToast('subject'));
    expect(toast.closest('[data-ending-style]')).not.toBeNull();
  });

  it('are above an open dialog, visible to screen readers, and do not close it', async () => {
    render(
      <>
        <Toaster label="Messages" />
        <Sheet open onOpenChange={() => expect.unreachable()} title="Deposit" closeLabel="Close">
          Content
        </Sheet>
      </>,
    );
    await screen.findByRole('dialog', { name: 'Deposit' });
    showToast({ kind: 'success', text: 'Copied: 068-129-4410' });
    const toast = await screen.findByText('Copied: 068-129-4410');
    await waitFor(() => expect(isOnTop(toast)).toBe(true));
    expect(toast.closest('[aria-hidden=true]')).toBeNull();
    expect(toast.closest('[aria-live=polite]')).not.toBeNull();
    await userEvent.click(toast);
    expect(screen.getByRole('dialog', { name: 'Deposit' })).toBeTruthy();
  });

  it('leave the close button of a tall sheet free', async () => {
    await page.viewport(360, 740);
    render(
      <>
        <Toaster label="Messages" />
        <Sheet open onOpenChange={() => {}} title="Deposit" closeLabel="Close">
          <p style={{ blockSize: '200vh' }}>Content</p>
        </Sheet>
      </>,
    );
    const close = await screen.findByRole('button', { name: 'Close' });
    showToast({ kind: 'error', text: 'The QR could not be created. Please check the amount and try again.' });
    await waitFor(() => expect(isOnTop(screen.getByRole('alert'))).toBe(true));
    const toast = screen.getByRole('alert').getBoundingClientRect();
    // Without the free place, the toast would lie on the button.
    expect(toast.bottom).toBeGreaterThan(close.getBoundingClientRect().top);
    expect(isOnTop(close)).toBe(true);
  });

  it('stay on the screen beside a sheet with text at double size', async () => {
    await page.viewport(360, 740);
    document.documentElement.style.fontSize = '32px';
    onTestFinished(() => void (document.documentElement.style.fontSize = ''));
    render(
      <>
        <Toaster label="Messages" />
        <Sheet open onOpenChange={() => {}} title="Deposit" closeLabel="Close">
          Content
        </Sheet>
      </>,
    );
    showToast({ kind: 'error', text: 'The QR could not be created. Please check the amount and try again.' });
    const { left, right } = (await screen.findByRole('alert')).getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(360);
  });

  it.each([
    ['are below the menu of a wide screen', false],
    ['are above it beside a dialog, which locks the menu', true],
  ])('%s', async (_, hasDialog) => {
    await page.viewport(1280, 800);
    render(
      <>
        <Toaster label="Messages" />
        <header style={{ position: 'fixed', inset: '0 0 auto', height: 'var(--bar)' }}>Menu</header>
        {hasDialog && (
          <Sheet open onOpenChange={() => {}} title="Deposit" closeLabel="Close">
            Content
          </Sheet>
        )}
      </>,
    );
    const menu = screen.getByText('Menu').getBoundingClientRect();
    showToast({ kind: 'info', text: 'Copied' });
    const toast = (await screen.findByText('Copied')).closest('[aria-live]')?.getBoundingClientRect();
    expect((toast?.top ?? 0) >= menu.bottom).toBe(!hasDialog);
  });

  it('fill the bar of a phone, and leave what is below it free', async () => {
    await page.viewport(360, 640);
    render(
      <>
        <Toaster label="Messages" />
        <header style={{ position: 'fixed', inset: '0 0 auto', height: 'var(--bar)' }}>Bar</header>
      </>,
    );
    showToast({ kind: 'success', text: 'Copied: 1234567890' });
    const toast = (await screen.findByText('Copied: 1234567890')).closest('[aria-live]');
    expect(toast?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      screen.getByText('Bar').getBoundingClientRect().bottom,
    );
  });

  it('leave with a press, so that what they cover can be used', async () => {
    render(<Toaster label="Messages" />);
    showToast({ kind: 'info', text: 'In the way' });
    await userEvent.click(await screen.findByText('In the way'));
    await waitFor(() => expect(screen.queryByText('In the way')).toBeNull());
  });

  it('are beside a keypad at the end of a wide screen, not under it', async () => {
    await page.viewport(1920, 1080);
    document.documentElement.style.setProperty('--keypad-width', '902px');
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    render(<Toaster label="Messages" />);
    showToast({ kind: 'error', text: 'Ten digits' });
    const toast = await screen.findByText('Ten digits');
    const { left, right } = toast.closest('[aria-live]')?.getBoundingClientRect() ?? {};
    expect(right).toBeLessThanOrEqual(1018);
    expect(left).toBeGreaterThan(0);
  });

  it('leave the presses beside them to the page', async () => {
    await page.viewport(390, 844);
    const onPress = vi.fn();
    render(
      <>
        <button type="button" onClick={onPress} style={{ position: 'fixed', inset: '0 0 auto', height: 300 }}>
          Below
        </button>
        <Toaster label="Messages" />
      </>,
    );
    for (const text of ['One', 'Two']) showToast({ kind: 'info', text });
    const boxes = await Promise.all(
      ['One', 'Two'].map(async (text) =>
        ((await screen.findByText(text)).closest('[role=group]') as Element).getBoundingClientRect(),
      ),
    );
    const [upper, lower] = boxes.sort((one, other) => one.top - other.top);
    const between = ((upper?.bottom ?? 0) + (lower?.top ?? 0)) / 2;
    expect(document.elementFromPoint(195, between)).toBe(screen.getByRole('button', { name: 'Below' }));
  });

  it('leave the bar of the kiosk free, with its button that ends the session', async () => {
    await page.viewport(1080, 1920);
    document.documentElement.dataset['device'] = 'kiosk';
    onTestFinished(() => void delete document.documentElement.dataset['device']);
    render(
      <>
        <header data-testid="bar" style={{ height: 'var(--bar)' }} />
        <Toaster label="Messages" />
      </>,
    );
    showToast({ kind: 'info', text: 'Under the bar' });
    const toast = (await screen.findByText('Under the bar')).closest('[aria-live]') as Element;
    expect(toast.getBoundingClientRect().top).toBeGreaterThan(
      screen.getByTestId('bar').getBoundingClientRect().bottom,
    );
  });

  it('announce an error immediately [8.22]', async () => {
    render(<Toaster label="Messages" />);
    showToast({ kind: 'error', text: 'Not enough money' });
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Not enough money'));
  });

  it('are silent about a text that the page itself announces', async () => {
    render(<Toaster label="Messages" />);
    showToast({ kind: 'error', text: 'At its field', live: 'off' });
    const live = (await screen.findByText('At its field')).closest(
      '[aria-live], [role=alert], [role=status]',
    );
    expect(live?.getAttribute('aria-live')).toBe('off');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are three at most: the newest take the place of the oldest', async () => {
    render(<Toaster label="Messages" />);
    for (const text of ['One', 'Two', 'Three', 'Four']) showToast({ kind: 'info', text });
    for (const text of ['Two', 'Three', 'Four']) expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText('One')?.checkVisibility() ?? false).toBe(false);
  });

  it('are beside a drawer on a wide screen, not over it', async () => {
    await page.viewport(1100, 800);
    render(
      <>
        <Toaster label="Messages" />
        <Sheet open onOpenChange={() => {}} title="Deposit" closeLabel="Close" drawer>
          Content
        </Sheet>
      </>,
    );
    const drawer = await screen.findByRole('dialog', { name: 'Deposit' });
    await Promise.all(drawer.getAnimations().map((animation) => animation.finished));
    showToast({ kind: 'success', text: 'Copied: 068-129-4410' });
    const toast = (await screen.findByText('Copied: 068-129-4410')).closest('[aria-live]');
    expect(toast?.getBoundingClientRect().right).toBeLessThanOrEqual(drawer.getBoundingClientRect().left);
  });

  it('do not pile up the same message', async () => {
    render(<Toaster label="Messages" />);
    for (let press = 0; press < 3; press += 1) showToast({ kind: 'info', text: 'Once' });
    await waitFor(() => expect(screen.getAllByText('Once')).toHaveLength(1));
  });
});
