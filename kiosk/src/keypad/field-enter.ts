import { typeLineBreak } from './field-typing.ts';
import type { TypingField } from './keypad-target.ts';
import { typingField } from './keypad-target.ts';

/** Presses Enter in the field: the page gets the key first, then what a browser does with it if nobody objected. */
export function pressEnter(field: TypingField): void {
  const init = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true, composed: true };
  const proceed = field.dispatchEvent(new KeyboardEvent('keydown', init));
  if (proceed && document.activeElement === field) enterAction(field);
  // The key goes up where the focus is by then, as it does on a keyboard.
  (document.activeElement ?? field).dispatchEvent(new KeyboardEvent('keyup', init));
}

/** Whether Enter leads to the next field instead of sending the form. */
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

/** As browsers send a form on Enter: by a click on its submit button, and not at all while that is disabled. */
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
