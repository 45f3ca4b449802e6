import { ToldError } from './told-error.ts';

/** The edition asked for by EDITION; undefined leaves it to `config.json`. [1.20] @throws ToldError for any other word. */
export function readEdition({ EDITION }: Record<string, string | undefined>): 'thai' | 'laos' | undefined {
  if (EDITION === undefined || EDITION === '') return undefined;
  if (EDITION === 'thai' || EDITION === 'laos') return EDITION;
  throw new ToldError(`EDITION must be thai or laos, and is "${EDITION}".`);
}
