import type { BodyOf, Endpoints } from 'contracts';
import { CHAT_PATH_MAX, isBlank, LONGEST_CODE } from 'contracts/rules';
import { timeOrNaN } from '../../../api/wire-rows.ts';
import { textFrom } from '../../../api/wire.ts';
import { outsideText } from '../../../lib/outside-text.ts';
import { fields, jsonOf, stringified, within } from './unchecked.ts';

/** A button of support: `type` says what it does with `payload`. [3.27] */
export interface ChatAction {
  title: string;
  type: string;
  payload: string;
}

/** A card of a carousel; `picture` is an unchecked address. [3.28] */
export interface ChatCard {
  picture: string;
  title: string;
  subtitle: string;
  actions: ChatAction[];
}

/** What a customer can send. */
export type OwnContent =
  | Extract<ChatContent, { kind: 'text' | 'media' }>
  /** Answer of a button: `payload` goes back to the service unchanged. */
  | { kind: 'postback'; title: string; payload: string };

type OwnMessage = BodyOf<Endpoints['POST /api/chat/send-message']>['message'];

/** What a message shows. [2.85] [3.25]–[3.29] */
export type ChatContent =
  | { kind: 'text'; text: string }
  | { kind: 'media'; name: string; fileType: string; path: string }
  | { kind: 'buttons' | 'quick-replies'; text: string; actions: ChatAction[] }
  | { kind: 'cards'; cards: ChatCard[] }
  | { kind: 'unknown' };

/** How far a message has come; the service says so of media. [3.30] */
export type Delivery = 'sent' | 'sending' | 'failed';

/** A message as the service sent it, read for the list. [3.24] */
export interface ReadMessage {
  isMine: boolean;
  content: ChatContent;
  /** Service time, in milliseconds since 1970; of an undated message only its place between the others. */
  at: number;
  /** Whether the service gave a time that can be read. */
  isDated: boolean;
  /** Whether sender and time can be read. */
  isWhole: boolean;
  sessionId: string | null;
  /** It changes after the message, so it is no part of the fingerprint. */
  delivery: Delivery;
  /** Fingerprint of the message, because messages have no id: it is the same from the history and from the socket. */
  print: string;
}

/** A device's clock may be wrong by days. A time that differs by more than a year is damaged. */
const MOST_OFF_MS = 366 * 24 * 60 * 60 * 1000;

export const isOutside = (at: number, from: number, to: number): boolean =>
  at < from - MOST_OFF_MS || at > to + MOST_OFF_MS;

/**
 * Reads whatever the service sent, because an answer of support must not get lost: without a sender it is from another
 * party, and without a time it stands beside the messages around it. [3.24] @param near time of the message beside it
 */
export function readConversation(input: unknown, now: number, near = 0): ReadMessage {
  const { sender, message, createdAt, session_id } = fields(input);
  const time = timeOrNaN(createdAt);
  // Times up to the epoch mean "no time"; a future time would stay the newest for ever.
  const isDated = time > 0 && !isOutside(time, 0, now);
  const content = readContent(message);
  const session = textFrom(session_id);
  // A message with a longer one would be refused, so the app sends none back.
  const sessionId = session === '' || session.length > LONGEST_CODE ? null : session;
  const when = isDated ? time : [createdAt ?? null, session];
  return {
    isMine: sender === 'customer',
    content,
    at: isDated ? time : near,
    isDated,
    isWhole: isDated && typeof sender === 'string',
    sessionId,
    delivery: deliveryOf(message),
    print: printOf(when, content, message),
  };
}

function deliveryOf(message: unknown): Delivery {
  const { message_type, deliver } = fields(message);
  const { status } = fields(message_type === 'media' ? deliver : null);
  if (status === 'failed') return 'failed';
  return status === 'uploading_file' || status === 'sending' ? 'sending' : 'sent';
}

/** A page of the history, newest first. @param near time of what follows it */
export function readPage(reply: readonly unknown[], now: number, near: number): ReadMessage[] {
  const read = reply.map((conversation) => readConversation(conversation, now));
  let at = read.findLast(({ isDated }) => isDated)?.at ?? near;
  const placed = read.toReversed().map((said) => {
    if (said.isDated) ({ at } = said);
    return { ...said, at };
  });
  return placed.toReversed();
}

/** Nothing of it can be read. */
export const saysNothing = ({ isDated, content }: ReadMessage): boolean =>
  !isDated && content.kind === 'unknown';

/** A message sent by this customer, equal to its later echo except for the session, which only the echo has. */
export function readOwnMessage(content: OwnContent, at: number): ReadMessage {
  const message = messageOf(content);
  const shown = readContent(message);
  const print = printOf(at, shown, message);
  const known = { isMine: true, isDated: true, isWhole: true, sessionId: null, delivery: 'sent' } as const;
  return { ...known, content: shown, at, print };
}

