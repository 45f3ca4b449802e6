import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chosen } from './chosen.ts';
import type { Mutant } from './mutant.ts';

const mutant = (id: string, file: string): Mutant => ({ id, file, find: 'a', replace: 'b', why: 'a test' });
const ALL = [mutant('2.43', 'web/src/a.ts'), mutant('7.56', 'mock-server/b.ts')];
const ids = (choice: Parameters<typeof chosen>[1]) => chosen(ALL, choice).map(({ id }) => id);

describe('the chosen defects', () => {
  it('are those of the ids in the folders, or all', () => {
    assert.deepEqual(ids({}), ['2.43', '7.56']);
    assert.deepEqual(ids({ only: ['7.'] }), ['7.56']);
    assert.deepEqual(ids({ folders: ['web'] }), ['2.43']);
  });

  it('are never none, because a drill of none would pass', () => {
    assert.throws(() => ids({ only: ['7.', '7.99'] }), /No planted defect has an id such as 7\.99\./);
    assert.throws(() => ids({ folders: ['wen'] }), /No defect is planted in the folder wen\./);
    assert.throws(() => ids({ only: ['7.'], folders: ['web'] }), /both such an id and such a folder/);
  });
});
