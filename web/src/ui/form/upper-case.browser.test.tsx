import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { Field } from './field.tsx';
import { upperCase } from './upper-case.ts';

afterEach(cleanup);

function Name({ start = '' }: { start?: string }) {
  const [name, setName] = useState(start);
  return (
    <>
      <Field label="Name" value={name} {...upperCase(setName)} />
      <output>{name}</output>
    </>
  );
}

async function focusName(start: string, caret: number) {
  render(<Name start={start} />);
  const input = screen.getByLabelText<HTMLInputElement>('Name');
  await userEvent.click(input);
  input.setSelectionRange(caret, caret);
  return input;
}

const withCaret = ({ value, selectionStart }: HTMLInputElement) =>
  `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;

describe('an upper-case field', () => {
  it('keeps the caret behind text typed in the middle [2.24] [5.22]', async () => {
    const input = await focusName('SOMCHAI', 3);
    await userEvent.keyboard('xy');
    expect(withCaret(input)).toBe('SOMXY|CHAI');
    await userEvent.keyboard('{Backspace}z');
    expect(withCaret(input)).toBe('SOMXZ|CHAI');
    expect(screen.getByRole('status')).toHaveTextContent('SOMXZCHAI');
  });

  it('keeps the caret behind a letter that becomes two', async () => {
    const input = await focusName('WEI', 3);
    const paste = (text: string) => {
      input.setRangeText(text, 3, 3, 'end');
      input.dispatchEvent(
        new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: text }),
      );
    };
    paste('ß');
    expect(withCaret(input)).toBe('WEISS|');
  });

  it('keeps a composition as typed and upper-cases it when it ends [5.22]', async () => {
    const input = await focusName('SOMCHAI', 3);
    const session = cdp();
    await session.send('Input.imeSetComposition', { text: 'x', selectionStart: 1, selectionEnd: 1 });
    await session.send('Input.imeSetComposition', { text: 'xy', selectionStart: 2, selectionEnd: 2 });
    expect(withCaret(input)).toBe('SOMxy|CHAI');
    await session.send('Input.insertText', { text: 'xy' });
    await expect.poll(() => withCaret(input)).toBe('SOMXY|CHAI');
    expect(screen.getByRole('status')).toHaveTextContent('SOMXYCHAI');
  });
});
