import { type TypingField, typingField } from './keypad-target.ts';
import {
  caretAfterRewrite,
  clearing,
  deletion,
  insertion,
  type Replacement,
  type TextState,
} from './text-editing.ts';

/** Types a text into the field like a keyboard: `beforeinput`, the change, `input`. */
export function typeText(field: TypingField, data: string): void {
  edit(field, 'insertText', data, (state) => insertion(state, data, field.maxLength));
}

/** Types Enter into a field of several lines. */
export function typeLineBreak(field: HTMLTextAreaElement): void {
  edit(field, 'insertLineBreak', null, (state) => insertion(state, '\n', field.maxLength));
}

/** Deletes the selection, or what Backspace deletes before the caret. */
export function typeBackspace(field: TypingField): void {
  edit(field, 'deleteContentBackward', null, deletion);
}

/** Clears the field; the page sees it as Backspace on the whole text. */
export function clearField(field: TypingField): void {
  edit(field, 'deleteContentBackward', null, clearing);
}

function edit(
  field: TypingField,
  inputType: string,
  data: string | null,
  plan: (state: TextState) => Replacement | null,
): void {
  // A finger that rests keeps the keypad open after its field has become read-only, which `setRangeText` ignores.
  if (typingField(field) === null) return;
  const init = { inputType, data, bubbles: true, composed: true };
  if (!field.dispatchEvent(new InputEvent('beforeinput', { ...init, cancelable: true }))) return;
  // Read late: a `beforeinput` listener may have moved the caret.
  const change = plan(stateOf(field));
  if (!change) return;
  // Unlike assigning `value`, this bypasses React's value tracker, so React sees the change.
  field.setRangeText(change.data, change.start, change.end, 'end');
  const written = field.value;
  const caret = change.start + change.data.length;
  field.dispatchEvent(new InputEvent('input', { ...init, data: data === null ? null : change.data }));
  restoreCaret(field, written, caret);
}

function stateOf(field: TypingField): TextState {
  const end = field.value.length;
  return { text: field.value, start: field.selectionStart ?? end, end: field.selectionEnd ?? end };
}

/** A rewritten value moves the caret to the end. If the field placed the caret elsewhere, it stays. */
function restoreCaret(field: TypingField, written: string, caret: number): void {
  const { value } = field;
  if (value === written || field.selectionStart !== value.length) return;
  const place = caretAfterRewrite(written, caret, value);
  field.setSelectionRange(place, place);
}
