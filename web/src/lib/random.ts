/** Numbers in [0, 1). Injected, so that tests control them. */
export type Random = () => number;

export const systemRandom: Random = () => Math.random();

/** Repeatable numbers: a drawing must not change between renders. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
