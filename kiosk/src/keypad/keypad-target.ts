import type { Layout } from './keypad-layouts.ts';

export type TypingField = HTMLInputElement | HTMLTextAreaElement;

/** Input types that offer a caret to scripts; `number` and `email` do not, so no screen may use them here. */
const TYPED_INPUTS = new Set(['text', 'tel', 'password', 'search', 'url']);

/** The element as a field that the keypad can type in, or null. */
export function typingField(element: Element | null): TypingField | null {
  if (!isTextControl(element)) return null;
  if (element.inputMode === 'none' || element.readOnly || element.matches(':disabled')) return null;
  return element;
}

function isTextControl(element: Element | null): element is TypingField {
  if (element instanceof HTMLTextAreaElement) return true;
  return element instanceof HTMLInputElement && TYPED_INPUTS.has(element.type);
}

/** The board for a field, by its `inputmode`; a telephone field without one gets digits as a phone would give it. */
export function layoutFor({ inputMode, type }: Pick<TypingField, 'inputMode' | 'type'>): Layout {
  if (inputMode === 'decimal') return 'decimal';
  if (inputMode === 'numeric' || inputMode === 'tel') return 'digits';
  return inputMode === '' && type === 'tel' ? 'digits' : 'letters';
}

/** What bystanders must not read off the keys; it stays secret while the member looks at it in plain letters. (K11) */
export function isSecret({ type, autocomplete }: Pick<TypingField, 'type' | 'autocomplete'>): boolean {
  return type === 'password' || autocomplete.includes('password');
}

/** Where the keypad must stand in the document: a modal dialog hides everything outside it from assistive technology. */
export function keypadContainer(field: TypingField): Element {
  return field.closest('[role="dialog"], [role="alertdialog"]') ?? document.body;
}
