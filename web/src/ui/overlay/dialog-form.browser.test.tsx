import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../form/button.tsx';
import '../styles/index.css';
import { DialogForm } from './dialog-form.tsx';

beforeEach(() => page.viewport(360, 740));
afterEach(cleanup);

/** @returns a function that measures an element */
function show(note?: string) {
  const buttons = (
    <>
      <div>
        <Button kind="gold" wide>
          Save
        </Button>
        {note !== undefined && <div role="status">{note}</div>}
      </div>
      <Button kind="line">Cancel</Button>
    </>
  );
  render(
    <DialogForm id="form" aria-label="Rename" buttons={buttons}>
      <input aria-label="Name" />
    </DialogForm>,
  );
  return (role: string, name = '') => screen.getByRole(role, name ? { name } : {}).getBoundingClientRect();
}

it('the note of a long wait in a dialog has the width of both buttons, below them', () => {
  const boxOf = show('This is taking longer than usual. Please wait; do not leave the page.');
  const [save, cancel, note] = [boxOf('button', 'Save'), boxOf('button', 'Cancel'), boxOf('status')];
  expect(save.top).toBe(cancel.top);
  expect(save.width).toBeGreaterThan(cancel.width);
  expect([note.left, note.right]).toEqual([save.left, cancel.right]);
  expect(note.top).toBeGreaterThan(Math.max(save.bottom, cancel.bottom));
});

it('the place of the note of a long wait takes no room in a dialog while it is empty', () => {
  const { height } = show('')('form', 'Rename');
  cleanup();
  expect(show()('form', 'Rename').height).toBe(height);
});
