// What the launcher tells the service pages and the app. It imports nothing: both sides take the types alone.

/** Of the launcher's health, what the service pages show. */
export interface StaffHealth {
  /** `waiting`: the app or the backend does not answer, or the page has not started yet. `failing`: the browser keeps dying, or its page does not beat. */
  status: 'ok' | 'waiting' | 'failing';
  uptimeSeconds: number;
  /** Since the launcher started, like `ends` and `sessions`. */
  starts: number;
  ends: Record<string, number>;
  sessions: number;
}

export interface StaffFacts {
  health: StaffHealth;
  launcher: { node: string; chromium: string; hasPrinter: boolean; site: string };
  /** Null if there was none since the launcher started. */
  lastWipe: string | null;
  /** Redacted. */
  errors: string[];
  /** Null if the backend did not answer. */
  backend: { milliseconds: number; clockSkewSeconds: number | null } | null;
}

export type Result = 'passed' | 'failed' | 'skipped';

export interface PartResult {
  part: string;
  result: Result;
  detail: string;
}

export interface SelfTestRecord {
  at: string;
  by: string;
  build: string;
  results: PartResult[];
}

export interface PrinterState {
  /** `connecting` is passing: CUPS reports it before each job of some printers. */
  state: 'ready' | 'connecting' | 'no-paper' | 'offline' | 'unknown';
  waiting: number;
  /** Number of the newest job, which waits or is done; 0 without one. CUPS may refuse a slip and say so to the browser only. */
  last: number;
}
