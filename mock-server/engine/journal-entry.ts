import type { FaultKind } from './fault.ts';
import { redactBody, redactPath } from './redact.ts';

/** Money that a call moved, as the books have it: postings that sum to zero. */
export interface RawMovement {
  postings: readonly { account: string; amount: number }[];
  reference?: string;
}

/** The same, as it may be shown: accounts, and the whole amount in satang. */
export interface JournalMovement {
  from: string[];
  to: string[];
  amount: number;
  reference: string | null;
}

/** One request and its outcome, before redaction. */
export interface RawEntry {
  /** World time, ISO 8601. */
  at: string;
  /** The call it was, or null when no call of the API has this method and path. */
  call: string | null;
  method: string;
  url: string;
  /** Null when no answer left the mock. */
  status: number | null;
  /** The message of a refusal. */
  code: string | null;
  memberId: string | null;
  milliseconds: number;
  fault: FaultKind | null;
  /** Where the mock's own answer left the contract, or a rule broke. Empty when all is well. */
  serverViolations: string[];
  /** How the request left the contract, or null. What costs something to find out is found out by who reads it. */
  clientViolation: string | (() => string) | null;
  movements: readonly RawMovement[];
  /** Both as they were sent: text has a size, which a parsed body has not. */
  body: string | null;
  answer: Uint8Array | null;
}

/** The same, as it may be shown: without secrets, and bounded. */
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

/** No path of a call is longer, nor any text that tells of one. */
const LONGEST_URL = 2000;
const LONGEST_TEXT = 1000;

/** As the journal keeps it: not yet redacted, for most entries are never read. */
export interface KeptEntry extends RawEntry {
  id: number;
  /** Of body and answer. */
  bytes: number;
  /** Counts the bodies of all journals, so that the oldest of all is known. */
  order: number;
}

let bodies = 0;

/** Bounded, whatever the request was. */
export function keptEntry(raw: RawEntry, id: number): KeptEntry {
  const { url, method, code, serverViolations, clientViolation, body, answer } = raw;
  bodies += 1;
  return {
    ...raw,
    id,
    url: bounded(url.split('?', 1)[0] ?? '', LONGEST_URL),
    method: bounded(method, LONGEST_TEXT),
    code: code === null ? null : bounded(code, LONGEST_TEXT),
    serverViolations: serverViolations.map((text) => bounded(text, LONGEST_TEXT)),
    clientViolation:
      typeof clientViolation === 'string' ? bounded(clientViolation, LONGEST_TEXT) : clientViolation,
    // A letter of a text takes up to two bytes.
    bytes: 2 * (body?.length ?? 0) + (answer?.length ?? 0),
    order: bodies,
  };
}

/** A part of a text is a view of the whole, and keeps it in memory; a copy does not. */
function bounded(text: string, most: number): string {
  return text.length <= most ? text : Buffer.from(text.slice(0, most)).toString();
}

/** As it may be shown. */
export function shown(entry: KeptEntry): JournalEntry {
  const { id, at, call, method, url, status, code, memberId, milliseconds, fault } = entry;
  const { serverViolations, clientViolation, movements, body, answer } = entry;
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
    body: redactBody(sentBody(body)),
    answer: redactBody(parsed(answer)),
  };
}

/** A body that is no JSON has no fields by which its secrets could be told. */
function sentBody(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return `[${text.length} characters that are no JSON]`;
  }
}

function movementView({ postings, reference }: RawMovement): JournalMovement {
  const named = (isFrom: boolean) =>
    postings.filter(({ amount }) => amount < 0 === isFrom).map(({ account }) => account);
  const amount = postings.reduce((sum, posting) => sum + Math.max(0, posting.amount), 0);
  return { from: named(true), to: named(false), amount, reference: reference ?? null };
}

/** The answer, or its text when it is no JSON. */
function parsed(answer: Uint8Array | null): unknown {
  if (answer === null) return null;
  const text = new TextDecoder().decode(answer);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
