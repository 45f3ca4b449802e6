import { describe, expect, it } from 'vitest';
import { runExclusive } from './run-exclusive.ts';

describe('runExclusive', () => {
  it('runs the tasks of one owner in order, also after one that failed', async () => {
    const owner = {};
    const log: string[] = [];
    const gate = Promise.withResolvers<undefined>();
    const first = runExclusive(owner, async () => {
      log.push('first starts');
      await gate.promise;
      log.push('first fails');
      throw new Error('first');
    });
    const second = runExclusive(owner, async () => {
      log.push('second');
    });
    const other = runExclusive({}, async () => {
      log.push('other');
    });
    await other;
    gate.resolve(undefined);
    await expect(first).rejects.toThrow('first');
    await second;
    expect(log).toEqual(['first starts', 'other', 'first fails', 'second']);
  });
});
