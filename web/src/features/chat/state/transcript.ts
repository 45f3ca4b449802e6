import { dateText, timeText } from '../../../lib/date-text.ts';
import type { ListedMessage } from './message-list.ts';
import { wordsOf } from './find-state.ts';

interface TranscriptTexts {
  title: string;
  you: string;
  staff: string;
}

export function transcriptOf(
  entries: readonly ListedMessage[],
  { title, you, staff }: TranscriptTexts,
): string {
  const lines = entries.map(({ at, isMine, content }) => {
    const words = wordsOf(content).replaceAll('\n', '\n    ');
    return `${dateText(at)} ${timeText(at)}  ${isMine ? you : staff}: ${words}`;
  });
  return `${[title, '', ...lines].join('\n')}\n`;
}
