import { isEnglishName, pastedText } from 'contracts/rules';

export type NameError = 'required' | 'english';

/** Latin letters and spaces only. [5.22] */
export function nameErrorOf(name: string): NameError | null {
  const tidy = pastedText(name);
  if (tidy === '') return 'required';
  return isEnglishName(tidy) ? null : 'english';
}

/** Normalises a name for sending: upper case, single spaces. [2.67] [5.22] */
export function tidyName(name: string): string {
  return pastedText(name).toUpperCase();
}
