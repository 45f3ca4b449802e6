import type { FaultKind } from './fault.ts';
import { mayHoldSecret, redactBody, redactPath, wholeBody } from './redact.ts';

/** Money that a call moved, as the ledger records it: postings that sum to zero. */
export interface RawMovement {
  postings: readonly { account: string; amount: number }[];
  reference?: string;
}

/** The displayed form: accounts, and the whole amount in satang. */
export interface JournalMovement {
  from: string[];
  to: string[];
  amount: number;
  reference: string | null;
}

/** An entry as its recorder knows it, with secrets: the journal redacts it and numbers it. */
export interface RawEntry {
  /** World time, ISO 8601. */
  at: string;
  /** The key of the call, or null if no call of the API has this method and path. */
  call: string | null;
  method: string;
  url: string;
  /** Null if the mock sent no answer. */
  status: number | null;
  code: string | null;
  memberId: string | null;
  milliseconds: number;
  fault: FaultKind | null;
  /** Contract violations of the mock's answer, or broken rules. Empty if there are none. */
  serverViolations: string[];
  /** How the request violates the contract, or null. A function delays expensive checks until the entry is read. */
  clientViolation: string | (() => string) | null;
  movements: readonly RawMovement[];
  /** Both as text as they were sent, because text has a known size and a parsed body does not. */
  body: string | null;
  answer: string | null;
}

/** Of what is no call of the API. */
export const emptyEntry = (at: string): RawEntry => ({
  at,
  call: null,
  method: '',
  url: '',
  status: null,
  code: null,
  memberId: null,
  milliseconds: 0,
  fault: null,
  serverViolations: [],
  clientViolation: null,
  movements: [],
  body: null,
  answer: null,
});

/** The displayed form: without secrets, and with bounded bodies unless it repeats the request. */
export interface JournalEntry extends Omit<
  RawEntry,
  'url' | 'movements' | 'clientViolation' | 'body' | 'answer'
> {
  /** Counts from 1 in each world. */
  id: number;
  path: string;
  clientViolation: string | null;
  movements: JournalMovement[];
  body: unknown;
  answer: unknown;
}

/** No path of a call is longer, and no text about one. */
const LONGEST_URL = 2000;
const LONGEST_TEXT = 1000;

/** The stored form: not redacted yet, because most entries are never read. */
export interface StoredEntry extends RawEntry {
  id: number;
  bytes: number;
  /** Numbers the bodies of all journals, to find the oldest of all. */
  order: number;
}

let bodies = 0;

export function storedEntry(raw: RawEntry, id: number): StoredEntry {
  const { at, call, url, method, status, code, memberId, milliseconds, fault } = raw;
  const { serverViolations, clientViolation, movements, body, answer } = raw;
  const query = url.indexOf('?');
  bodies += 1;
  // Written out: a spread would copy each field by its name, and every call adds an entry.
  return {
    at,
    call,
    method: bounded(method, LONGEST_TEXT),
    url: bounded(query < 0 ? url : url.slice(0, query), LONGEST_URL),
    status,
    code: code === null ? null : bounded(code, LONGEST_TEXT),
    memberId,
    milliseconds,
    fault,
    serverViolations:
      serverViolations.length === 0
        ? serverViolations
        : serverViolations.map((text) => bounded(text, LONGEST_TEXT)),
    clientViolation:
      typeof clientViolation === 'string' ? bounded(clientViolation, LONGEST_TEXT) : clientViolation,
    movements,
    body,
    answer,
    id,
    // A character takes up to two bytes.
    bytes: 2 * ((body?.length ?? 0) + (answer?.length ?? 0)),
    order: bodies,
  };
}

/** A substring references the whole text and keeps it in memory; a copy does not. */
function bounded(text: string, most: number): string {
  return text.length <= most ? text : Buffer.from(text.slice(0, most)).toString();
}

/** @param isWhole whether bodies are complete, for what repeats the request; otherwise they are bounded. */
export function shown(entry: StoredEntry, isWhole = false): JournalEntry {
  const { id, at, call, method, url, status, code, memberId, milliseconds, fault } = entry;
  const { serverViolations, clientViolation, movements, body, answer } = entry;
  const redact = isWhole ? wholeBody : redactBody;
  return {
    id,
    at,
    call,
    method,
    status,
    code,
    memberId,
    milliseconds,
    fault,
    serverViolations,
    path: redactPath(url),
    clientViolation: typeof clientViolation === 'function' ? clientViolation() : clientViolation,
    movements: movements.map(movementView),
    body: redact(sentBody(body)),
    answer: redact(parsed(answer)),
  };
}

/** What an entry holds in place of an upload. */
export const uploadText = (bytes: number): string => `[file of ${bytes} bytes]`;
const UPLOAD = /^\[file of \d+ bytes\]$/;
export const isUpload = (body: unknown): body is string => typeof body === 'string' && UPLOAD.test(body);

/** Whether the mock had no room for a call, and refused it before it read the body. */
export const hadNoRoom = ({ status, clientViolation, body, answer }: JournalEntry): boolean =>
  status === 429 && clientViolation !== null && body === null && answer === null;

/** A body that is not JSON has no field names that could identify secrets. */
function sentBody(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return `[${text.length} characters that are no JSON]`;
  }
}
const NO_JSON = /^\[\d+ characters that are no JSON\]$/;
/** Of a displayed body. */
export const isNoJson = (body: unknown): body is string => typeof body === 'string' && NO_JSON.test(body);

/** A body that is no JSON as it was sent, for what repeats the request; null for another, and for one that may hold a secret. */
export const rawBody = ({ body }: Pick<StoredEntry, 'body'>): string | null =>
  body !== null && isNoJson(sentBody(body)) && !mayHoldSecret(body) ? body : null;

function movementView({ postings, reference }: RawMovement): JournalMovement {
  const named = (isFrom: boolean) =>
    postings.filter(({ amount }) => amount < 0 === isFrom).map(({ account }) => account);
  const amount = postings.reduce((sum, posting) => sum + Math.max(0, posting.amount), 0);
  return { from: named(true), to: named(false), amount, reference: reference ?? null };
}

function parsed(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