/** `url` is false because the path belongs to the chat backend. [3.25] [3.26] [3.29] */
export function messageOf(content: OwnContent): OwnMessage {
  if (content.kind === 'text') return { message_type: 'text', payload: { message: content.text } };
  if (content.kind === 'postback') {
    const { title, payload } = content;
    return { message_type: 'postback', payload: { title: shortened(title), message: payload } };
  }
  const { path: filePath } = content;
  const message = shortened(content.name);
  const fileType = content.fileType === 'video' ? 'video' : 'image';
  return { message_type: 'media', payload: { message, url: false, fileType, filePath } };
}

/** Longer names of files and buttons are refused when sent, and could freeze the page when received. Ends stay, as of a file. */
const LONGEST_NAME = 200;

const shortened = (input: unknown): string => {
  const name = textFrom(input);
  return name.length > LONGEST_NAME
    ? (name.slice(0, LONGEST_NAME - 21) + CUT + name.slice(-20)).toWellFormed()
    : name;
};

export function saysTheSame(own: OwnContent, other: ChatContent): boolean {
  const echo = readContent(messageOf(own));
  if (echo.kind === 'text') return other.kind === 'text' && other.text === echo.text;
  return echo.kind === 'media' && other.kind === 'media' && echo.path !== '' && other.path === echo.path;
}

function printOf(when: unknown, content: ChatContent, message: unknown): string {
  const parts = [when, content.kind === 'unknown' ? message : content].map(stringified);
  // The length tells most cut texts apart. `stringify` copies: a part of a text would keep all of it in memory.
  return JSON.stringify(
    parts.map((part) => (part.length > LONGEST ? part.slice(0, LONGEST) + part.length : part)),
  );
}

/** A damaged message without anything to show is unknown: an empty bubble would say nothing. */
function readContent(message: unknown): ChatContent {
  const { message_type, payload } = fields(message);
  const content = contentOf(message_type, fields(payload));
  return showsSomething(content) ? content : { kind: 'unknown' };
}

function showsSomething(content: ChatContent): boolean {
  if (content.kind === 'cards') return content.cards.length > 0;
  if (content.kind !== 'buttons' && content.kind !== 'quick-replies')
    return content.kind !== 'text' || !isBlank(content.text);
  return content.actions.length > 0 || !isBlank(content.text);
}

function contentOf(message_type: unknown, parts: Record<string, unknown>): ChatContent {
  switch (message_type) {
    case 'text':
      return { kind: 'text', text: shownOf(parts['message']) };
    case 'media':
      return {
        kind: 'media',
        name: shownOf(shortened(parts['message'])),
        fileType: within(LONGEST, parts['fileType']),
        path: within(CHAT_PATH_MAX, parts['filePath']),
      };
    case 'buttons':
      return { kind: 'buttons', text: shownOf(parts['message']), actions: actionsOf(parts['buttons']) };
    case 'quick_replies':
      return { kind: 'quick-replies', text: shownOf(parts['message']), actions: actionsOf(parts['buttons']) };
    case 'generic':
      return { kind: 'cards', cards: listOf(parts['payloads']).map(cardOf) };
    case 'postback':
      return { kind: 'text', text: nameOf(parts['title'], jsonOf(parts['message'])) };
    default:
      return { kind: 'unknown' };
  }
}

function cardOf(input: unknown): ChatCard {
  const { image_url, title, subtitle, buttons } = fields(input);
  return {
    picture: within(CHAT_PATH_MAX, image_url),
    title: shownOf(shortened(title)),
    subtitle: outsideText(textFrom(subtitle)),
    actions: actionsOf(buttons),
  };
}

function actionsOf(input: unknown): ChatAction[] {
  return listOf(input)
    .map((item) => {
      const { title, type, payload } = fields(item);
      const name = shortened(nameOf(title, jsonOf(payload)));
      return { title: name, type: within(LONGEST, type), payload: within(LONGEST, jsonOf(payload)) };
    })
    .filter(({ title }) => title !== '');
}

/** Of a button or its answer; '' when nothing names it. */
function nameOf(title: unknown, payload: string): string {
  return [title, titleIn(payload)].map(shownOf).find((text) => !isBlank(text)) ?? '';
}

function titleIn(json: string): string {
  try {
    return textFrom(fields(JSON.parse(json))['title']) || json;
  } catch {
    return json;
  }
}

/** Buttons of a message, and cards of a list. A message of a megabyte could have enough to freeze the page. */
const MOST_PARTS = 30;

function listOf(input: unknown): unknown[] {
  const list: unknown[] = Array.isArray(input) ? input : [];
  return list.length > MOST_PARTS ? [...list.slice(0, MOST_PARTS), { title: CUT }] : list;
}

/** The longest text that the contract allows. A browser needs minutes to break a Thai text of a megabyte into lines. */
const LONGEST = 20_000;

/** Shows that something was left out. */
const CUT = '…';

/** Prepares a text for display only; the action of a button keeps its original values. */
function shownOf(input: unknown): string {
  const text = textFrom(input);
  return outsideText(text.length > LONGEST ? text.slice(0, LONGEST) + CUT : text, Infinity);
}
