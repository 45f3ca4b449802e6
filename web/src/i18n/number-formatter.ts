import type { FormatterModule } from 'i18next';
import { groupNumber } from './translate.ts';

/** Makes the library write numbers like the part of it in the built app. The library needs no more of a formatter. */
export const numberFormatter = { type: 'formatter', format: groupNumber } as FormatterModule;
