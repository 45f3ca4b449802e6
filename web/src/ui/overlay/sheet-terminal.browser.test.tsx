import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../form/button.tsx';
import '../styles/index.css';
import { SheetCompanion, TaskFrameContext } from './sheet-companion.tsx';
import { SheetFooter } from './sheet-footer.tsx';
import { Sheet, type SheetProps } from './sheet.tsx';

const root = document.documentElement;
const SCREENS = { portrait: { width: 1080, height: 1920 }, landscape: { width: 1920, height: 1080 } };

beforeEach(() => void (root.dataset.device = 'kiosk'));
afterEach(() => {
  cleanup();
  delete root.dataset.device;
  delete root.dataset.orientation;
});

async function openTask({ lines, ...sheet }: { lines: number } & Partial<SheetProps>) {
  render(
    <TaskFrameContext value={{ backLabel: 'Back' }}>
      <Sheet open onOpenChange={() => {}} title="Deposit" closeLabel="Close" {...sheet}>
        <p style={{ height: `${lines}rem` }}>Content</p>
        <SheetCompanion>
          <p>How it works</p>
        </SheetCompanion>
        <SheetFooter>
          <Button kind="gold" wide>
            Go on
          </Button>
          {lines > 1 && <Button kind="bare">Another way</Button>}
        </SheetFooter>
      </Sheet>
    </TaskFrameContext>,
  );
  const action = await screen.findByRole('button', { name: 'Go on' });
  const found = action.getBoundingClientRect();
  const content = screen.getByText('Content').getBoundingClientRect();
  const companion = screen.getByText('How it works').getBoundingClientRect();
  return { action: found, content, companion };
}

it('a kiosk task presses nothing at the Enter with which a scanner ends each code', async () => {
  const onPress = vi.fn();
  render(
    <TaskFrameContext value={{ backLabel: 'Back' }}>
      <Sheet open onOpenChange={onPress} title="Bonus" closeLabel="Close">
        <SheetFooter>
          <Button kind="gold" onClick={onPress}>
            Receive this bonus
          </Button>
        </SheetFooter>
      </Sheet>
    </TaskFrameContext>,
  );
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { name: 'Bonus' }));
  await userEvent.keyboard('8850123456789 {Enter}');
  expect(onPress).not.toHaveBeenCalled();
});

it('a kiosk task that begins with a field can be typed at once, also by a hardware keypad (K3)', async () => {
  render(
    <TaskFrameContext value={{ backLabel: 'Back' }}>
      <Sheet open onOpenChange={() => {}} title="Withdraw" closeLabel="Close">
        <input aria-label="Amount" />
      </Sheet>
    </TaskFrameContext>,
  );
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Amount'));
});

