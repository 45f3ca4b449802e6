import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AlertDialog } from './alert-dialog.tsx';
import { Button } from '../form/button.tsx';
import '../styles/index.css';
import { EmptyState } from '../display/empty-state.tsx';
import { SheetFooter } from './sheet-footer.tsx';
import { Sheet } from './sheet.tsx';

const root = document.documentElement;

beforeEach(() => page.viewport(390, 844));
afterEach(() => {
  cleanup();
  root.removeAttribute('style');
  delete root.dataset.device;
  delete root.dataset.orientation;
});

function Deposit({ dismissible = true, onEnd }: { dismissible?: boolean; onEnd?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <header style={{ position: 'sticky', zIndex: 'var(--z-bar)' as never }}>
        <Button onClick={onEnd}>End session</Button>
      </header>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <p style={{ height: '200vh' }}>Long page</p>
      <div data-keypad style={{ position: 'fixed', inset: 'auto 0 0', zIndex: 'var(--z-keypad)' as never }}>
        <button type="button" onPointerDown={(event) => event.preventDefault()}>
          7
        </button>
      </div>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title="Deposit"
        closeLabel="Close"
        dismissible={dismissible}
      >
        <input aria-label="Amount" />
        <Button kind="gold" wide>
          Create
        </Button>
      </Sheet>
    </>
  );
}

async function open(options: Parameters<typeof Deposit>[0] = {}) {
  render(<Deposit {...options} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Deposit' });
  await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
  return dialog;
}

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const pressAt = (x: number, y: number) => userEvent.click(document.body, { position: { x, y }, force: true });

function TwoScreens() {
  const [isOpen, setOpen] = useState(true);
  const [screenName, setScreen] = useState<'all' | 'one'>('all');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={screenName === 'all' ? 'All ways' : 'One way'}
        closeLabel="Close"
        screen={screenName}
        back={screenName === 'one' ? { label: 'Back', onBack: () => setScreen('all') } : undefined}
      >
        {screenName === 'all' ? (
          <Button onClick={() => setScreen('one')}>Choose</Button>
        ) : (
          <input aria-label="Amount" />
        )}
      </Sheet>
    </>
  );
}

describe('a Sheet of several screens', () => {
  it('has a back button, and focuses the title of each new screen', async () => {
    render(<TwoScreens />);
    await screen.findByRole('dialog', { name: 'All ways' });
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'One way' })).toHaveFocus());
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'All ways' })).toHaveFocus());
  });
});

