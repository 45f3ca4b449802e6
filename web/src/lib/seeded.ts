/** Numbers in [0, 1) that are the same on every visit: a drawing must not change from one render to the next. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
