import type { Entry } from '../state/message-list.ts';

/** The last quick replies, until the customer picks one or writes a message. [2.85] */
export function offeredReplies(entries: readonly Entry[]): Entry | undefined {
  const last = entries.findLast(({ isMine, content }) => isMine || content.kind === 'quick-replies');
  return last?.isMine === false ? last : undefined;
}