it('a Sheet scrolls its content, and not the page behind it', async () => {
  render(
    <Sheet open onOpenChange={() => {}} title="Conditions" closeLabel="Close">
      <p style={{ height: '200vh' }}>Long</p>
      <p>The end</p>
    </Sheet>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Conditions' });
  await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
  const content = screen.getByText('The end').parentElement as Element;
  await userEvent.wheel(content, { delta: { y: 4_000 } });
  await waitFor(() =>
    expect(screen.getByText('The end').getBoundingClientRect().bottom).toBeLessThanOrEqual(844),
  );
  expect(getComputedStyle(content).overscrollBehaviorY).toBe('contain');
});

it.each([
  [600, 800],
  [1280, 800],
])('a Sheet covers the menu, and leaves a wide screen at its sides: %i × %i px', async (width, height) => {
  await page.viewport(width, height);
  render(
    <>
      <nav style={{ position: 'fixed', inset: 'auto 0 0', height: 60, zIndex: 'var(--z-menu)' as never }}>
        Menu
      </nav>
      <Sheet open onOpenChange={() => {}} title="Deposit" closeLabel="Close">
        Ways
      </Sheet>
    </>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Deposit' });
  await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
  expect(document.elementFromPoint(8, height - 8)).not.toBe(screen.getByText('Menu'));
  const { left, right } = dialog.getBoundingClientRect();
  if (width > 900) expect([left > 300, right < width - 300]).toEqual([true, true]);
});

it('a Sheet whose title changes focuses the new one', async () => {
  function Order() {
    const [isDone, setDone] = useState(false);
    return (
      <Sheet open onOpenChange={() => undefined} title={isDone ? 'Receipt' : 'Withdraw'} closeLabel="Close">
        {isDone ? <p>Done</p> : <Button onClick={() => setDone(true)}>Confirm</Button>}
      </Sheet>
    );
  }
  render(<Order />);
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(screen.getByRole('heading', { name: 'Receipt' })).toHaveFocus();
});

it.each([
  [390, 844],
  [768, 1024],
])('what is empty is in the middle of a tall sheet, at %i × %i px', async (width, height) => {
  await page.viewport(width, height);
  render(
    <Sheet open tall onOpenChange={() => {}} title="Conditions" closeLabel="Close">
      <EmptyState title="No further conditions" />
    </Sheet>,
  );
  const title = await screen.findByRole('heading', { name: 'No further conditions' });
  const empty = title.parentElement as Element;
  const place = empty.getBoundingClientRect();
  const room = (empty.parentElement as Element).getBoundingClientRect();
  expect(place.top - room.top).toBeGreaterThan(100);
  expect(Math.abs(place.top - room.top - (room.bottom - place.bottom))).toBeLessThan(24);
});

it.each([
  [60, 390, 844],
  [60, 844, 390],
  [8, 1280, 800],
])('a tall sheet keeps its place and its foot with %i lines at %i × %i px', async (most, width, height) => {
  await page.viewport(width, height);
  const sheet = (lines: number) => (
    <Sheet open tall onOpenChange={() => {}} title="Slips" closeLabel="Close">
      {Array.from({ length: lines }, (_, line) => (
        <p key={line}>A slip</p>
      ))}
      <SheetFooter>
        <Button wide>Refresh</Button>
      </SheetFooter>
    </Sheet>
  );
  const { rerender } = render(sheet(1));
  const dialog = await screen.findByRole('dialog', { name: 'Slips' });
  await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
  const places = () =>
    [dialog, screen.getByRole('button', { name: 'Refresh' })].map((part) => part.getBoundingClientRect().y);
  const [before, heightBefore] = [places(), dialog.offsetHeight];
  expect(screen.getByText('A slip').offsetHeight).toBeLessThan(40);
  rerender(sheet(most));
  expect(places()).toEqual(before);
  expect(dialog.offsetHeight).toBe(heightBefore);
});

/** A text of many lines, with or without a control in it. */
function Rules({ lines, hasLink = false }: { lines: number; hasLink?: boolean }) {
  return (
    <Sheet open onOpenChange={() => undefined} title="Rules" closeLabel="Close">
      <p style={{ height: `${lines * 24}px` }}>Each rule</p>
      {hasLink && <a href="#rules">All rules</a>}
    </Sheet>
  );
}

describe('the text of a Sheet', () => {
  const tabStop = async () => {
    await screen.findByRole('dialog', { name: 'Rules' });
    return screen.getByText('Each rule').parentElement?.getAttribute('tabindex') ?? null;
  };

  it('is a tab stop only while it scrolls without a control in it', async () => {
    const { rerender } = render(<Rules lines={4} />);
    await expect.poll(tabStop).toBe('-1');
    rerender(<Rules lines={80} />);
    await expect.poll(tabStop).toBe('0');
    rerender(<Rules lines={80} hasLink />);
    await expect.poll(tabStop).toBe('-1');
  });

  it('has its focus ring inside the screen, whose width it fills', async () => {
    render(<Rules lines={80} />);
    await expect.poll(tabStop).toBe('0');
    const text = screen.getByText('Each rule').parentElement!;
    await userEvent.tab();
    text.focus();
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(text);
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    expect(outlineStyle).toBe('solid');
    expect(text.getBoundingClientRect().left - ring).toBeGreaterThanOrEqual(0);
  });
});

describe('Sheet', () => {
  it('focuses its first control, traps the focus, and returns it', async () => {
    const dialog = await open();
    await waitFor(() => expect(screen.getByLabelText('Amount')).toBe(document.activeElement));
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await isGone();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  it('closes by its button and by a press on the backdrop', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await isGone();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    await pressAt(200, 100);
    await isGone();
  });

  it('cannot be closed while it is not dismissible', async () => {
    const dialog = await open({ dismissible: false });
    await userEvent.keyboard('{Escape}');
    await pressAt(200, 100);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Close' }).disabled).toBe(true);
    // Closing takes a moment; the attribute changes immediately.
    expect(dialog.hasAttribute('data-open')).toBe(true);
  });

  it('keeps the focus when its pressed button goes with the end of an order', async () => {
    function Order() {
      const [state, setState] = useState<'form' | 'sending' | 'unknown'>('form');
      return (
        <>
          {state === 'sending' && <button onClick={() => setState('unknown')}>Answer</button>}
          <Sheet
            open
            onOpenChange={() => {}}
            title="Deposit"
            closeLabel="Close"
            dismissible={state !== 'sending'}
          >
            {state === 'unknown' ? (
              'We are checking'
            ) : (
              <Button onClick={() => setState('sending')}>Send</Button>
            )}
          </Sheet>
        </>
      );
    }
    render(<Order />);
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    act(() => screen.getByText('Answer').click());
    await screen.findByText('We are checking');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  });

  it('locks the scroll of the page while it is open [2.46]', async () => {
    await open();
    expect(
      getComputedStyle(root).overflowY === 'hidden' || getComputedStyle(document.body).overflowY === 'hidden',
    ).toBe(true);
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(getComputedStyle(root).overflowY).not.toBe('hidden'));
  });

  it('stays clear of an on-screen keypad, whose keys do not close it', async () => {
    root.style.setProperty('--keypad-height', '300px');
    const dialog = await open();
    expect(dialog.getBoundingClientRect().bottom).toBe(544);
    await userEvent.click(screen.getByText('7'));
    await userEvent.click(screen.getByText('7'));
    expect(dialog.hasAttribute('data-open')).toBe(true);
  });

  it('is at the bottom of a phone and centred on a wide screen', async () => {
    const dialog = await open();
    expect(dialog.getBoundingClientRect()).toMatchObject({ left: 0, right: 390, bottom: 844 });
    for (const [screenWidth, screenHeight] of [
      [768, 1024],
      [1280, 800],
    ] as const) {
      await page.viewport(screenWidth, screenHeight);
      await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
      const { left, right, top, bottom, width } = dialog.getBoundingClientRect();
      expect(width).toBe(480);
      expect(Math.abs(left - (screenWidth - right))).toBeLessThanOrEqual(1);
      expect(Math.abs(top - (screenHeight - bottom))).toBeLessThanOrEqual(1);
    }
  });

  it('fills the kiosk’s screen below a bar that can still end the session', async () => {
    root.dataset.device = 'kiosk';
    await page.viewport(1080, 1920);
    let ended = 0;
    const dialog = await open({ onEnd: () => (ended += 1) });
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    expect([left, right, bottom]).toEqual([0, 1080, 1920]);
    expect(top).toBe(5 * 28);
    await userEvent.click(screen.getByText('End session'));
    expect(ended).toBe(1);
  });

  it('does not move on the kiosk’s wide screen when the keypad opens', async () => {
    root.dataset.device = 'kiosk';
    root.dataset.orientation = 'landscape';
    await page.viewport(1920, 1080);
    await open();
    const field = screen.getByLabelText('Amount');
    const button = screen.getByRole('button', { name: 'Create' });
    const boxes = () => [field, button].map((part): unknown => part.getBoundingClientRect().toJSON());
    const before = boxes();
    root.style.setProperty('--keypad-width', '47vw');
    expect(boxes()).toEqual(before);
    expect(button.getBoundingClientRect().right).toBeLessThan(0.53 * 1920);
  });
});

/** A form longer than any screen, with its button in the footer of the sheet. */
function LongForm({ onSend }: { onSend: () => void }) {
  const [isAsked, setAsked] = useState(true);
  return (
    <Sheet open onOpenChange={() => {}} title="Withdraw" closeLabel="Close">
      <form
        id="long"
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        <input aria-label="First" />
        <p style={{ height: '200vh' }}>Long words</p>
        <input aria-label="Last" />
        {isAsked && (
          <SheetFooter>
            <Button kind="gold" type="submit" form="long" wide>
              Send
            </Button>
          </SheetFooter>
        )}
      </form>
      <Button onClick={() => setAsked(false)}>Take the question away</Button>
    </Sheet>
  );
}

describe('the footer of a Sheet', () => {
  it.each([
    ['a small phone', 360, 740, '0px'],
    ['a phone with its keyboard up', 360, 400, '0px'],
    ['a desk', 1280, 800, '0px'],
    ['a screen with an on-screen keypad', 390, 844, '300px'],
  ])('keeps the gold button visible on %s with any content length', async (_, width, height, keypad) => {
    await page.viewport(width, height);
    root.style.setProperty('--keypad-height', keypad);
    render(<LongForm onSend={() => {}} />);
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw' });
    await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
    const { top, bottom } = screen.getByRole('button', { name: 'Send' }).getBoundingClientRect();
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThanOrEqual(height - Number.parseInt(keypad));
  });

  it('stands beside the content on a phone in landscape, below the close button, at any scroll', async () => {
    await page.viewport(740, 360);
    render(<LongForm onSend={() => {}} />);
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw' });
    await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
    const sendBox = () => screen.getByRole('button', { name: 'Send' }).getBoundingClientRect();
    for (const scrolled of [0, dialog.scrollHeight]) {
      dialog.scrollTop = scrolled;
      const close = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect();
      expect(close.top).toBeGreaterThan(0);
      expect(sendBox().top).toBeGreaterThanOrEqual(close.bottom);
      expect(sendBox().bottom).toBeLessThanOrEqual(360);
      expect(sendBox().left).toBeGreaterThan(screen.getByLabelText('First').getBoundingClientRect().right);
    }
    expect(dialog.scrollTop).toBeGreaterThan(0);
  });

  it('scrolls with the content on a low, narrow screen, and the close button stays visible', async () => {
    await page.viewport(360, 340);
    render(<LongForm onSend={() => {}} />);
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw' });
    await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
    expect(screen.getByRole('button', { name: 'Send' }).getBoundingClientRect().top).toBeGreaterThan(340);
    dialog.scrollTop = dialog.scrollHeight;
    expect(screen.getByRole('button', { name: 'Send' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      340,
    );
    expect(screen.getByRole('button', { name: 'Close' }).getBoundingClientRect().top).toBeGreaterThan(0);
  });

  it('has a line above it while there is more to scroll', async () => {
    await page.viewport(360, 740);
    render(<LongForm onSend={() => {}} />);
    await screen.findByRole('dialog', { name: 'Withdraw' });
    const foot = screen.getByRole('button', { name: 'Send' }).parentElement as HTMLElement;
    const line = () => getComputedStyle(foot).borderBlockStartColor;
    await waitFor(() => expect(line()).not.toBe('rgba(0, 0, 0, 0)'));
    screen.getByRole('button', { name: 'Take the question away' }).scrollIntoView();
    await waitFor(() => expect(line()).toBe('rgba(0, 0, 0, 0)'));
  });

  it('never covers the focused field', async () => {
    await page.viewport(360, 740);
    render(<LongForm onSend={() => {}} />);
    await screen.findByRole('dialog', { name: 'Withdraw' });
    screen.getByLabelText('Last').focus();
    const foot = screen.getByRole('button', { name: 'Send' }).getBoundingClientRect();
    await waitFor(() =>
      expect(screen.getByLabelText('Last').getBoundingClientRect().bottom).toBeLessThanOrEqual(foot.top),
    );
  });

  it('submits its form by press and by Enter, and disappears with its form', async () => {
    let sent = 0;
    render(<LongForm onSend={() => (sent += 1)} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await userEvent.type(screen.getByLabelText('First'), '1{Enter}');
    expect(sent).toBe(2);
    await userEvent.click(screen.getByRole('button', { name: 'Take the question away' }));
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  });
});

describe('AlertDialog', () => {
  it('ignores a press outside, counts Escape as no, and reports a yes', async () => {
    const calls: string[] = [];
    const alert = (isOpen: boolean) => (
      <AlertDialog
        open={isOpen}
        onOpenChange={(next) => calls.push(`open ${next}`)}
        title="Cancel this QR?"
        text="Paid money still arrives."
        confirmLabel="Yes"
        cancelLabel="No"
        kind="danger"
        onConfirm={() => calls.push('confirmed')}
      />
    );
    render(alert(true));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this QR?' });
    await pressAt(10, 10);
    expect(calls).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(calls).toEqual(['open false']);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(calls).toEqual(['open false', 'confirmed', 'open false']);
    expect(dialog.textContent).toContain('Paid money still arrives.');
  });
});

describe('an unasked sheet', () => {
  it('passes early presses to the page, and takes later ones', async () => {
    const pressed: string[] = [];
    const onOpenChange = (isOpen: boolean) => pressed.push(isOpen ? 'open' : 'close');
    render(
      <>
        <Button wide onClick={() => pressed.push('page')}>
          Deposit
        </Button>
        <Sheet open unasked onOpenChange={onOpenChange} title="Terms" closeLabel="Close">
          <p style={{ height: '150vh' }}>Long text</p>
          <Button onClick={() => pressed.push('terms')}>I accept</Button>
        </Sheet>
      </>,
    );
    await screen.findByRole('dialog', { name: 'Terms' });
    const moment = document
      .getAnimations()
      .find(({ effect }) => (effect as KeyframeEffect).target instanceof HTMLDivElement);
    if (!moment) throw new Error('the sheet has no animation that delays presses');
    moment.pause();
    moment.currentTime = 499;
    await pressAt(195, 20);
    await pressAt(195, 800);
    expect(pressed).toEqual(['page']);
    moment.finish();
    await pressAt(195, 20);
    expect(pressed).toEqual(['page', 'close']);
  });
});

describe('the footer of a sheet', () => {
  const lay = async (width: number, height: number, ...labels: [string, string]) => {
    await page.viewport(width, height);
    render(
      <Sheet open onOpenChange={() => {}} title="Receipt" closeLabel="Close">
        <SheetFooter>
          <Button kind="gold" wide>
            {labels[0]}
          </Button>
          <Button kind="bare" wide>
            {labels[1]}
          </Button>
        </SheetFooter>
      </Sheet>,
    );
    const [first, second] = await Promise.all(
      labels.map(async (name) => (await screen.findByRole('button', { name })).getBoundingClientRect()),
    );
    if (!first || !second) throw new Error('a button is missing');
    return { first, second };
  };

  it('has two short buttons in one row on a short phone, the primary one first and as wide as it can be', async () => {
    const { first, second } = await lay(360, 640, 'Done', 'Transfer again');
    expect(second.left).toBeGreaterThan(first.right);
    expect(second.top).toBe(first.top);
    expect(first.width).toBeGreaterThan(100);
    expect(second.right).toBeLessThanOrEqual(360);
  });

  it.each([
    [1024, 600],
    [1280, 600],
  ])('has two short buttons in one row on a short laptop of %i × %i px', async (width, height) => {
    const { first, second } = await lay(width, height, 'Done', 'Transfer again');
    expect(second.left).toBeGreaterThan(first.right);
    expect(second.top).toBe(first.top);
  });

  it('keeps its last button clear of the edge of a card', async () => {
    await lay(768, 1024, 'Done', 'Transfer again');
    const dialog = await screen.findByRole('dialog');
    await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
    const last = screen.getByRole('button', { name: 'Transfer again' }).getBoundingClientRect();
    expect(dialog.getBoundingClientRect().bottom - last.bottom).toBe(16);
  });

  it('keeps an outlined last button clear of the edge of a phone', async () => {
    await page.viewport(360, 740);
    render(
      <Sheet open onOpenChange={() => {}} title="Bonus" closeLabel="Close">
        <SheetFooter>
          <div>
            <Button kind="line" wide>
              Receive
            </Button>
          </div>
        </SheetFooter>
      </Sheet>,
    );
    const dialog = await screen.findByRole('dialog');
    await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
    const { bottom } = screen.getByRole('button', { name: 'Receive' }).getBoundingClientRect();
    expect(740 - bottom).toBe(16);
  });

  it('gives a button the height of the link beside it', async () => {
    await page.viewport(1024, 600);
    render(
      <Sheet open onOpenChange={() => {}} title="Withdraw" closeLabel="Close">
        <SheetFooter>
          <a href="#bonus" style={{ minHeight: 56 }}>
            Bonus
          </a>
          <div>
            <Button kind="line" wide>
              Withdraw
            </Button>
          </div>
        </SheetFooter>
      </Sheet>,
    );
    const first = (await screen.findByRole('link', { name: 'Bonus' })).getBoundingClientRect();
    const second = screen.getByRole('button', { name: 'Withdraw' }).getBoundingClientRect();
    expect(second.top).toBe(first.top);
    expect(second.height).toBe(first.height);
  });

  it('stacks long labels on a short phone, and all on a tall one', async () => {
    const long = await lay(360, 640, 'I have paid, check the balance', 'The money is not there, send a slip');
    expect(long.second.top).toBeGreaterThanOrEqual(long.first.bottom);
    expect(long.second.right).toBeLessThanOrEqual(360);
    cleanup();
    const tall = await lay(360, 740, 'Done', 'Transfer again');
    expect(tall.second.top).toBeGreaterThanOrEqual(tall.first.bottom);
  });
});

function Offer({ onReceive }: { onReceive: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const receive = () => {
    onReceive();
    setOpen(false);
  };
  return (
    <Sheet open={isOpen} onOpenChange={setOpen} title="Bonus" closeLabel="Close">
      <Button onClick={receive}>Receive</Button>
    </Sheet>
  );
}

it('a sheet that is closing takes no second press', async () => {
  const onReceive = vi.fn();
  render(<Offer onReceive={onReceive} />);
  const button = screen.getByRole('button', { name: 'Receive' });
  await Promise.all(document.getAnimations().map((animation) => animation.finished));
  const { left, top } = button.getBoundingClientRect();
  await userEvent.dblClick(document.body, { position: { x: left + 9, y: top + 9 }, force: true });
  expect(onReceive).toHaveBeenCalledTimes(1);
  await isGone();
});

it.each([
  ['upright', 390, 844],
  ['on its side', 740, 360],
])(
  'a sheet on a phone %s scrolls far enough to show the focus ring of a row at its edge',
  async (_way, ...size) => {
    await page.viewport(...size);
    const rows = Array.from({ length: 10 }, (_, index) => `Row ${index}`);
    render(
      <Sheet open onOpenChange={() => {}} title="Deposit" closeLabel="Close">
        {rows.map((row) => (
          // The edge cuts the ninth.
          <button type="button" key={row} style={{ height: '4.375rem' }}>
            {row}
          </button>
        ))}
      </Sheet>,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Deposit' });
    await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
    for (const row of rows) {
      const button = screen.getByRole('button', { name: row });
      button.focus();
      const { outlineWidth, outlineOffset } = getComputedStyle(button);
      const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const { bottom = NaN } = button.parentElement?.getBoundingClientRect() ?? {};
      const edge = Math.min(bottom, dialog.getBoundingClientRect().bottom);
      expect(button.getBoundingClientRect().bottom + ring, row).toBeLessThanOrEqual(edge);
    }
  },
);
