import type { SnapshotKinds } from './snapshot-kinds.ts';

/** A part of a world's state: its initial value, and how a snapshot stores it. */
export interface Slice<State extends object> {
  readonly create: () => State;
  readonly kinds: SnapshotKinds<State>;
}

type StateOf<S> = S extends Slice<infer State> ? State : never;
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** Merges slices whose fields have different names. */
export function mergeSlices<const Slices extends readonly Slice<object>[]>(
  ...slices: Slices
): Slice<Intersection<StateOf<Slices[number]>> & object> {
  type State = Intersection<StateOf<Slices[number]>> & object;
  return {
    create: () => Object.assign({}, ...slices.map(({ create }) => create())) as State,
    kinds: Object.assign({}, ...slices.map(({ kinds }) => kinds)) as SnapshotKinds<State>,
  };
}
