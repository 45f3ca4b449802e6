import { textFrom } from '../../../api/wire.ts';

export function fields(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null ? { ...input } : {};
}

/** A longer text than the contract allows would be refused, so it does nothing. */
export function within(most: number, input: unknown): string {
  const text = textFrom(input);
  return text.length > most ? '' : text;
}

/** JSON that was sent as an object means the same. */
export function jsonOf(input: unknown): string {
  return typeof input === 'object' && input !== null ? stringified(input) : textFrom(input);
}

/** '' for what is nested too deeply to be written: one such message must not hide the others. */
export function stringified(input: unknown): string {
  try {
    return JSON.stringify(input ?? null);
  } catch {
    return '';
  }
}
