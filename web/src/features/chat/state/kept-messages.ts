import type { OwnContent } from './conversation.ts';
import type { MessageList, Outgoing } from './message-list.ts';
import type { Written } from './outbox.ts';

/** What one customer has not got away: in this tab, for this session, and for nobody else. (C1) */
export interface Kept {
  owner: string;
  draft: string;
  messages: readonly Written[];
}

/** Files themselves are not kept, only what they were called. */
export function writtenIn(outbox: MessageList['outbox']): Written[] {
  return outbox.map(({ content, writtenAt, leftAfter, status }) => ({
    content,
    writtenAt,
    leftAfter,
    isRefused: status === 'failed',
  }));
}

/** What an earlier page has stored; null where it is something else. */
export function readKept(text: string | null): Kept | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKept(input: unknown): input is Kept {
  if (!isObject(input)) return false;
  const { owner, draft, messages } = input;
  return (
    typeof owner === 'string' &&
    typeof draft === 'string' &&
    Array.isArray(messages) &&
    messages.every(isWritten)
  );
}

function isWritten(input: unknown): input is Written {
  if (!isObject(input)) return false;
  const { content, writtenAt, leftAfter, isRefused } = input;
  return (
    isContent(content) &&
    isTime(writtenAt) &&
    (leftAfter === null || isMark(leftAfter)) &&
    typeof isRefused === 'boolean'
  );
}

function isContent(input: unknown): input is OwnContent {
  if (!isObject(input)) return false;
  const isText = (...names: string[]) => names.every((name) => typeof input[name] === 'string');
  if (input['kind'] === 'text') return isText('text');
  if (input['kind'] === 'postback') return isText('title', 'payload');
  return input['kind'] === 'media' && isText('name', 'fileType', 'path');
}

function isMark(input: unknown): input is Outgoing['leftAfter'] {
  return isObject(input) && typeof input['at'] === 'number' && typeof input['count'] === 'number';
}

/** A number that can be a date: any other would throw where it is sent. */
function isTime(input: unknown): boolean {
  return typeof input === 'number' && !Number.isNaN(new Date(input).getTime());
}

function isObject(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null;
}
