import type { FormatterModule } from 'i18next';
import { groupNumber } from './translate.ts';

/** Makes the library write numbers like the part of it in the built app. */
export const numberFormatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown) => groupNumber(value) as string,
};
