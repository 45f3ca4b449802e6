/** Numbers in [0, 1). Injected, so that tests control them. */
export type Random = () => number;

export const systemRandom: Random = () => Math.random();
