import dayjs from 'dayjs';
import type { Said } from './conversation.ts';

/** What stands before a message: its day when it is another one, and that a conversation was ended before it. [2.84] */
export function breakBetween(
  before: Pick<Said, 'at' | 'sessionId'> | undefined,
  said: Pick<Said, 'at' | 'sessionId'>,
): { day: string | null; endsSession: boolean } {
  const day = dayjs(said.at).format('DD/MM/YYYY');
  return {
    day: before && dayjs(before.at).format('DD/MM/YYYY') === day ? null : day,
    endsSession: before !== undefined && before.sessionId !== said.sessionId,
  };
}
