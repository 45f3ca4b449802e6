/** A named state of a world. One name serves the control API, the tests and the states of the pacts. */
export interface Scenario<World> {
  /** A plain phrase, as it stands after "given". */
  name: string;
  description: string;
  /** Fills a new world. Builds on other scenarios by calling theirs. */
  prepare: (world: World) => void;
}

/** Scenarios by name. */
export type Scenarios<World> = ReadonlyMap<string, Scenario<World>>;
