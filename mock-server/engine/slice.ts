import type { SnapshotKinds } from './snapshot-kinds.ts';

/** A part of a world's state: its start, and how it is saved. */
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

/** One slice of several; no two may have a field of the same name. */
export function mergeSlices<const Slices extends readonly Slice<object>[]>(
  ...slices: Slices
): Slice<Intersection<StateOf<Slices[number]>> & object> {
  type State = Intersection<StateOf<Slices[number]>> & object;
  return {
    create: () => Object.assign({}, ...slices.map(({ create }) => create())) as State,
    kinds: Object.assign({}, ...slices.map(({ kinds }) => kinds)) as SnapshotKinds<State>,
  };
}
