import type { EndpointKey } from 'contracts';
import type { Random } from './random.ts';

/** Faults that strike before the call has done anything. */
type Before =
  /** Answers so much later, and up to `spread` later still. */
  | { kind: 'latency'; milliseconds: number; spread?: number }
  | { kind: 'refuse'; code: string; status?: number }
  /** Any status with any body, as a proxy in between may answer. */
  | { kind: 'status'; status: number; body?: string }
  /** 429 with Retry-After, in seconds. */
  | { kind: 'limit'; retryAfter?: number }
  | { kind: 'reset' }
  | { kind: 'hang' }
  | { kind: 'gone' };

/** Faults that strike the answer: what the call was to do is done. `drop` loses the whole answer. */
type After = { kind: 'drop' } | { kind: 'empty' } | { kind: 'wrong-shape' } | { kind: 'half-body' };

export type FaultPlan = (Before | After) & {
  /** The call it strikes, or `*` for all. */
  call: EndpointKey | '*';
  /** How many more times it strikes. */
  times: number | 'always';
  /** Of the calls it could strike it strikes about so many, from 0 to 1, by the world's own chance; all, unless told. */
  probability?: number;
};

export type Fault = FaultPlan & { id: number };
export type FaultKind = Fault['kind'];
export type BeforeFault = Extract<Fault, Before>;
export type AfterFault = Extract<Fault, After>;

/** How a call that was held ends: it goes on, or its connection breaks because its world is gone. */
export type Release = 'go-on' | 'break';

const AFTER: ReadonlySet<FaultKind> = new Set(['drop', 'empty', 'wrong-shape', 'half-body']);

/** The faults of one world, in the order in which they were asked for; of each phase the first that fits strikes. */
export class Faults {
  readonly #faults: Fault[] = [];
  readonly #held = new Map<number, Set<(release: Release) => void>>();
  readonly #random: Random;
  #lastId = 0;

  /** @param random its own, so that a fault does not change which ids and prizes a world gives. */
  constructor(random: Random) {
    this.#random = random;
  }

  save(): { faults: Fault[]; lastId: number; random: number } {
    return { faults: this.#faults, lastId: this.#lastId, random: this.#random.save() };
  }

  load({ faults, lastId, random }: ReturnType<Faults['save']>): void {
    this.#faults.push(...faults);
    this.#lastId = lastId;
    this.#random.load(random);
  }

  list(): readonly Fault[] {
    return this.#faults;
  }

  add(plan: FaultPlan): Fault {
    this.#lastId += 1;
    const fault: Fault = { ...plan, id: this.#lastId };
    this.#faults.push(fault);
    return fault;
  }

  /** @returns whether there was such a fault. Calls that hang at it go on. */
  remove(id: number): boolean {
    const index = this.#faults.findIndex((fault) => fault.id === id);
    if (index < 0) return false;
    this.#faults.splice(index, 1);
    this.#release(id, 'go-on');
    return true;
  }

  clear(release: Release = 'go-on'): void {
    this.#faults.length = 0;
    for (const id of [...this.#held.keys()]) this.#release(id, release);
  }

  takeBefore(call: EndpointKey): BeforeFault | null {
    return this.#take(call, (fault): fault is BeforeFault => !AFTER.has(fault.kind));
  }

  takeAfter(call: EndpointKey): AfterFault | null {
    return this.#take(call, (fault): fault is AfterFault => AFTER.has(fault.kind));
  }

  /** Waits until the fault is removed. */
  hold({ id }: Fault): Promise<Release> {
    return new Promise((resolve) => this.#heldBy(id).add(resolve));
  }

  /** Waits as long as the fault says, or until it is removed. */
  delay({ id, milliseconds, spread = 0 }: Extract<Fault, { kind: 'latency' }>): Promise<Release> {
    const due = milliseconds + Math.round(this.#random.fraction() * spread);
    return new Promise((resolve) => {
      const held = this.#heldBy(id);
      const end = (release: Release) => {
        clearTimeout(timer);
        held.delete(end);
        resolve(release);
      };
      const timer = setTimeout(end, due, 'go-on');
      held.add(end);
    });
  }

  #heldBy(id: number): Set<(release: Release) => void> {
    const held = this.#held.get(id) ?? new Set();
    this.#held.set(id, held);
    return held;
  }

  #take<F extends Fault>(call: EndpointKey, fits: (fault: Fault) => fault is F): F | null {
    for (const fault of this.#faults) {
      if (fault.times === 0 || !fits(fault) || (fault.call !== '*' && fault.call !== call)) continue;
      if (fault.probability !== undefined && this.#random.fraction() >= fault.probability) continue;
      if (fault.times !== 'always') fault.times -= 1;
      // A spent fault is forgotten, but one that holds calls back is still needed to let them go.
      if (fault.times === 0 && fault.kind !== 'hang') this.#faults.splice(this.#faults.indexOf(fault), 1);
      return fault;
    }
    return null;
  }

  #release(id: number, release: Release): void {
    const held = this.#held.get(id) ?? [];
    this.#held.delete(id);
    for (const resolve of held) resolve(release);
  }
}
