import { isEnglishName } from 'contracts/rules';

export type NameError = 'required' | 'english';

/** Latin letters and spaces only. [5.22] */
export function nameErrorOf(name: string): NameError | null {
  if (name.trim() === '') return 'required';
  return isEnglishName(name) ? null : 'english';
}

/** Normalises a name for sending: upper case, single spaces. [2.67] [5.22] */
export function tidyName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toUpperCase();
}
