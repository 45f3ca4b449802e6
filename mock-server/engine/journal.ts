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
  /** How the request left the contract, or null. */
  clientViolation: string | null;
  movements: readonly RawMovement[];
  body: unknown;
  /** As it was sent. */
  answer: Uint8Array | null;
}

/** The same, as it may be shown: without secrets, and bounded. */
export interface JournalEntry extends Omit<RawEntry, 'url' | 'movements' | 'answer'> {
  /** Counts from 1 in each world. */
  id: number;
  path: string;
  movements: JournalMovement[];
  answer: unknown;
}

export interface JournalFilter {
  call?: string;
  status?: number;
  code?: string;
  member?: string;
  /** Only entries where the mock left the contract. */
  serverViolations?: boolean;
  /** Only entries where the request left it. */
  clientViolations?: boolean;
  /** In the path, in any case. */
  text?: string;
  /** Only entries with a greater id. */
  after?: number;
}

/** Entries kept in each world. */
const CAPACITY = 1000;
/** The newest so many also keep their bodies. */
const WITH_BODIES = 200;

/** What happened in one world, bounded. Most entries are never read, so they are redacted when read. */
export class Journal {
  readonly #entries: (RawEntry & { id: number })[] = [];
  readonly #watchers = new Set<() => void>();
  #lastId = 0;
  #serverViolations = 0;
  #clientViolations = 0;

  /** Violations by the mock since the world began, forgotten entries included. */
  get serverViolations(): number {
    return this.#serverViolations;
  }

  /** Requests that violated the contract since the world began. */
  get clientViolations(): number {
    return this.#clientViolations;
  }

  /** A violation that belongs to no request: an event that does not fit its shape. */
  countServerViolation(): void {
    this.#serverViolations += 1;
  }

  /** @returns the number of the entry. */
  add(entry: RawEntry): number {
    this.#lastId += 1;
    this.#serverViolations += entry.serverViolations.length;
    if (entry.clientViolation !== null) this.#clientViolations += 1;
    this.#entries.push({ ...entry, id: this.#lastId });
    const bodiless = this.#entries.at(-1 - WITH_BODIES);
    if (bodiless) bodiless.answer = bodiless.body = null;
    if (this.#entries.length > CAPACITY) this.#entries.shift();
    for (const watcher of [...this.#watchers]) watcher();
    return this.#lastId;
  }

  entry(id: number): JournalEntry | null {
    const found = this.#entries.find((entry) => entry.id === id);
    return found ? shown(found) : null;
  }

  /** Oldest first. */
  find(filter: JournalFilter = {}): JournalEntry[] {
    return this.#entries.filter((entry) => matches(entry, filter)).map(shown);
  }

  count(filter: JournalFilter): number {
    return this.#entries.filter((entry) => matches(entry, filter)).length;
  }

  clear(): void {
    this.#entries.length = 0;
    this.#serverViolations = 0;
    this.#clientViolations = 0;
  }

  /** Resolves as soon as `count` entries match, or with null once `signal` aborts. */
  waitFor(filter: JournalFilter, count: number, signal: AbortSignal): Promise<JournalEntry[] | null> {
    return new Promise((resolve) => {
      const finish = (entries: JournalEntry[] | null) => {
        this.#watchers.delete(check);
        signal.removeEventListener('abort', giveUp);
        resolve(entries);
      };
      const check = () => {
        if (this.count(filter) >= count) finish(this.find(filter));
      };
      const giveUp = () => finish(null);
      this.#watchers.add(check);
      signal.addEventListener('abort', giveUp);
      if (signal.aborted) giveUp();
      else check();
    });
  }
}

function matches(entry: RawEntry & { id: number }, filter: JournalFilter): boolean {
  const { call, status, code, member, serverViolations, clientViolations, after, text } = filter;
  return (
    (call === undefined || entry.call === call) &&
    (status === undefined || entry.status === status) &&
    (code === undefined || entry.code === code) &&
    (member === undefined || entry.memberId === member) &&
    (!serverViolations || entry.serverViolations.length > 0) &&
    (!clientViolations || entry.clientViolation !== null) &&
    (after === undefined || entry.id > after) &&
    (text === undefined || redactPath(entry.url).toLowerCase().includes(text.toLowerCase()))
  );
}

function shown({ url, movements, body, answer, ...entry }: RawEntry & { id: number }): JournalEntry {
  return {
    ...entry,
    path: redactPath(url),
    movements: movements.map(movementView),
    body: redactBody(body),
    answer: redactBody(parsed(answer)),
  };
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
