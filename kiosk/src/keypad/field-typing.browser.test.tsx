import { cleanup } from '@testing-library/react';
import { type ComponentProps, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  byId,
  Controlled,
  keypad,
  nextTask,
  renderWithKeypad,
  tapField,
  tapKeys,
  withCaret,
} from '../testing/render-with-keypad.tsx';

afterEach(cleanup);

const grouped = (text: string) => text.replaceAll(',', '').replace(/\B(?=(\d{3})+$)/g, ',');

describe('typing at the caret', () => {
  it('inserts where the caret is and leaves it behind what was typed', async () => {
    await renderWithKeypad(<Controlled inputMode="tel" defaultValue="0834" />);
    const field = await tapField();
    field.setSelectionRange(2, 2);
    await tapKeys('1', '2');
    expect(withCaret(field)).toBe('0812|34');
  });

  it('replaces and deletes what is selected', async () => {
    await renderWithKeypad(<Controlled inputMode="tel" defaultValue="0899934" />);
    const field = await tapField();
    field.setSelectionRange(2, 5);
    await tapKeys('1');
    expect(withCaret(field)).toBe('081|34');
    field.setSelectionRange(0, 3);
    await tapKeys('backspace');
    expect(withCaret(field)).toBe('|34');
  });

  it('fires the events of a keyboard: beforeinput, then input', async () => {
    await renderWithKeypad(<Controlled inputMode="decimal" />);
    const field = await tapField();
    const seen: string[] = [];
    for (const type of ['beforeinput', 'input']) {
      document.addEventListener(type, (event) => {
        const { inputType, data } = event as InputEvent;
        seen.push(`${type} ${inputType} ${data} "${field.value}"`);
      });
    }
    await tapKeys('00', 'backspace', 'clear');
    expect(seen).toEqual([
      'beforeinput insertText 00 ""',
      'input insertText 00 "00"',
      'beforeinput deleteContentBackward null "00"',
      'input deleteContentBackward null "0"',
      'beforeinput deleteContentBackward null "0"',
      'input deleteContentBackward null ""',
    ]);
  });

  it('types nothing if the page prevents beforeinput', async () => {
    const onText = vi.fn();
    await renderWithKeypad(<Controlled inputMode="tel" onText={onText} />);
    const field = await tapField();
    field.addEventListener('beforeinput', (event) => {
      if (event.data === '9') event.preventDefault();
    });
    await tapKeys('1', '9', '2');
    expect(field.value).toBe('12');
    expect(onText.mock.calls.flat()).toEqual(['1', '12']);
  });

  it('respects maxlength, and fires no event without a change', async () => {
    const onText = vi.fn();
    await renderWithKeypad(<Controlled inputMode="decimal" maxLength={4} onText={onText} />);
    const field = await tapField();
    await tapKeys('1', '00', '00', '5');
    expect(field.value).toBe('1000');
    expect(onText.mock.calls.flat()).toEqual(['1', '100', '1000']);
  });

  it('leaves an amount that is being sent, also while a finger rests on the button that sent it', async () => {
    await renderWithKeypad(<Controlled inputMode="decimal" defaultValue="500" />);
    const field = await tapField();
    // The keypad stays while a finger is down.
    window.dispatchEvent(new PointerEvent('pointerdown', { pointerId: 99, isPrimary: true }));
    field.readOnly = true;
    await nextTask();
    await tapKeys('7');
    expect(field.value).toBe('500');
    await expect.poll(keypad).toBeNull();
  });
});

