import { isEnglishName } from 'contracts/rules';

/** What is wrong with a name of a bank account, as a key of the texts. */
export type NameError = 'required' | 'english';

/** Non-empty, Latin letters and spaces only. [5.22] */
export function nameErrorOf(name: string): NameError | null {
  if (name.trim() === '') return 'required';
  return isEnglishName(name) ? null : 'english';
}

/** As it is sent and kept: in upper case, one space between the words. [2.67] [5.22] */
export function tidyName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toUpperCase();
}
