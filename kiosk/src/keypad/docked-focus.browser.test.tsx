import { cleanup } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type Clock, type Screen, systemClock } from 'web/app';
import { commands } from 'vitest/browser';
import { heldFinger } from '../testing/held-finger.ts';
import { byId, Controlled, keypad, renderWithKeypad } from '../testing/render-with-keypad.tsx';
import { createSteppedClock } from '../testing/stepped-clock.ts';
import { watchFirstField } from './docked-focus.ts';

let stop = () => {};
const watch = (kind: 'form' | 'page' = 'page', clock: Pick<Clock, 'after'> = systemClock) => {
  const screen: Screen = { kind };
  stop = watchFirstField(window, clock, {
    snapshot: () => ({ screen, isMoneyMoving: false }),
    subscribe: () => () => {},
  });
};
const focused = () => document.activeElement?.id;

beforeEach(() => void (document.documentElement.dataset['device'] = 'kiosk'));
afterEach(() => {
  stop();
  cleanup();
});

/** A task that opens at a press, like a dialog. */
function Task() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button id="open" onClick={() => setOpen(true)}>
        Deposit
      </button>
      {isOpen && (
        <div data-sheet>
          <Controlled id="amount" inputMode="decimal" />
          <button id="preset">100</button>
          <p id="empty">Nothing to press</p>
        </div>
      )}
    </>
  );
}

describe('the keypad of a task (K3)', () => {
  it('opens immediately, stays at a press on a button, and closes at a touch beside the field', async () => {
    watch();
    await renderWithKeypad(<Task />);
    expect(keypad()).toBeNull();
    await commands.tap('#open');
    await expect.poll(() => keypad()?.dataset['keypad']).toBe('decimal');
    expect(focused()).toBe('amount');
    await commands.tap('#preset');
    await expect.poll(focused).toBe('amount');
    byId('amount').blur();
    await expect.poll(keypad).toBeNull();
    expect(focused()).not.toBe('amount');
  });

  it('stays while and after a finger rests on a button of the task', async () => {
    watch();
    await renderWithKeypad(<Task />);
    await commands.tap('#open');
    await expect.poll(focused).toBe('amount');
    await heldFinger.begin();
    onTestFinished(() => void heldFinger.end());
    await heldFinger.hold(byId('preset'));
    expect(focused()).toBe('amount');
    heldFinger.lift();
  });

  it('waits while a question is open, and opens when it is answered', async () => {
    const clock = createSteppedClock();
    watch('page', clock);
    const page = (question: boolean) => (
      <>
        <div data-sheet>
          <Controlled id="amount" inputMode="decimal" />
        </div>
        {question && <div role="alertdialog">Again?</div>}
      </>
    );
    const { rerender } = await renderWithKeypad(page(true));
    clock.advance(0);
    expect(focused()).not.toBe('amount');
    rerender(page(false));
    // The watch sees the change after this task.
    await Promise.resolve();
    clock.advance(0);
    expect(focused()).toBe('amount');
  });

  it('opens for the first empty field on forms, not on plain pages', async () => {
    const form = (
      <main>
        <form>
          <Controlled id="phone" inputMode="tel" defaultValue="0812345678" />
          <Controlled id="code" inputMode="numeric" />
        </form>
      </main>
    );
    watch('page');
    await renderWithKeypad(form);
    expect(keypad()).toBeNull();
    cleanup();
    stop();
    watch('form');
    await renderWithKeypad(form);
    await expect.poll(focused).toBe('code');
  });
});
