import type { FaultKind } from './faults.ts';

/** One request and what became of it. Secrets are gone before it gets here. */
export interface JournalEntry {
  /** Counts from 1 in each world. */
  id: number;
  /** World time, ISO 8601. */
  at: string;
  /** The call it was, or null when no call of the API has this method and path. */
  call: string | null;
  method: string;
  path: string;
  /** Null when no answer left the mock. */
  status: number | null;
  /** The message of a refusal. */
  code: string | null;
  memberId: string | null;
  milliseconds: number;
  fault: FaultKind | null;
  /** Where the request's answer left the contract, or a rule broke. Empty when all is well. */
  breaches: string[];
  body: unknown;
}

export interface JournalFilter {
  call?: string;
  status?: number;
  code?: string;
  member?: string;
  /** Only entries with breaches. */
  breaches?: boolean;
  /** Only entries with a greater id. */
  after?: number;
}

/** Entries kept in each world; older ones are forgotten. */
const CAPACITY = 1000;

/** What happened in one world, bounded. */
export class Journal {
  readonly #entries: JournalEntry[] = [];
  readonly #watchers = new Set<() => void>();
  #lastId = 0;
  #breaches = 0;

  /** Breaches since the world began, forgotten entries included. */
  get breaches(): number {
    return this.#breaches;
  }

  /** A breach that belongs to no request: an event that does not fit its shape. */
  countBreach(): void {
    this.#breaches += 1;
  }

  add(entry: Omit<JournalEntry, 'id'>): JournalEntry {
    this.#lastId += 1;
    this.#breaches += entry.breaches.length;
    const added = { id: this.#lastId, ...entry };
    this.#entries.push(added);
    if (this.#entries.length > CAPACITY) this.#entries.shift();
    for (const watcher of [...this.#watchers]) watcher();
    return added;
  }

  /** Oldest first. */
  find(filter: JournalFilter = {}): JournalEntry[] {
    return this.#entries.filter((entry) => fits(entry, filter));
  }

  clear(): void {
    this.#entries.length = 0;
    this.#breaches = 0;
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
        const entries = this.find(filter);
        if (entries.length >= count) finish(entries);
      };
      const giveUp = () => finish(null);
      this.#watchers.add(look);
      signal.addEventListener('abort', giveUp);
      if (signal.aborted) giveUp();
      else look();
    });
  }
}

function fits(entry: JournalEntry, { call, status, code, member, breaches, after }: JournalFilter): boolean {
  return (
    (call === undefined || entry.call === call) &&
    (status === undefined || entry.status === status) &&
    (code === undefined || entry.code === code) &&
    (member === undefined || entry.memberId === member) &&
    (!breaches || entry.breaches.length > 0) &&
    (after === undefined || entry.id > after)
  );
}
