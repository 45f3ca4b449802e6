import { type Qr, qrStatus } from '../../world/deposits/qr.ts';
import type { KeptPoint } from '../history.ts';
import { valueOf } from '../saved-state.ts';
import { write, type Journey } from './journey-lines.ts';

/** Besides QRs, what ends by itself when its time has come, and the list of what has not ended yet. */
const JOBS = { slips: 'pendingSlips', withdrawals: 'pendingWithdrawals' } as const;

/** The time that passes between two steps of a recording, and not between those of its test, while a job waits for its end. */
export class Waits {
  readonly #journey: Journey;
  /** A clock that is set to a time finds the same jobs due only if the test has let all time pass. */
  readonly #isExact: boolean;
  /** Milliseconds by which the clock of the test is behind. */
  #behind = 0;

  constructor(journey: Journey, points: readonly KeptPoint[]) {
    this.#journey = journey;
    this.#isExact = points.some(setsClock);
  }

  /** Before a step in which a job ended, and before one that begins another, because the two must not end together. */
  before(previous: KeptPoint, point: KeptPoint): void {
    const { verb, input, at } = point;
    const [waiting, still] = [waitingIn(previous), waitingIn(point)];
    const ended = [...waiting].filter(([id]) => !still.has(id)).map(([, dueAt]) => dueAt);
    if (setsClock(point)) {
      // What ended was due by a time that the recording does not have, before the clock was set.
      if (ended.length > 0) this.#pass(Math.max(...ended) - Date.parse(previous.at));
      this.#behind = 0;
      return;
    }
    const { seconds = 0 } = (input?.body ?? {}) as { seconds?: number };
    this.#behind += Date.parse(at) - Date.parse(previous.at);
    if (verb === 'POST /clock/advance') this.#behind -= seconds * 1000;
    if (waiting.size === 0 && !this.#isExact) this.#behind = 0;
    const hasEnded = ended.some((dueAt) => dueAt <= Date.parse(at));
    if (hasEnded || [...still.keys()].some((id) => !waiting.has(id))) this.#pass();
  }

  /** The assertions of a test are calls too, and end what is due. */
  atEnd(point: KeptPoint): void {
    if ([...waitingIn(point).values()].some((dueAt) => dueAt <= Date.parse(point.at))) this.#pass();
  }

  /** @param more milliseconds of the recording that were not counted yet */
  #pass(more = 0): void {
    const seconds = (this.#behind + more) / 1000;
    if (seconds <= 0) return;
    write(this.#journey, `await world.call('POST /clock/advance', { body: { seconds: ${seconds} } });`);
    this.#behind = 0;
  }
}

const setsClock = ({ verb, input }: KeptPoint): boolean =>
  verb === 'PUT /clock' && (input?.body as { now?: string } | null)?.now !== undefined;

/** When each job is due, and each live QR; a job without a time waits for a tester. */
function waitingIn({ state, at }: KeptPoint): ReadonlyMap<string, number> {
  const due = new Map<string, number>();
  for (const [field, list] of Object.entries(JOBS))
    for (const id of valueOf(state, list) as string[]) {
      const { dueAt } = valueOf(state, field, id) as { dueAt: number | null };
      if (dueAt !== null) due.set(id, dueAt);
    }
  // Expiry is not stored: it follows from the time.
  for (const id of state.lasting.get('qrs')?.keys() ?? []) {
    const qr = valueOf(state, 'qrs', id) as Qr;
    if (qrStatus(qr, Date.parse(at)) === 'live') due.set(id, qr.expiresAt);
  }
  return due;
}
