import { choice, count, each, flag, readCommandLine, text } from 'command-line';
import type { Language } from '../../texts.ts';
import type { Form } from '../sizes.ts';

export interface Options {
  /** Runs only cells whose `row × column` contains one of these texts. */
  only: readonly string[];
  /** Runs one of so many parts. */
  share: { index: number; count: number };
  languages: Language[];
  form: Form;
  copies: number;
  repeat: number;
  isTraced: boolean;
  isListing: boolean;
}

/** Reads the arguments of this process; wrong ones end it with the usage. */
export function readOptions(): Options {
  return readCommandLine(
    {
      command: 'npm run drill:faults --',
      options: {
        only: each(text('text', 'only the cells whose name contains it, such as "× 502"; may be repeated')),
        share: {
          placeholder: 'part',
          purpose: 'such as 1/8: an eighth of the cells, with parts of every row and column',
          allowed: 'a part such as 1/4',
          example: '1/4',
          fallback: { index: 1, count: 1 },
          parse: shareOf,
        },
        language: choice(['th', 'lo', 'en', 'all'], 'th', 'th by default'),
        form: choice(['phone', 'desktop', 'kiosk'], 'phone', 'phone by default'),
        copies: count(2, 'runs this many in parallel, instead of two'),
        repeat: count(1, 'runs each cell so often'),
        trace: flag('keeps a trace of each cell that fails'),
        list: flag('prints the cells and runs none'),
      },
    },
    ({ language, trace, list, ...given }) => ({
      ...given,
      languages: language === 'all' ? ['th', 'lo', 'en'] : [language],
      isTraced: trace,
      isListing: list,
    }),
  );
}

function shareOf(text: string): Options['share'] | undefined {
  const [, index, count] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? [];
  if (index === undefined || Number(index) > Number(count)) return undefined;
  return { index: Number(index), count: Number(count) };
}
