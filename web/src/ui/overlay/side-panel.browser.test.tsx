import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MessageCircle } from 'lucide-react';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../styles/index.css';
import { emulateMedia, setPointer } from '../../testing/screen-media.ts';
import { PublicPage } from '../layout/page.tsx';
import { SidePanel } from './side-panel.tsx';

function Staff() {
  const [isOpen, setOpen] = useState(true);
  const input = useRef<HTMLInputElement>(null);
  return (
    <SidePanel
      open={isOpen}
      onOpenChange={setOpen}
      icon={MessageCircle}
      title="Staff"
      subtitle="Ask us"
      closeLabel="Close"
      initialFocus={input}
    >
      <input ref={input} aria-label="Message" />
    </SidePanel>
  );
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the panel at the side', () => {
  it('closes after its icon has moved [2.86]', async () => {
    render(<Staff />);
    const close = await screen.findByRole('button', { name: 'Close' });
    close.click();
    const [movement] = close.parentElement?.getAnimations() ?? [];
    expect(movement?.playState).toBe('running');
    movement?.pause();
    expect(screen.getByRole('dialog')).toBeVisible();
    movement?.finish();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['its field where a keyboard is at hand', 'fine', 'Message'],
    ['no field on a touch screen, where a keyboard would cover the messages', 'coarse', 'Close'],
  ] as const)('focuses %s', async (_, pointer, name) => {
    setPointer(pointer);
    render(<Staff />);
    await screen.findByRole('dialog');
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe(name);
  });

  it.each([
    [390, false],
    [768, true],
  ])('has its picture in the header where there is room, at %i px: %s', async (width, has) => {
    await page.viewport(width, 844);
    render(<Staff />);
    const header = (await screen.findByText('Ask us')).closest('header, [class*=header]') as Element;
    const mark = header.querySelector('.lucide-message-circle');
    expect(mark?.checkVisibility()).toBe(has);
  });

  it('is on the right of a wide screen, below the button that opens it', async () => {
    await page.viewport(1280, 800);
    render(
      <PublicPage topBar={null} menu={null}>
        <Staff />
      </PublicPage>,
    );
    const panel = (await screen.findByRole('dialog')).getBoundingClientRect();
    expect(panel.right).toBeGreaterThan(1240);
    expect(panel.left).toBeGreaterThan(640);
  });

  it('fits a low wide screen, and the part that a keypad leaves', async () => {
    await page.viewport(1280, 500);
    const { unmount } = render(<Staff />);
    expect((await screen.findByRole('dialog')).getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    unmount();
    await page.viewport(390, 844);
    document.documentElement.style.setProperty('--keypad-height', '300px');
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    render(<Staff />);
    expect((await screen.findByRole('dialog')).getBoundingClientRect().bottom).toBe(544);
  });

  it('closes immediately with reduced motion [2.86]', async () => {
    await emulateMedia('prefers-reduced-motion', 'reduce');
    render(<Staff />);
    const close = await screen.findByRole('button', { name: 'Close' });
    close.click();
    expect(close.parentElement?.getAnimations()).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
