import type { KeptPoint } from '../history.ts';
import { type SavedState, valueOf } from '../saved-state.ts';
import { write, type Journey } from './journey-lines.ts';

/** What ends by itself when its time has come, and the list of what has not ended yet. */
const JOBS = { slips: 'pendingSlips', withdrawals: 'pendingWithdrawals' } as const;

/** The time that passes between two steps of a recording, and not between those of its test, while a job waits for its end. */
export class Waits {
  readonly #journey: Journey;
  /** Milliseconds by which the clock of the test is behind. */
  #behind = 0;

  constructor(journey: Journey) {
    this.#journey = journey;
  }

  /** Before a step in which a job ended, and before one that begins another, because the two must not end together. */
  before(previous: KeptPoint, point: KeptPoint): void {
    const { verb, input, at, state } = point;
    const waiting = waitingIn(previous.state);
    const moved = (input?.body ?? {}) as { seconds?: number; now?: string };
    this.#behind += Date.parse(at) - Date.parse(previous.at);
    if (verb === 'POST /clock/advance') this.#behind -= (moved.seconds ?? 0) * 1000;
    if (waiting.size === 0 || (verb === 'PUT /clock' && moved.now !== undefined)) this.#behind = 0;
    const still = waitingIn(state);
    const hasEnded = dueBy(at, waiting).some((id) => !still.has(id));
    if (hasEnded || [...still.keys()].some((id) => !waiting.has(id))) this.#pass();
  }

  /** The assertions of a test are calls too, and end what is due. */
  atEnd({ state, at }: KeptPoint): void {
    if (dueBy(at, waitingIn(state)).length > 0) this.#pass();
  }

  #pass(): void {
    if (this.#behind <= 0) return;
    const seconds = Math.ceil(this.#behind / 1000);
    write(this.#journey, `await world.call('POST /clock/advance', { body: { seconds: ${seconds} } });`);
    this.#behind = 0;
  }
}

/** When each job is due; one without a time waits for a tester. */
function waitingIn(state: SavedState): ReadonlyMap<string, number> {
  const due = new Map<string, number>();
  for (const [field, list] of Object.entries(JOBS))
    for (const id of valueOf(state, list) as string[]) {
      const { dueAt } = valueOf(state, field, id) as { dueAt: number | null };
      if (dueAt !== null) due.set(id, dueAt);
    }
  return due;
}

const dueBy = (at: string, waiting: ReadonlyMap<string, number>): string[] =>
  [...waiting].filter(([, dueAt]) => dueAt <= Date.parse(at)).map(([id]) => id);
