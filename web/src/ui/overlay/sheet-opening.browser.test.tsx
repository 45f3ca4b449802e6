import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../form/button.tsx';
import '../styles/index.css';
import { setPointer } from '../../testing/screen-media.ts';
import { Sheet } from './sheet.tsx';

beforeEach(() => page.viewport(390, 844));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Waiting() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Sheet open={isOpen} onOpenChange={setOpen} title="Deposit" closeLabel="Close">
        <p>One moment</p>
      </Sheet>
    </>
  );
}

it('a Sheet without a control focuses its Close button, and asks no element for its layout to find it', async () => {
  const asked = vi.spyOn(Element.prototype, 'checkVisibility');
  render(<Waiting />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  // By its label: a search by role would ask for the visibility itself.
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Close');
  // The library asks about the focused element once more, when it has the focus.
  const isOther = (element: unknown) =>
    element !== document.activeElement && (element as Element).closest('[role=dialog]') !== null;
  expect(asked.mock.contexts.filter(isOther)).toEqual([]);
});

it('a Sheet on a touch screen focuses its title, so that no keyboard covers it', async () => {
  setPointer('coarse');
  render(
    <Sheet open onOpenChange={() => {}} title="Withdraw" closeLabel="Close">
      <input aria-label="Amount" />
    </Sheet>,
  );
  await expect.poll(() => document.activeElement?.textContent).toBe('Withdraw');
});

it.each([
  ['its title while a part above its first button is loading', true, 'Game'],
  ['its first button while a part below it is loading', false, 'Reset password'],
])('a Sheet focuses %s', async (_focus, isAbove, name) => {
  const loading = <div role="status" aria-busy="true" />;
  render(
    <Sheet open onOpenChange={() => {}} title="Game" closeLabel="Close">
      {isAbove && loading}
      <button type="button">Reset password</button>
      {!isAbove && loading}
    </Sheet>,
  );
  await expect.poll(() => document.activeElement?.textContent).toBe(name);
});

it('a Sheet whose first control is inert while it loads focuses its title, because the focus would stay on the page behind it', async () => {
  render(
    <Sheet open onOpenChange={() => {}} title="Game" closeLabel="Close">
      <div role="status" aria-busy="true">
        <div inert>
          <button type="button">Copy</button>
        </div>
      </div>
      <button type="button">Reset password</button>
    </Sheet>,
  );
  await expect.poll(() => document.activeElement?.textContent).toBe('Game');
});
