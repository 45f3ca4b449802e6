import { expect, it } from 'vitest';
import { readStoredChat } from './stored-chat.ts';

const LAST_DATE = 8_640_000_000_000_000;

it.each([LAST_DATE, 1e300, null, '7'])(
  'a stored message of the time %j is none: the next could not be sent',
  (writtenAt) => {
    const message = { content: { kind: 'text', text: 'Hi' }, writtenAt, leftAfter: null, isRefused: false };
    const chat = { owner: 'guest-1', draft: '', messages: [message] };
    expect(readStoredChat(JSON.stringify(chat))).toBeNull();
    expect(
      readStoredChat(JSON.stringify({ ...chat, messages: [{ ...message, writtenAt: 7 }] })),
    ).not.toBeNull();
  },
);
