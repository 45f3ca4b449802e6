import type { SnapshotKinds } from './snapshot-kinds.ts';

/** A part of a world's state: how it begins, and what of it a snapshot holds. */
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

/** One slice of several whose fields have different names. */
export function mergeSlices<const Slices extends readonly Slice<object>[]>(
  ...slices: Slices
): Slice<Intersection<StateOf<Slices[number]>> & object> {
  type State = Intersection<StateOf<Slices[number]>> & object;
  return {
    create: () => Object.assign({}, ...slices.map(({ create }) => create())) as State,
    kinds: Object.assign({}, ...slices.map(({ kinds }) => kinds)) as SnapshotKinds<State>,
  };
}
