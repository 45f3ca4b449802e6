import type { BodyOf, Endpoints } from 'contracts';
import { isBlank, LONGEST_CODE } from 'contracts/rules';
import { timeOrNaN } from '../../../api/wire-rows.ts';
import { outsideText } from '../../../lib/outside-text.ts';

export interface ChatAction {
  title: string;
  type: string;
  payload: string;
}

export interface ChatCard {
  picture: string;
  title: string;
  subtitle: string;
  actions: ChatAction[];
}

export type OwnContent =
  | Extract<ChatContent, { kind: 'text' | 'media' }>
  /** Answer of a button: `payload` goes back to the service unchanged. */
  | { kind: 'postback'; title: string; payload: string };

type OwnMessage = BodyOf<Endpoints['POST /api/chat/send-message']>['message'];

export type ChatContent =
  | { kind: 'text'; text: string }
  | { kind: 'media'; name: string; fileType: string; path: string }
  | { kind: 'buttons' | 'quick-replies'; text: string; actions: ChatAction[] }
  | { kind: 'cards'; cards: ChatCard[] }
  | { kind: 'unknown' };

export interface Said {
  isMine: boolean;
  content: ChatContent;
  /** Service time, in milliseconds since 1970. */
  at: number;
  sessionId: string | null;
  /** Fingerprint of the message, because messages have no id: it is the same from the history and from the socket. */
  print: string;
}

/** @throws TypeError when the conversation is invalid */
export function readConversation(input: unknown): Said {
  const { sender, message, createdAt, session_id } = fields(input);
  const at = timeOrNaN(createdAt);
  if (typeof sender !== 'string' || Number.isNaN(at))
    throw new TypeError('conversation: sender or createdAt is invalid');
  const content = readContent(message);
  const isMine = sender === 'customer';
  const session = textOf(session_id);
  // A message with a longer one would be refused, so the app sends none back.
  const sessionId = session === '' || session.length > LONGEST_CODE ? null : session;
  return { isMine, content, at, sessionId, print: printOf(isMine, at, content, message) };
}

/** A device's clock may be wrong by days. A time that differs by more than a year is damaged. */
const MOST_OFF_MS = 366 * 24 * 60 * 60 * 1000;

export const isOutside = (at: number, from: number, to: number): boolean =>
  at < from - MOST_OFF_MS || at > to + MOST_OFF_MS;

/** A message from the future would stay the newest one for ever, so it counts as said now. */
export const heardBy = (said: Said, now: number): Said =>
  isOutside(said.at, -Infinity, now) ? { ...said, at: now } : said;

/** A message sent by this customer, equal to its later echo except for the session, which only the echo has. */
export function saidByMe(content: OwnContent, at: number): Said {
  const message = messageOf(content);
  const shown = readContent(message);
  return { isMine: true, content: shown, at, sessionId: null, print: printOf(true, at, shown, message) };
}

/** `url` is false because the path belongs to the chat backend. [3.25] [3.26] [3.29] */
export function messageOf(content: OwnContent): OwnMessage {
  if (content.kind === 'text') return { message_type: 'text', payload: { message: content.text } };
  if (content.kind === 'postback') {
    const { title, payload } = content;
    return { message_type: 'postback', payload: { title, message: payload } };
  }
  const { name, fileType, path } = content;
  return {
    message_type: 'media',
    payload: {
      message: name,
      url: false,
      fileType: fileType === 'video' ? 'video' : 'image',
      filePath: path,
    },
  };
}

export function saysTheSame(own: OwnContent, other: ChatContent): boolean {
  const echo = readContent(messageOf(own));
  if (echo.kind === 'text') return other.kind === 'text' && other.text === echo.text;
  return echo.kind === 'media' && other.kind === 'media' && echo.path !== '' && other.path === echo.path;
}

function printOf(isMine: boolean, at: number, content: ChatContent, message: unknown): string {
  return JSON.stringify([at, isMine, content.kind === 'unknown' ? message : content]);
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
        name: shownOf(parts['message']),
        fileType: textOf(parts['fileType']),
        path: textOf(parts['filePath']),
      };
    case 'buttons':
      return { kind: 'buttons', text: shownOf(parts['message']), actions: actionsOf(parts['buttons']) };
    case 'quick_replies':
      return { kind: 'quick-replies', text: shownOf(parts['message']), actions: actionsOf(parts['buttons']) };
    case 'generic':
      return { kind: 'cards', cards: listOf(parts['payloads']).map(cardOf) };
    case 'postback':
      return { kind: 'text', text: nameOf(textOf(parts['title']), textOf(parts['message'])) };
    default:
      return { kind: 'unknown' };
  }
}

function cardOf(input: unknown): ChatCard {
  const { image_url, title, subtitle, buttons } = fields(input);
  return {
    picture: textOf(image_url),
    title: shownOf(title),
    subtitle: shownOf(subtitle),
    actions: actionsOf(buttons),
  };
}

function actionsOf(input: unknown): ChatAction[] {
  return listOf(input)
    .map((item) => {
      const { title, type, payload } = fields(item);
      return { title: nameOf(textOf(title), textOf(payload)), type: textOf(type), payload: textOf(payload) };
    })
    .filter(({ title }) => title !== '');
}

/** Of a button or its answer; '' when nothing names it. */
function nameOf(title: string, payload: string): string {
  return [title, titleIn(payload)].map(shownOf).find((text) => !isBlank(text)) ?? '';
}

function titleIn(json: string): string {
  try {
    return textOf(fields(JSON.parse(json))['title']) || json;
  } catch {
    return json;
  }
}

function fields(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null ? { ...input } : {};
}

/** Buttons of a message, and cards of a list. A message of a megabyte could have enough to freeze the page. */
const MOST_PARTS = 30;

function listOf(input: unknown): unknown[] {
  return Array.isArray(input) ? input.slice(0, MOST_PARTS) : [];
}

function textOf(input: unknown): string {
  return typeof input === 'string' ? input : '';
}

/** The longest text that the contract allows. A browser needs minutes to break a Thai text of a megabyte into lines. */
const LONGEST = 20_000;

/** Prepares a text for display only; the action of a button keeps its original values. */
function shownOf(input: unknown): string {
  return outsideText(textOf(input).slice(0, LONGEST));
}
