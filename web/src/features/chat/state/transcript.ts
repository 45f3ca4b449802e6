import { dateText, timeText } from '../../../lib/date-text.ts';
import type { ListedMessage } from './message-list.ts';
import { spokenOf } from './find-state.ts';

interface TranscriptTexts {
  title: string;
  you: string;
  staff: string;
  nameOf: (kind: 'file' | 'unknown') => string;
}

/** All that may start a line in some program: words that start one could pose as another message. */
const LINE_BREAK = /\r?[\n-\r\x85\u2028\u2029]/g;

/** The conversation as a text file. `isWhole`: no earlier messages are missing. */
export function transcriptOf(
  entries: readonly ListedMessage[],
  isWhole: boolean,
  { title, you, staff, nameOf }: TranscriptTexts,
): string {
  const lines = entries.map(({ at, isDated, isMine, content }) => {
    const words = spokenOf(content, nameOf).replace(LINE_BREAK, '\n    ');
    return `${isDated ? `${dateText(at)} ${timeText(at)}` : '-'}  ${isMine ? you : staff}: ${words}`;
  });
  return `${[title, '', ...(isWhole ? [] : ['…']), ...lines].join('\n')}\n`;
}
