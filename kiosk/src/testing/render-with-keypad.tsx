import { render } from '@testing-library/react';
import i18next from 'i18next';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';
// For its style sheets: the keypad uses the design tokens.
import 'web/app';
import { Keypad } from '../keypad/keypad.tsx';
import '../kiosk-shell.css';

/** Labels show their text keys. */
export async function renderWithKeypad(children: ReactNode) {
  document.documentElement.dataset['device'] = 'kiosk';
  const i18n = i18next.createInstance().use(initReactI18next);
  await i18n.init({ lng: 'cimode' });
  const wrap = (page: ReactNode) => (
    <I18nextProvider i18n={i18n}>
      {page}
      <Keypad />
    </I18nextProvider>
  );
  const { container, rerender } = render(wrap(children));
  return { container, rerender: (page: ReactNode) => rerender(wrap(page)) };
}

interface ControlledProps extends ComponentProps<'input'> {
  onText?: (text: string) => void;
  rewrite?: (text: string) => string;
}

/**
 * A field whose text is state of React.
 * @param rewrite what the field makes of a text
 */
export function Controlled({ onText, rewrite = (text) => text, defaultValue, ...input }: ControlledProps) {
  const [text, setText] = useState(String(defaultValue ?? ''));
  const change = (next: string) => {
    onText?.(next);
    setText(rewrite(next));
  };
  return (
    <input
      id="field"
      aria-label="field"
      {...input}
      value={text}
      onChange={({ target }) => change(target.value)}
    />
  );
}

export const keypad = () => document.querySelector<HTMLElement>('[data-keypad]');

export const byId = (id: string) => document.getElementById(id) as HTMLInputElement;

/** Touches the field and waits for the keypad. */
export async function tapField(id = 'field'): Promise<HTMLInputElement> {
  await commands.tap(`#${id}`);
  await expect.poll(keypad).not.toBeNull();
  return byId(id);
}

export const keySelector = (name: string) => `[data-key=${JSON.stringify(name)}]`;

export async function tapKeys(...names: string[]): Promise<void> {
  for (const name of names) await commands.tap(keySelector(name));
}

/** The text with the caret as "|". */
export function withCaret({ value, selectionStart }: HTMLInputElement): string {
  const caret = selectionStart ?? value.length;
  return `${value.slice(0, caret)}|${value.slice(caret)}`;
}

export const nextTask = () => new Promise((resolve) => setTimeout(resolve));
