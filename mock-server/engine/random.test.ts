import { describe, expect, it } from 'vitest';
import { Random, seedOf } from './random.ts';

describe('the random numbers of a world', () => {
  it('repeat with the same seed and differ with another', () => {
    const texts = [7, 7, 8].map((seed) => new Random(seed).text(30));
    expect(texts[0]).toBe(texts[1]);
    expect(texts[0]).not.toBe(texts[2]);
    expect(seedOf('demo')).not.toBe(seedOf('demo2'));
  });

  it('spread evenly', () => {
    const random = new Random(1);
    const counts = Array.from({ length: 6 }, () => 0);
    for (let throwOfDice = 0; throwOfDice < 6000; throwOfDice += 1) counts[random.integer(6)]! += 1;
    for (const count of counts) expect(count).toBeGreaterThan(850);
    expect(counts.reduce((sum, count) => sum + count)).toBe(6000);
  });
});
