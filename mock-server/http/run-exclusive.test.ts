import { describe, expect, it } from 'vitest';
import { serialise } from './run-exclusive.ts';

describe('serialise', () => {
  it('runs the tasks of one owner one after the other, also after one that failed', async () => {
    const owner = {};
    const log: string[] = [];
    const gate = Promise.withResolvers<undefined>();
    const first = serialise(owner, async () => {
      log.push('first starts');
      await gate.promise;
      log.push('first fails');
      throw new Error('first');
    });
    const second = serialise(owner, async () => {
      log.push('second');
    });
    const other = serialise({}, async () => {
      log.push('other');
    });
    await other;
    gate.resolve(undefined);
    await expect(first).rejects.toThrow('first');
    await second;
    expect(log).toEqual(['first starts', 'other', 'first fails', 'second']);
  });
});
