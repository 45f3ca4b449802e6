import type { SnapshotKinds } from './snapshot-kinds.ts';

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

export function mergeSlices<const Slices extends readonly Slice<object>[]>(
  ...slices: Slices
): Slice<Intersection<StateOf<Slices[number]>> & object> {
  type State = Intersection<StateOf<Slices[number]>> & object;
  return {
    create: () => Object.assign({}, ...slices.map(({ create }) => create())) as State,
    kinds: Object.assign({}, ...slices.map(({ kinds }) => kinds)) as SnapshotKinds<State>,
  };
}
