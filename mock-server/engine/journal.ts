import {
  rawBody,
  storedEntry,
  shown,
  type JournalEntry,
  type StoredEntry,
  type RawEntry,
} from './journal-entry.ts';
import { redactPath } from './redact.ts';

/** All conditions must hold; an absent one always does. */
export interface JournalFilter {
  call?: string;
  status?: number;
  code?: string;
  member?: string;
  serverViolations?: boolean;
  clientViolations?: boolean;
  /** Part of the path, case-insensitive. */
  text?: string;
  /** Only entries with a greater id. */
  after?: number;
}

const CAPACITY = 1000;
/** Entries beyond it keep no bodies, the oldest first. */
const MOST_BODIES = 200;
export const MOST_WORLD_BODY_BYTES = 4 * 1024 * 1024;
/** Bytes of new bodies after which the shared bound is checked. */
const TRIM_BYTES = 64 * 1024;
/** The requests of one world, bounded. Entries are redacted when read, because most are never read. */
export class Journal {
  readonly #entries: StoredEntry[] = [];
  readonly #watchers = new Set<() => void>();
  readonly #end = new AbortController();
  readonly #trimAll: () => void;
  #lastId = 0;
  #serverViolations = 0;
  #clientViolations = 0;
  #withBodies: StoredEntry[] = [];
  #bodyBytes = 0;
  #untrimmed = 0;

  /** @param trimAll drops the oldest bodies of all worlds until they fit the bound. */
  constructor(trimAll: () => void = () => undefined) {
    this.#trimAll = trimAll;
  }

  get bodyBytes(): number {
    return this.#bodyBytes;
  }

  /** The number of the oldest body among those of all journals; Infinity if there is none. */
  get oldestBody(): number {
    return this.#withBodies[0]?.order ?? Infinity;
  }

  /** @returns how many bytes were freed; 0 if there was no body. */
  dropOldestBody(): number {
    const entry = this.#withBodies.shift();
    if (!entry) return 0;
    entry.answer = entry.body = null;
    this.#bodyBytes -= entry.bytes;
    return entry.bytes;
  }

  dropBodies(): void {
    while (this.#withBodies.length > 0) this.dropOldestBody();
  }

  /** Violations by the mock since the world began, including those of dropped entries. */
  get serverViolations(): number {
    return this.#serverViolations;
  }

  get clientViolations(): number {
    return this.#clientViolations;
  }

  /** Id of the newest entry; 0 before the first. */
  get lastId(): number {
    return this.#lastId;
  }

  /** Takes the state that another journal had when it held no more than `lastId` entries. */
  takeOver(other: Journal, lastId: number): void {
    for (const entry of other.#entries.filter(({ id }) => id <= lastId)) {
      this.#entries.push(entry);
      this.#serverViolations += entry.serverViolations.length;
      if (entry.clientViolation !== null) this.#clientViolations += 1;
      this.#keepBodies(entry);
    }
    this.#lastId = lastId;
  }

  /** @param id greater than that of the entry before */
  add(raw: RawEntry, id = this.#lastId + 1): number {
    this.#lastId = id;
    this.#serverViolations += raw.serverViolations.length;
    if (raw.clientViolation !== null) this.#clientViolations += 1;
    const entry = storedEntry(raw, this.#lastId);
    this.#entries.push(entry);
    if (this.#entries.length > CAPACITY) this.#entries.shift();
    this.#keepBodies(entry);
    // Only once the call has stored its change: until then its answer may still become another.
    if (this.#watchers.size > 0) queueMicrotask(() => [...this.#watchers].forEach((check) => check()));
    return this.#lastId;
  }

  /** The call of the last entry was answered otherwise, because its change could not be stored. */
  amendLast(answered: Partial<Pick<RawEntry, 'status' | 'code' | 'answer'>>): void {
    // Its bytes stay as they were counted.
    Object.assign(this.#entries.at(-1) ?? {}, answered);
  }

  #keepBodies(entry: StoredEntry): void {
    if (entry.bytes > 0) this.#withBodies.push(entry);
    this.#bodyBytes += entry.bytes;
    this.#untrimmed += entry.bytes;
    if (this.#withBodies.length > MOST_BODIES) this.dropOldestBody();
    while (this.#bodyBytes > MOST_WORLD_BODY_BYTES) this.dropOldestBody();
    if (this.#untrimmed < TRIM_BYTES) return;
    this.#untrimmed = 0;
    this.#trimAll();
  }

  /** Whether it still has what an entry sent and got. */
  hasBodies(id: number): boolean {
    const found = this.#entries.find((entry) => entry.id === id);
    return found !== undefined && (found.bytes === 0 || found.body !== null || found.answer !== null);
  }

  /** @param form.isWhole whether its bodies are complete, for what repeats the request */
  entry(id: number, { isWhole = false } = {}): JournalEntry | null {
    const found = this.#entries.find((entry) => entry.id === id);
    return found ? shown(found, isWhole) : null;
  }

  /** As `rawBody` of the entry. */
  rawBody(id: number): string | null {
    const found = this.#entries.find((entry) => entry.id === id);
    return found ? rawBody(found) : null;
  }

  /** Oldest first. */
  find(filter: JournalFilter = {}, { isWhole = false } = {}): JournalEntry[] {
    return this.#entries.filter((entry) => matches(entry, filter)).map((entry) => shown(entry, isWhole));
  }

  count(filter: JournalFilter): number {
    return this.#entries.filter((entry) => matches(entry, filter)).length;
  }

  clear(): void {
    this.dropBodies();
    this.#entries.length = 0;
    this.#serverViolations = 0;
    this.#clientViolations = 0;
  }

  /** Ends all waits: another world has taken the place of this one, or none, and nothing is added any more. */
  end(): void {
    this.#end.abort();
  }

  /** Resolves as soon as `count` entries match, or with null when `timeout` aborts or the journal ends. */
  waitFor(filter: JournalFilter, count: number, timeout: AbortSignal): Promise<JournalEntry[] | null> {
    const signal = AbortSignal.any([timeout, this.#end.signal]);
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

function matches(entry: StoredEntry, filter: JournalFilter): boolean {
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
