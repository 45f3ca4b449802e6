import Type from 'typebox';
import type { EndpointKey } from 'contracts';
import {
  FaultSchema,
  isAfter,
  type AfterFault,
  type BeforeFault,
  type Fault,
  type FaultPlan,
} from './fault.ts';
import { RandomSchema, type Random } from './random.ts';
import { selfSaving, type SnapshotKind, Stored } from './snapshot-kinds.ts';

/** How a held call ends: it continues, or its connection breaks because its world is removed. */
export type Release = 'go-on' | 'break';

const FaultsSchema = Stored({
  faults: Type.Array(FaultSchema),
  lastId: Type.Integer({ minimum: 0 }),
  random: RandomSchema,
});
type SavedFaults = Type.Static<typeof FaultsSchema>;

/** The faults of one world, in the order of their creation; the first match of each phase applies, and a latency before it. */
export class Faults {
  readonly #faults: Fault[] = [];
  readonly #held = new Map<number, Set<(release: Release) => void>>();
  readonly #random: Random;
  #lastId = 0;

  /** @param random a separate generator, so that a fault does not change which ids and prizes a world gives. */
  constructor(random: Random) {
    this.#random = random;
  }

  save(): SavedFaults {
    // Held calls end with the process, and so do the faults that stay only for them.
    return {
      faults: this.#faults.filter(({ times }) => times !== 0),
      lastId: this.#lastId,
      random: this.#random.save(),
    };
  }

  load({ faults, lastId, random }: SavedFaults): void {
    this.#faults.push(...faults);
    this.#lastId = lastId;
    this.#random.load(random);
  }

  list(): readonly Fault[] {
    return this.#faults;
  }

  /** How many calls wait. */
  get held(): number {
    return [...this.#held.values()].reduce((sum, calls) => sum + calls.size, 0);
  }

  add(plan: FaultPlan): Fault {
    this.#lastId += 1;
    const fault: Fault = { ...plan, id: this.#lastId };
    this.#faults.push(fault);
    return fault;
  }

  /** @returns whether the fault existed. Its held calls continue. */
  remove(id: number): boolean {
    const fault = this.#faults.find((one) => one.id === id);
    if (!fault) return false;
    this.#drop(fault);
    this.#release(id, 'go-on');
    return true;
  }

  clear(release: Release = 'go-on'): void {
    this.#faults.length = 0;
    for (const id of [...this.#held.keys()]) this.#release(id, release);
  }

  /** @param latency what has delayed the call: the next may only end it, and those before it have had their turn. */
  takeBefore(call: EndpointKey, latency: Fault | null = null): BeforeFault | null {
    return this.#take(
      call,
      (fault): fault is BeforeFault =>
        !isAfter(fault) && (latency === null || (fault.kind !== 'latency' && fault.id > latency.id)),
    );
  }

  takeAfter(call: EndpointKey): AfterFault | null {
    return this.#take(call, isAfter);
  }

  hold({ id }: Fault): Promise<Release> {
    return new Promise((resolve) => this.#heldBy(id).add(resolve));
  }

  delay(fault: Extract<Fault, { kind: 'latency' }>): Promise<Release> {
    const { id, milliseconds, spread = 0 } = fault;
    const due = milliseconds + Math.round(this.#random.fraction() * spread);
    return new Promise((resolve) => {
      const held = this.#heldBy(id);
      const end = (release: Release) => {
        clearTimeout(timer);
        held.delete(end);
        if (fault.times === 0 && held.size === 0) this.#drop(fault);
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

  #take<F extends Fault>(call: EndpointKey, matches: (fault: Fault) => fault is F): F | null {
    for (const fault of this.#faults) {
      if (fault.times === 0 || !matches(fault) || (fault.call !== '*' && fault.call !== call)) continue;
      if (fault.probability !== undefined && this.#random.fraction() >= fault.probability) continue;
      if (fault.times !== 'always') fault.times -= 1;
      // Spent faults are removed, except those that hold calls: they are needed to release them.
      if (fault.times === 0 && fault.kind !== 'hang' && fault.kind !== 'latency') this.#drop(fault);
      return fault;
    }
    return null;
  }

  #drop(fault: Fault): void {
    const index = this.#faults.indexOf(fault);
    if (index >= 0) this.#faults.splice(index, 1);
  }

  #release(id: number, release: Release): void {
    const held = this.#held.get(id) ?? [];
    this.#held.delete(id);
    for (const resolve of held) resolve(release);
  }
}

export const faultsKind: SnapshotKind<Faults> = selfSaving(FaultsSchema);