describe('a field that rewrites what is typed', () => {
  it('has the caret at the end of a grouped amount typed from the start', async () => {
    await renderWithKeypad(<Controlled inputMode="decimal" rewrite={grouped} />);
    const field = await tapField();
    await tapKeys('1', '2', '3', '4', '00');
    expect(withCaret(field)).toBe('123,400|');
  });

  it('has the caret behind the digit typed in the middle of a grouped amount', async () => {
    await renderWithKeypad(<Controlled inputMode="decimal" rewrite={grouped} defaultValue="1,234" />);
    const field = await tapField();
    field.setSelectionRange(3, 3);
    await tapKeys('9');
    expect(withCaret(field)).toBe('12,9|34');
    await tapKeys('backspace', 'backspace');
    expect(withCaret(field)).toBe('1|34');
  });

  it('has the caret behind the letter typed in the middle of raised letters', async () => {
    await renderWithKeypad(<Controlled rewrite={(text) => text.toUpperCase()} defaultValue="SOMAI" />);
    const field = await tapField();
    field.setSelectionRange(3, 3);
    await tapKeys('c', 'h');
    expect(withCaret(field)).toBe('SOMCH|AI');
  });

  it('keeps text and caret when it refuses a key', async () => {
    const twoDecimals = (text: string) => (/^\d*\.?\d{0,2}$/.test(text) ? text : '12.34');
    await renderWithKeypad(<Controlled inputMode="decimal" rewrite={twoDecimals} defaultValue="12.34" />);
    const field = await tapField();
    field.setSelectionRange(4, 4);
    await tapKeys('5');
    expect(withCaret(field)).toBe('12.3|4');
  });

  it('keeps control of its caret', async () => {
    await renderWithKeypad(<CaretKeeper inputMode="tel" />);
    const field = await tapField();
    await tapKeys('1', '2');
    expect(withCaret(field)).toBe('|2-1-');
  });
});

/** Adds a dash after each digit and always puts the caret at the start. */
function CaretKeeper(input: ComponentProps<'input'>) {
  const [text, setText] = useState('');
  const ref = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => ref.current?.setSelectionRange(0, 0), [text]);
  return (
    <input
      {...input}
      ref={ref}
      id="field"
      value={text}
      onChange={(event) => setText(event.target.value.replaceAll('-', '').replace(/./g, '$&-'))}
    />
  );
}

describe('Enter', () => {
  interface LoginProps {
    onSend: () => void;
    hint?: 'next';
    isSendDisabled?: boolean;
  }
  function Login({ onSend, hint, isSendDisabled }: LoginProps) {
    const send = (event: SubmitEvent) => {
      event.preventDefault();
      onSend();
    };
    return (
      <form onSubmit={send}>
        <Controlled id="phone" inputMode="tel" enterKeyHint={hint} />
        <Controlled id="secret" type="password" />
        <button disabled={isSendDisabled}>send</button>
      </form>
    );
  }

  it('sends the form once, with the key events of a keyboard', async () => {
    const onSend = vi.fn();
    await renderWithKeypad(<Login onSend={onSend} />);
    const field = await tapField('secret');
    const keys: string[] = [];
    field.addEventListener('keydown', ({ key }) => keys.push(`${key} down`));
    field.addEventListener('keyup', ({ key }) => keys.push(`${key} up`));
    await tapKeys('x', 'enter');
    expect(onSend).toHaveBeenCalledOnce();
    expect(keys).toEqual(['Enter down', 'Enter up']);
  });

  it('does not send a form whose page uses the key for something else', async () => {
    const onSend = vi.fn();
    await renderWithKeypad(<Login onSend={onSend} />);
    const field = await tapField('secret');
    field.addEventListener('keydown', (event) => event.preventDefault());
    await tapKeys('enter');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('does not send a form whose button is disabled', async () => {
    const onSend = vi.fn();
    await renderWithKeypad(<Login onSend={onSend} isSendDisabled />);
    await tapField('phone');
    await tapKeys('enter');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('moves to the next field if the field says so', async () => {
    const onSend = vi.fn();
    await renderWithKeypad(<Login onSend={onSend} hint="next" />);
    await tapField('phone');
    const enter = () => document.querySelector('[data-key="enter"]');
    expect(enter()).toHaveAccessibleName('keypad.next');
    await tapKeys('1', 'enter');
    expect(document.activeElement).toBe(byId('secret'));
    await expect.poll(() => document.querySelector('[data-keypad="letters"]')).not.toBeNull();
    expect(enter()).toHaveAccessibleName('keypad.enter');
    await tapKeys('enter');
    expect(onSend).toHaveBeenCalledOnce();
  });

  it('starts a new line in a text area', async () => {
    await renderWithKeypad(<textarea id="field" defaultValue="ab" />);
    const field = await tapField();
    field.setSelectionRange(1, 1);
    await tapKeys('enter');
    expect(withCaret(field)).toBe('a\n|b');
  });
});
