import type { Layout } from './keypad-layouts.ts';

export type TypingField = HTMLInputElement | HTMLTextAreaElement;

/** Input types with a scriptable caret; `number` and `email` have none, so the kiosk's screens must not use them. */
const TYPED_INPUTS = new Set(['text', 'tel', 'password', 'search', 'url']);

/** The element if the keypad can type into it, otherwise null. (K3) */
export function typingField(element: Element | null): TypingField | null {
  if (!isTextControl(element)) return null;
  if (element.inputMode === 'none' || element.readOnly || element.matches(':disabled')) return null;
  return element;
}

function isTextControl(element: Element | null): element is TypingField {
  if (element instanceof HTMLTextAreaElement) return true;
  return element instanceof HTMLInputElement && TYPED_INPUTS.has(element.type);
}

/** The board for a field, by its `inputmode`; a `tel` field without one gets digits, as on a phone. */
export function layoutFor({ inputMode, type }: Pick<TypingField, 'inputMode' | 'type'>): Layout {
  if (inputMode === 'decimal') return 'decimal';
  if (inputMode === 'numeric' || inputMode === 'tel') return 'digits';
  return inputMode === '' && type === 'tel' ? 'digits' : 'letters';
}

/** Whether key presses must not be visible to bystanders; also true while the password is shown. (K11) */
export function isSecret({ type, autocomplete }: Pick<TypingField, 'type' | 'autocomplete'>): boolean {
  return type === 'password' || autocomplete.includes('password');
}

/** The keypad's parent element: a modal dialog hides everything outside it from assistive technology. */
export function keypadContainer(field: TypingField): Element {
  return field.closest('[role="dialog"], [role="alertdialog"]') ?? document.body;
}
