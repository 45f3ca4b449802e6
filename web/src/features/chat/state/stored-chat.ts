import type { ChatFact, ChatSubject, ChatTopic } from '../../../shared/session/unsent-chat.ts';
import type { OwnContent } from './conversation.ts';
import type { MessageList, Outgoing } from './message-list.ts';
import type { Written } from './outbox.ts';

export interface StoredChat {
  owner: string;
  /** The member's id; null before it is known. */
  member?: string | null;
  draft: string;
  subject?: ChatSubject | null;
  messages: readonly Written[];
}

/** Files are not stored, only their names. */
export function writtenIn(outbox: MessageList['outbox']): Written[] {
  return outbox.map(({ content, writtenAt, leftAfter, status }) => ({
    content,
    writtenAt,
    leftAfter,
    isRefused: status === 'failed',
  }));
}

export function readStoredChat(text: string | null): StoredChat | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isStoredChat(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isStoredChat(input: unknown): input is StoredChat {
  if (!isObject(input)) return false;
  const { owner, member, draft, subject, messages } = input;
  return (
    typeof owner === 'string' &&
    (member === undefined || member === null || typeof member === 'string') &&
    typeof draft === 'string' &&
    (subject === undefined || subject === null || isSubject(subject)) &&
    Array.isArray(messages) &&
    messages.every(isWritten)
  );
}

const TOPICS: Readonly<Record<ChatTopic, true>> = {
  deposit: true,
  slip: true,
  withdraw: true,
  transfer: true,
  bonus: true,
  refund: true,
  invite: true,
  spin: true,
  other: true,
};
const FACTS: Readonly<Record<ChatFact['name'], true>> = {
  amount: true,
  time: true,
  status: true,
  reason: true,
  reference: true,
};

function isSubject(input: unknown): input is ChatSubject {
  if (!isObject(input)) return false;
  const { topic, title, facts } = input;
  return (
    typeof topic === 'string' &&
    Object.hasOwn(TOPICS, topic) &&
    (title === null || typeof title === 'string') &&
    Array.isArray(facts) &&
    facts.every(
      (fact) =>
        isObject(fact) &&
        typeof fact['name'] === 'string' &&
        Object.hasOwn(FACTS, fact['name']) &&
        typeof fact['value'] === 'string',
    )
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

const DAY_MS = 24 * 60 * 60 * 1000;

/** A number that is a valid date, as those of later messages are: any other would throw when it is sent. */
function isTime(input: unknown): boolean {
  return typeof input === 'number' && !Number.isNaN(new Date(input + DAY_MS).getTime());
}

function isObject(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null;
}
