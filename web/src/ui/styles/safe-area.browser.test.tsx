import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { GalleryBar, GalleryMenu } from '../../../gallery/frame.tsx';
import { Button } from '../form/button.tsx';
import './index.css';
import { MemberPage } from '../layout/page.tsx';
import { AlertDialog } from '../overlay/alert-dialog.tsx';
import { Reveal } from '../overlay/reveal.tsx';
import { SheetFooter } from '../overlay/sheet-footer.tsx';
import { Sheet } from '../overlay/sheet.tsx';
import { showToast, Toaster } from '../toast/toast.tsx';

interface Insets {
  top?: number;
  right?: number;
  bottom?: number;
  left?: number;
}

const inset = (insets: Insets) => cdp().send('Emulation.setSafeAreaInsetsOverride', { insets });
const boxOf = (element: Element) => element.getBoundingClientRect();
const settle = (element: Element) =>
  Promise.all(element.getAnimations().map((animation) => animation.finished));

afterEach(async () => {
  cleanup();
  await inset({});
});

const memberPage = (children: ReactNode) => (
  <MemoryRouter>
    <MemberPage
      topBar={<GalleryBar language="en" signedIn />}
      menu={<GalleryMenu language="en" signedIn />}
      notice={null}
    >
      {children}
    </MemberPage>
  </MemoryRouter>
);

describe('on a phone with a notch above and a bar for gestures below,', () => {
  const NOTCH = 44;
  const END = 844 - 34;
  const setUp = async () => {
    await page.viewport(390, 844);
    await inset({ top: NOTCH, bottom: 34 });
  };

  it('the menu is above the bar, and the end of a page above the menu', async () => {
    await setUp();
    render(
      memberPage(
        <>
          <p style={{ height: '80rem' }}>Games</p>
          <p>The end</p>
        </>,
      ),
    );
    const menu = screen.getByRole('navigation');
    for (const entry of menu.querySelectorAll('a')) expect(boxOf(entry).bottom).toBeLessThanOrEqual(END);
    window.scrollTo(0, document.documentElement.scrollHeight);
    expect(boxOf(screen.getByText('The end')).bottom).toBeLessThanOrEqual(boxOf(menu).top);
    expect(boxOf(menu).bottom).toBe(844);
  });

  it.each([
    [
      'with a footer',
      <SheetFooter key="foot">
        <Button>Send</Button>
      </SheetFooter>,
    ],
    ['without a footer', <Button key="button">Send</Button>],
  ])('the last button of a sheet %s is above the bar', async (_, action) => {
    await setUp();
    render(
      <Sheet open onOpenChange={() => {}} title="Deposit" closeLabel="Close">
        <p style={{ height: '60rem' }}>Ways</p>
        {action}
      </Sheet>,
    );
    const button = await screen.findByRole('button', { name: 'Send' });
    await settle(screen.getByRole('dialog'));
    const content = screen.getByText('Ways').parentElement as Element;
    content.scrollTop = content.scrollHeight;
    expect(boxOf(button).bottom).toBeLessThanOrEqual(END);
    expect(boxOf(button).top).toBeGreaterThan(END - 100);
  });

  it('a question and a revealed prize are above the bar', async () => {
    await setUp();
    const { unmount } = render(
      <AlertDialog open onOpenChange={() => {}} title="Cancel?" text="" confirmLabel="Yes" />,
    );
    const question = screen.getByRole('alertdialog');
    await settle(question);
    expect(boxOf(question).bottom).toBeLessThan(END);
    unmount();
    render(
      <Reveal open onOpenChange={() => {}} title="You won" actions={<Button>Claim</Button>} scene={null}>
        100 baht
      </Reveal>,
    );
    const claim = await screen.findByRole('button', { name: 'Claim' });
    await settle(claim.parentElement as Element);
    expect(boxOf(claim).bottom).toBeLessThan(END);
  });

  it.each([false, true])('a message is below the notch, over a sheet: %s', async (isOver) => {
    await setUp();
    render(
      <>
        <Sheet open={isOver} onOpenChange={() => {}} title="Deposit" closeLabel="Close">
          Ways
        </Sheet>
        <Toaster label="Messages" />
      </>,
    );
    const text = `Copied ${isOver}`;
    showToast({ kind: 'success', text });
    const message = (await screen.findByText(text)).closest('[role=group]') as Element;
    await settle(message);
    expect(boxOf(message).top).toBeGreaterThan(NOTCH);
  });
});

it.each([
  ['left', { left: 44 }],
  ['right', { right: 44 }],
] as const)(
  'on a phone with its notch at the %s, bar, page, menu and sheet end beside it',
  async (_, notch) => {
    await page.viewport(740, 360);
    await inset(notch);
    const { left = 0, right = 0 }: Insets = notch;
    const view = render(memberPage(<Button wide>Open</Button>));
    const expectClear = () => {
      // The room around an icon may lie beside the notch, its drawing may not.
      for (const drawn of document.querySelectorAll('a, button:not([aria-label]), button svg, select')) {
        expect(boxOf(drawn).left, drawn.outerHTML).toBeGreaterThanOrEqual(left);
        expect(boxOf(drawn).right, drawn.outerHTML).toBeLessThanOrEqual(740 - right);
      }
    };
    expectClear();
    view.unmount();
    render(
      <Sheet open onOpenChange={() => {}} title="Deposit" closeLabel="Close">
        <Button wide>Send</Button>
      </Sheet>,
    );
    await screen.findByRole('dialog');
    expectClear();
  },
);
