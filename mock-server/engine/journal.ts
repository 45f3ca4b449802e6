import { redactBody, redactPath } from '../http/redact.ts';
import type { FaultKind } from './faults.ts';
import type { Movement } from '../world/money/ledger.ts';

/** What a call moved in the books: accounts, and the whole amount in satang. */
export interface JournalMovement {
  from: string[];
  to: string[];
  amount: number;
  reference: string | null;
}

/** One request and what became of it, as it happened. */
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
  breaches: string[];
  /** How the request left the contract, or null. */
  outside: string | null;
  movements: readonly Movement[];
  body: unknown;
  /** As it was sent. */
  answer: Uint8Array | null;
}

/** The same, as it may be shown: without secrets and nothing endless. */
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
  /** Only entries with breaches. */
  breaches?: boolean;
  /** Only requests outside the contract. */
  outside?: boolean;
  /** In the path, in any case. */
  text?: string;
  /** Only entries with a greater id. */
  after?: number;
}

/** Entries kept in each world; older ones are forgotten. */
const CAPACITY = 1000;
/** Of so many of the newest the bodies are kept too. */
const WITH_BODIES = 200;

/** What happened in one world, bounded. Entries are kept as they came, for most are never read, and redacted when read. */
export class Journal {
  readonly #entries: (RawEntry & { id: number })[] = [];
  readonly #watchers = new Set<() => void>();
  #lastId = 0;
  #breaches = 0;
  #rejections = 0;

  /** Breaches since the world began, forgotten entries included. */
  get breaches(): number {
    return this.#breaches;
  }

  /** Requests outside the contract since the world began. */
  get rejections(): number {
    return this.#rejections;
  }

  /** A breach that belongs to no request: an event that does not fit its shape. */
  countBreach(): void {
    this.#breaches += 1;
  }

  /** @returns the number of the entry. */
  add(entry: RawEntry): number {
    this.#lastId += 1;
    this.#breaches += entry.breaches.length;
    if (entry.outside !== null) this.#rejections += 1;
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
    return this.#entries.filter((entry) => fits(entry, filter)).map(shown);
  }

  count(filter: JournalFilter): number {
    return this.#entries.filter((entry) => fits(entry, filter)).length;
  }

  clear(): void {
    this.#entries.length = 0;
    this.#breaches = 0;
    this.#rejections = 0;
  }

  /** Answers as soon as `count` entries fit, or null once `signal` aborts. */
  waitFor(filter: JournalFilter, count: number, signal: AbortSignal): Promise<JournalEntry[] | null> {
    return new Promise((resolve) => {
      const finish = (entries: JournalEntry[] | null) => {
        this.#watchers.delete(look);
        signal.removeEventListener('abort', giveUp);
        resolve(entries);
      };
      const look = () => {
        if (this.count(filter) >= count) finish(this.find(filter));
      };
      const giveUp = () => finish(null);
      this.#watchers.add(look);
      signal.addEventListener('abort', giveUp);
      if (signal.aborted) giveUp();
      else look();
    });
  }
}

function fits(entry: RawEntry & { id: number }, filter: JournalFilter): boolean {
  const { call, status, code, member, breaches, outside, after, text } = filter;
  return (
    (call === undefined || entry.call === call) &&
    (status === undefined || entry.status === status) &&
    (code === undefined || entry.code === code) &&
    (member === undefined || entry.memberId === member) &&
    (!breaches || entry.breaches.length > 0) &&
    (!outside || entry.outside !== null) &&
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

function movementView({ postings, reference }: Movement): JournalMovement {
  const named = (isFrom: boolean) =>
    postings.filter(({ amount }) => amount < 0 === isFrom).map(({ account }) => account);
  const amount = postings.reduce((sum, posting) => sum + Math.max(0, posting.amount), 0);
  return { from: named(true), to: named(false), amount, reference: reference ?? null };
}

/** What was answered, or the text itself when it is no JSON. */
function parsed(answer: Uint8Array | null): unknown {
  if (answer === null) return null;
  const text = new TextDecoder().decode(answer);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
