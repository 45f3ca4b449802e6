/** A named state of a world. The control API, the tests and the states of the pacts use the same name. */
export interface Scenario<World> {
  /** A phrase that reads well after "given". */
  name: string;
  description: string;
  /** It may call other scenarios first. */
  prepare: (world: World) => void;
}

export type Scenarios<World> = ReadonlyMap<string, Scenario<World>>;
