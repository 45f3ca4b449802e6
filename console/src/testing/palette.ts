import { fireEvent } from '@testing-library/dom';
import { expect } from 'vitest';
import { until } from './hands.ts';

/** Types into the palette and presses Enter. */
export async function command(typed: string): Promise<void> {
  const find = () => document.querySelector<HTMLInputElement>('[role="dialog"] input');
  const input = await until(() => {
    // The page may not listen yet.
    if (!find()) fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
    const found = find();
    if (!found) throw new Error('the palette is closed');
    return found;
  });
  input.focus();
  fireEvent.change(input, { target: { value: typed } });
  await until(() => {
    const highlighted = document.querySelector('[role="option"][data-highlighted]');
    if (!highlighted) throw new Error(`nothing is found by "${typed}"`);
  });
  fireEvent.keyDown(input, { key: 'Enter' });
  await until(() => expect(find()).toBeNull());
}
