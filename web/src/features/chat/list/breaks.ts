import { dateText } from '../../../lib/date-text.ts';
import type { Said } from '../state/conversation.ts';

/**
 * The separator above a message: a new day, or the end of the previous conversation. A message whose conversation is
 * still unknown counts to the one before it. [2.84]
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
