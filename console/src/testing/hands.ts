import { fireEvent, waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { noteControls } from './open-console.tsx';

/** Long enough for a loaded machine; a passing test never waits so long. */
const PATIENCE_MS = 8_000;

/** Waits until it no longer throws. The error names the missing element and leaves out the long document. */
export function until<T>(look: () => T): Promise<T> {
  return waitFor(look, { timeout: PATIENCE_MS, interval: 10, onTimeout: (error) => error });
}

export const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent).trim();

type Place = ParentNode | (() => ParentNode);

function find(selector: string, name: string, place: Place): HTMLElement {
  const around = typeof place === 'function' ? place() : place;
  const found = [...around.querySelectorAll<HTMLElement>(selector)].find(
    (element) => nameOf(element) === name,
  );
  if (!found) throw new Error(`no ${selector} is named "${name}"`);
  return found;
}

export const box = (title: string): HTMLElement =>
  find('h2', title, document).closest<HTMLElement>('section')!;

export function row(title: string, place: ParentNode = document): HTMLElement {
  const found = [...place.querySelectorAll<HTMLElement>('li')].find((one) =>
    one.querySelector('b')?.textContent.startsWith(title),
  );
  if (!found) throw new Error(`no row is titled "${title}"`);
  return found;
}

/** Waits until the button or link is enabled. */
export async function press(name: string, place: Place = document): Promise<void> {
  const button = await until(() => {
    const found = find('button, a[href]', name, place);
    if (found.matches(':disabled') || found.getAttribute('aria-busy') === 'true')
      throw new Error(`"${name}" is disabled`);
    return found;
  });
  noteControls();
  button.click();
}

/** Presses a button that asks for confirmation, and confirms. */
export async function pressAndConfirm(name: string, yes = name, place: Place = document): Promise<void> {
  await press(name, place);
  await press(yes, () => dialog());
}

export function dialog(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[role="alertdialog"]');
  if (!found) throw new Error('no confirmation is shown');
  return found;
}

export function field(label: string, place: ParentNode = document): HTMLInputElement {
  const found = [...place.querySelectorAll('label')].find((one) => labelText(one) === label);
  const control = found?.querySelector<HTMLInputElement>('input, select, textarea');
  if (!control) throw new Error(`no field is labelled "${label}"`);
  return control;
}

/** The text of a label without the text of its field. */
function labelText(label: Element): string {
  return [...label.childNodes]
    .filter((node) => !(node instanceof Element && node.matches('input, select, textarea')))
    .map((node) => node.textContent)
    .join('')
    .trim();
}

export async function fill(label: string, value: string, place: Place = document): Promise<void> {
  const control = await until(() => field(label, typeof place === 'function' ? place() : place));
  if (control.type === 'checkbox') {
    if (String(control.checked) !== value) control.click();
    return;
  }
  if (control.type === 'radio') {
    control.click();
    return;
  }
  fireEvent.change(control, { target: { value } });
}

export const isOn = (name: string, place: ParentNode = document): boolean =>
  find('button', name, place).getAttribute('aria-pressed') === 'true';

export async function turns(name: string, on: boolean, place: ParentNode = document): Promise<void> {
  await until(() => {
    if (isOn(name, place) !== on) throw new Error(`"${name}" is ${on ? 'off' : 'on'}`);
  });
}

export const form = (name: string, place: ParentNode = document): HTMLFormElement =>
  find('form', name, place) as HTMLFormElement;

export async function fillFile(label: string, name: string, content: unknown): Promise<void> {
  const input = await until(() => field(label));
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  fireEvent.change(input, { target: { files: [new File([text], name)] } });
}

export async function shows(text: string | RegExp, place: Place = () => document.body): Promise<void> {
  await until(() => {
    const shown = (typeof place === 'function' ? place() : place).textContent ?? '';
    const isShown = typeof text === 'string' ? shown.includes(text) : text.test(shown);
    if (!isShown) throw new Error(`the page does not show ${String(text)}`);
  });
}

export async function becomes<T>(read: () => Promise<T>, value: T): Promise<void> {
  await expect.poll(read, { timeout: PATIENCE_MS, interval: 10 }).toEqual(value);
}