describe.each(['portrait', 'landscape'] as const)('a kiosk task, %s', (orientation) => {
  beforeEach(async () => {
    root.dataset.orientation = orientation;
    const { width, height } = SCREENS[orientation];
    await page.viewport(width, height);
  });

  it('has its primary action at one height for any task length, clear of its companion', async () => {
    const tops: number[] = [];
    for (const lines of [1, 12, 90]) {
      const { action, content, companion } = await openTask({ lines });
      tops.push(action.top);
      expect(content.top).toBeGreaterThan(0);
      if (orientation === 'portrait') expect(companion.top).toBeGreaterThan(action.bottom);
      else expect(companion.left).toBeGreaterThan(action.right);
      cleanup();
    }
    expect(new Set(tops).size).toBe(1);
    expect((tops[0] ?? 0) / innerHeight).toBeGreaterThan(0.6);
  });

  it('is in the middle of the room above its actions, and leaves the bar of the page bright', async () => {
    const { action, content } = await openTask({ lines: 1 });
    const header = screen.getByRole('heading', { name: 'Deposit' }).closest('header, [class*=header]');
    const from = header?.getBoundingClientRect().bottom ?? 0;
    const middle = (content.top + content.bottom) / 2;
    // Half of the room, give or take the paddings.
    expect(Math.abs(middle - (from + action.top) / 2)).toBeLessThan(0.2 * (action.top - from));
    const bar = Number.parseFloat(
      getComputedStyle(document.querySelector('[class*=backdrop]') as Element).top,
    );
    expect(bar).toBeGreaterThanOrEqual(64);
  });

  it('gives a long label the room of a short one before it wraps', async () => {
    render(
      <TaskFrameContext value={{ backLabel: 'Back' }}>
        <Sheet open onOpenChange={() => {}} title="Withdraw" closeLabel="Close">
          <SheetFooter>
            <Button kind="gold" wide>
              See the bonus
            </Button>
            <Button wide>Withdraw 98,760,432.10 baht</Button>
          </SheetFooter>
        </Sheet>
      </TaskFrameContext>,
    );
    const label = document.createRange();
    label.selectNodeContents(screen.getByText(/^Withdraw 98/));
    expect(new Set([...label.getClientRects()].map(({ bottom }) => bottom)).size).toBe(1);
  });

  it('says below its action that an answer takes long, and moves nothing', async () => {
    const task = (wait: string) => (
      <TaskFrameContext value={{ backLabel: 'Back' }}>
        <Sheet open onOpenChange={() => {}} title="Withdraw" closeLabel="Close">
          <SheetCompanion>
            <p>How it works</p>
          </SheetCompanion>
          <SheetFooter>
            <div>
              <Button kind="gold" wide busy>
                Confirm
              </Button>
              <div role="status">{wait}</div>
            </div>
            <Button kind="line">Change</Button>
          </SheetFooter>
        </Sheet>
      </TaskFrameContext>
    );
    const { rerender } = render(task(''));
    await screen.findByRole('button', { name: 'Change' });
    const boxes = () =>
      ['Confirm', 'Change'].map(
        (name) => screen.getByRole('button', { name }).getBoundingClientRect().toJSON() as DOMRect,
      );
    const before = boxes();
    rerender(task('This is taking longer than usual. Still waiting for an answer.'));
    expect(boxes()).toEqual(before);
    const text = screen.getByText(/^This is taking/).getBoundingClientRect();
    expect(text.top).toBeGreaterThanOrEqual(before[0]?.bottom ?? innerHeight);
    const { top } = screen.getByText('How it works').getBoundingClientRect();
    expect(text.bottom).toBeLessThan(orientation === 'portrait' ? top : innerHeight);
    expect(getComputedStyle(screen.getByRole('button', { name: 'Confirm' }), '::after').display).toBe('none');
  });

  it('has the QR of an unknown outcome where that of its receipt will be (K12)', async () => {
    const task = (isKnown: boolean) => (
      <TaskFrameContext value={{ backLabel: 'Back' }}>
        <Sheet open onOpenChange={() => {}} title="Withdraw" closeLabel="Close">
          <p>Content</p>
          <SheetCompanion>
            <figure>QR</figure>
          </SheetCompanion>
          {isKnown && (
            <SheetFooter>
              <Button>Done</Button>
            </SheetFooter>
          )}
        </Sheet>
      </TaskFrameContext>
    );
    const { rerender } = render(task(false));
    const code = await screen.findByText('QR');
    const { top } = code.getBoundingClientRect();
    rerender(task(true));
    await screen.findByRole('button', { name: 'Done' });
    expect(code.getBoundingClientRect().top).toBe(top);
  });

  it('has one labelled exit: to the screen before, or out of the task', async () => {
    const ways: string[] = [];
    await openTask({ lines: 1, onOpenChange: () => void ways.push('out') });
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    cleanup();
    await openTask({ lines: 1, back: { label: 'All ways', onBack: () => void ways.push('back') } });
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.queryByRole('button', { name: 'All ways' })).toBeNull();
    expect(ways).toEqual(['out', 'back']);
  });
});
