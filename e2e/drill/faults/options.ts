import { parseArgs } from 'node:util';
import type { Language } from '../../texts.ts';

export type Form = 'phone' | 'desktop' | 'kiosk';

export interface Options {
  /** Runs only cells whose `row × column` contains one of these texts. */
  only: string[];
  /** Runs one of so many parts. */
  share: { index: number; count: number };
  languages: Language[];
  form: Form;
  copies: number;
  repeat: number;
  isTraced: boolean;
  isListing: boolean;
}

const LANGUAGES = ['th', 'lo', 'en'] as const;
const FORMS = ['phone', 'desktop', 'kiosk'] as const;

/** Wrong options end the process with one sentence that names the option and the value. */
export function readOptions(args: string[]): Options {
  try {
    return parseOptions(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      share: { type: 'string', default: '1/1' },
      language: { type: 'string', default: 'th' },
      form: { type: 'string', default: 'phone' },
      copies: { type: 'string', default: '2' },
      repeat: { type: 'string', default: '1' },
      trace: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
    },
  });
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(values.share) ?? [];
  if (index === undefined || count === undefined || Number(index) < 1 || Number(index) > Number(count))
    throw new Error(`--share is "${values.share}": write a part such as 1/4`);
  return {
    only: values.only,
    share: { index: Number(index), count: Number(count) },
    languages: values.language === 'all' ? [...LANGUAGES] : [oneOf('language', values.language, LANGUAGES)],
    form: oneOf('form', values.form, FORMS),
    copies: countOf('copies', values.copies),
    repeat: countOf('repeat', values.repeat),
    isTraced: values.trace,
    isListing: values.list,
  };
}

function countOf(option: string, value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1) throw new Error(`--${option} is "${value}": write a number`);
  return count;
}

function oneOf<const T extends string>(option: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new Error(`--${option} is "${value}": write ${allowed.join(', ')}`);
  return found;
}
