import { typeLineBreak } from './field-typing.ts';
import type { TypingField } from './keypad-target.ts';
import { typingField } from './keypad-target.ts';

/** Simulates Enter in the field: key events first, then the browser's default action unless the page prevented it. */
export function pressEnter(field: TypingField): void {
  const init = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true, composed: true };
  const proceed = field.dispatchEvent(new KeyboardEvent('keydown', init));
  if (proceed && document.activeElement === field) enterAction(field);
  // Like a keyboard, keyup goes to the element that has the focus by then.
  (document.activeElement ?? field).dispatchEvent(new KeyboardEvent('keyup', init));
}

/** Whether Enter moves to another field of the form and does not submit it. */
export function leadsToNextField(field: TypingField): boolean {
  return field.enterKeyHint === 'next' && nextField(field) !== null;
}

function enterAction(field: TypingField): void {
  if (field instanceof HTMLTextAreaElement) return typeLineBreak(field);
  if (leadsToNextField(field)) return nextField(field)?.focus();
  if (field.form) submit(field.form);
}

function nextField(field: TypingField): TypingField | null {
  const controls = [...(field.form?.elements ?? [])];
  const later = controls.slice(controls.indexOf(field) + 1);
  return later.map(typingField).find((candidate) => candidate !== null) ?? null;
}

/** Like a browser: clicks the submit button, and does nothing if it is disabled. */
function submit(form: HTMLFormElement): void {
  const button = [...form.elements].find(isSubmitButton);
  if (button) button.click();
  else form.requestSubmit();
}

function isSubmitButton(element: Element): element is HTMLButtonElement | HTMLInputElement {
  return (
    (element instanceof HTMLButtonElement || element instanceof HTMLInputElement) && element.type === 'submit'
  );
}
