import { dateText } from '../../../lib/date-text.ts';
import type { Said } from '../state/conversation.ts';

/**
 * What stands before a message: its day when it is another one, and that a conversation was ended before it. A message
 * whose conversation is not known yet belongs to the one before it. [2.84]
 */
export function breakBetween(
  before: Pick<Said, 'at' | 'sessionId'> | undefined,
  said: Pick<Said, 'at' | 'sessionId'>,
): { day: string | null; endsSession: boolean } {
  const day = dateText(said.at);
  return {
    day: before && dateText(before.at) === day ? null : day,
    endsSession:
      typeof before?.sessionId === 'string' && said.sessionId !== null && before.sessionId !== said.sessionId,
  };
}
