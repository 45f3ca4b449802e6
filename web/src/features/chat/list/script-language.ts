/**
 * The language of text from outside, by its letters, so that a screen reader reads it with that language's voice. Undefined for other
 * letters, which the app's own language has too.
 */
export function scriptLanguage(text: string): 'th' | 'lo' | undefined {
  if (/[\u0e81-\u0edf]/.test(text)) return 'lo';
  return /[\u0e01-\u0e5b]/.test(text) ? 'th' : undefined;
}
