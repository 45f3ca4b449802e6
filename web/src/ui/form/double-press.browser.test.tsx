import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { Button } from './button.tsx';
import { guardDoublePresses } from './double-press.ts';

afterEach(cleanup);

/** A button that makes way for another of the same size at the same place. */
function Steps({ onConfirm }: { onConfirm: () => void }) {
  const [isLast, setLast] = useState(false);
  return (
    <>
      {isLast ? (
        <Button key="confirm" onClick={onConfirm}>
          Confirm
        </Button>
      ) : (
        <Button key="review" onClick={() => setLast(true)}>
          Review!
        </Button>
      )}
      <p style={{ height: '10rem' }} />
      <Button onClick={onConfirm}>Elsewhere</Button>
    </>
  );
}

it('lets the second half of a double press not confirm what has come in place of the first', async () => {
  // A mouse's is told by its count, however slow the machine is.
  onTestFinished(guardDoublePresses(window, 0));
  const onConfirm = vi.fn();
  render(<Steps onConfirm={onConfirm} />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Review!' }));
  expect(screen.getByRole('button', { name: 'Confirm' })).not.toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
  // A press of another place is one of its own, however fast; so is a key, and a second press that is no double one.
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(onConfirm).toHaveBeenCalledTimes(3);
  screen.getByRole('button', { name: 'Confirm' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledTimes(4);
  cleanup();
  render(<Steps onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Review!' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(onConfirm).toHaveBeenCalledTimes(5);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Confirm' }));
  expect(onConfirm).toHaveBeenCalledTimes(7);
});

/** A finger's, as the browser itself makes it: only such presses are looked at. */
async function tap(element: Element) {
  const frame = window.frameElement?.getBoundingClientRect();
  const { left, top } = element.getBoundingClientRect();
  const point = { x: left + 5 + (frame?.left ?? 0), y: top + 5 + (frame?.top ?? 0) };
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

it('takes two taps of a finger at one place for one when another thing has come there', async () => {
  onTestFinished(guardDoublePresses(window, 60_000));
  const onConfirm = vi.fn();
  render(<Steps onConfirm={onConfirm} />);
  await tap(screen.getByRole('button', { name: 'Review!' }));
  await tap(await screen.findByRole('button', { name: 'Confirm' }));
  expect(onConfirm).not.toHaveBeenCalled();
  await tap(screen.getByRole('button', { name: 'Elsewhere' }));
  await tap(screen.getByRole('button', { name: 'Elsewhere' }));
  await vi.waitFor(() => expect(onConfirm).toHaveBeenCalledTimes(2));
});
