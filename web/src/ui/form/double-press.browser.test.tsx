import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { Button } from './button.tsx';
import { guardDoublePresses } from './double-press.ts';

afterEach(cleanup);

/** A button that another one of the same size replaces in the same place. */
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

it('ignores the second half of a double press on a new button in the same place', async () => {
  // A mouse's double press is known by its click count, even on a slow machine.
  onTestFinished(guardDoublePresses(window, 0));
  const onConfirm = vi.fn();
  render(<Steps onConfirm={onConfirm} />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Review!' }));
  expect(screen.getByRole('button', { name: 'Confirm' })).not.toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
  // Not a double press: another place, a key, or a slow second press.
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

/** A tap with real touch events: the guard checks only trusted events. */
async function tap(element: Element) {
  const frame = window.frameElement?.getBoundingClientRect();
  const { left, top } = element.getBoundingClientRect();
  const point = { x: left + 5 + (frame?.left ?? 0), y: top + 5 + (frame?.top ?? 0) };
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

it('counts two taps in one place as one when another element has appeared there', async () => {
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
