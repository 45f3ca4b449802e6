import { dateText } from '../../../lib/date-text.ts';
import type { Said } from '../state/conversation.ts';

/** What stands before a message: its day when it is another one, and that a conversation was ended before it. [2.84] */
export function breakBetween(
  before: Pick<Said, 'at' | 'sessionId'> | undefined,
  said: Pick<Said, 'at' | 'sessionId'>,
): { day: string | null; endsSession: boolean } {
  const day = dateText(said.at);
  return {
    day: before && dateText(before.at) === day ? null : day,
    endsSession: before !== undefined && before.sessionId !== said.sessionId,
  };
}
