import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { citedIds } from './cited-ids.ts';

const KNOWN = ['1.01', '1.02', '1.09', '1.10', '2.01'];
const cited = (text: string) => citedIds(text, KNOWN);

describe('citedIds', () => {
  it('finds each id in brackets once', () => {
    assert.deepEqual(cited('pays [1.02] [1.01], and again [1.02]'), { ids: ['1.02', '1.01'], errors: [] });
  });

  it('expands a range to the known ids in it', () => {
    for (const range of ['[1.02]-[1.10]', '[1.02]–[1.10]', '[1.02] – [1.10]']) {
      assert.deepEqual(cited(range), { ids: ['1.02', '1.09', '1.10'], errors: [] });
    }
  });

  it('ignores other brackets and bare numbers', () => {
    assert.deepEqual(cited('takes [a], [7], 1.01 and (1.02)'), { ids: [], errors: [] });
  });

  it('reports an unknown id, single or in a range', () => {
    assert.deepEqual(cited('pays [9.99] [1.01]'), { ids: ['1.01'], errors: ['[9.99] is unknown'] });
    assert.deepEqual(cited('pays [1.01]-[1.03]').errors, ['[1.03] is unknown']);
    assert.deepEqual(cited('pays [1.2]').errors, ['[1.2] is unknown']);
  });

  it('reports a range that runs backwards or spans two sections', () => {
    assert.deepEqual(cited('[1.10]-[1.02]'), { ids: [], errors: ['[1.10]-[1.02] runs backwards'] });
    assert.deepEqual(cited('[1.10]-[2.01]'), { ids: [], errors: ['[1.10]-[2.01] spans two sections'] });
  });
});
