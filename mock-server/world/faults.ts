import type { EndpointKey } from 'contracts';

/** Faults that strike before the call has done anything. */
type Before =
  | { kind: 'latency'; milliseconds: number }
  | { kind: 'refuse'; code: string; status?: number }
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
};

export type Fault = FaultPlan & { id: number };
export type FaultKind = Fault['kind'];
export type BeforeFault = Extract<Fault, Before>;
export type AfterFault = Extract<Fault, After>;

/** How a call that hung ends: it goes on, or its connection breaks because its world is gone. */
export type Release = 'go-on' | 'break';

const AFTER: ReadonlySet<FaultKind> = new Set(['drop', 'empty', 'wrong-shape', 'half-body']);

/** The faults of one world, in the order in which they were asked for; of each phase the first that fits strikes. */
export class Faults {
  readonly #faults: Fault[] = [];
  readonly #held = new Map<number, Set<(release: Release) => void>>();
  #lastId = 0;

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
  hold(fault: Fault): Promise<Release> {
    return new Promise((resolve) => {
      const held = this.#held.get(fault.id) ?? new Set();
      this.#held.set(fault.id, held.add(resolve));
    });
  }

  #take<F extends Fault>(call: EndpointKey, fits: (fault: Fault) => fault is F): F | null {
    for (const fault of this.#faults) {
      if (fault.times === 0 || !fits(fault) || (fault.call !== '*' && fault.call !== call)) continue;
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
