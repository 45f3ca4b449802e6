import { cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { Sheet } from '../overlay/sheet.tsx';
import { AmountField } from './amount-field.tsx';
import '../styles/index.css';

afterEach(cleanup);

let values: string[] = [];

function Deposit({ start, sending = false }: { start: string; sending?: boolean }) {
  const [value, setValue] = useState(start);
  return (
    <AmountField
      label="Amount"
      unit="baht"
      value={value}
      onValue={(next) => {
        values.push(next);
        setValue(next);
      }}
      minimumText="Minimum 1.00"
      maximumText="Maximum 50,000.00"
      readOnly={sending}
    />
  );
}

async function focusField(start = '') {
  values = [];
  render(<Deposit start={start} />);
  const input = screen.getByLabelText<HTMLInputElement>('Amount');
  await userEvent.click(input);
  return input;
}

const withCaret = ({ value, selectionStart }: HTMLInputElement) =>
  `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;

describe('AmountField', () => {
  it('groups digits while typing and reports the plain amount', async () => {
    const input = await focusField();
    await userEvent.keyboard('1234567.5');
    expect(withCaret(input)).toBe('1,234,567.5|');
    expect(values.at(-1)).toBe('1234567.5');
  });

  it('leaves the caret where the member put it', async () => {
    const input = await focusField('123456');
    input.setSelectionRange(2, 2);
    await userEvent.keyboard('9');
    expect(withCaret(input)).toBe('1,29|3,456');
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(withCaret(input)).toBe('1|3,456');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Backspace}');
    expect(withCaret(input)).toBe('1|,456');
  });

  it.each([
    ['', ['1', '12', '123', '1234', '12345'], '12,345|'],
    ['', ['๑', '๑๐', '๑๐๐'], '100|'],
    ['', ['໕', '໕໐'], '50|'],
    ['1234', ['5', '56'], '123,456|'],
    ['50', ['9', ''], '50|'],
    ['50', ['ก', 'กิ'], '50|'],
  ])('takes the digits that an input method composes once: after %j, %j', async (start, steps, shown) => {
    const input = await focusField(start);
    input.setSelectionRange(9, 9);
    const session = cdp();
    for (const text of steps) {
      const selection = { selectionStart: text.length, selectionEnd: text.length };
      await session.send('Input.imeSetComposition', { text, ...selection });
    }
    await session.send('Input.insertText', { text: steps.at(-1) ?? '' });
    await expect.poll(() => withCaret(input)).toBe(shown);
    expect(values.at(-1) ?? start).toBe(shown.replaceAll(/[|,]/g, ''));
  });

  it('reports the amount while an input method composes it', async () => {
    const input = await focusField('1');
    input.setSelectionRange(9, 9);
    const session = cdp();
    for (const text of ['2', '2๕', '2๕๐'])
      await session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    expect(withCaret(input)).toBe('12๕๐|');
    expect(values).toEqual(['12', '125', '1250']);
  });

  it('refuses invalid keys without changing the text or the caret', async () => {
    const input = await focusField('1234.50');
    input.setSelectionRange(3, 3);
    await userEvent.keyboard('e-x.');
    expect(withCaret(input)).toBe('1,2|34.50');
    expect(values).toEqual([]);
  });

  it('accepts a pasted amount with its decoration and refuses other text', async () => {
    const input = await focusField('5');
    // Like a real paste: the text replaces the selection in one input event.
    const paste = (text: string) => {
      input.setRangeText(text, 0, input.value.length, 'end');
      input.dispatchEvent(
        new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: text }),
      );
    };
    paste('฿ ๑,๒๓๔.๕');
    expect(withCaret(input)).toBe('1,234.5|');
    paste('one hundred');
    expect(input.value).toBe('1,234.5');
  });

  it('works with an on-screen keypad that sets the text and sends an input event', async () => {
    const input = await focusField('1234');
    input.setSelectionRange(1, 1);
    input.setRangeText('00', 1, 1, 'end');
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: '00' }));
    expect(withCaret(input)).toBe('100|,234');
    expect(values).toEqual(['100234']);
  });

  it('keeps the focus while its order is sent, takes no digit, and leaves the focus in the dialog when an outcome takes its place', async () => {
    const task = (content: ReactNode) => (
      <Sheet open onOpenChange={() => {}} title="Transfer" closeLabel="Close">
        {content}
      </Sheet>
    );
    const { rerender } = render(task(<Deposit start="5" />));
    const dialog = await screen.findByRole('dialog');
    const input = screen.getByLabelText<HTMLInputElement>('Amount');
    await userEvent.click(input);
    rerender(task(<Deposit start="5" sending />));
    expect(input).toHaveFocus();
    await userEvent.keyboard('7');
    expect(input.value).toBe('5');
    rerender(task(<p>We could not confirm this yet.</p>));
    await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
  });

  it('has its whole box as target and requests the decimal keyboard', async () => {
    render(<Deposit start="5" />);
    const input = screen.getByLabelText<HTMLInputElement>('Amount');
    await userEvent.click(screen.getByText('Maximum 50,000.00'), { force: true });
    expect(document.activeElement).toBe(input);
    expect(input.inputMode).toBe('decimal');
  });

  it('fits ten thousand million into the width of a small phone', async () => {
    render(
      <div style={{ width: '320px' }}>
        <Deposit start="9999999999.99" />
      </div>,
    );
    const box = screen.getByLabelText('Amount').closest('div');
    expect(box?.scrollWidth).toBeLessThanOrEqual(320);
  });
});
