/** Numbers in [0, 1). Handed in, so that a test knows them. */
export type Random = () => number;

export const systemRandom: Random = () => Math.random();
