import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dataErrors, idsOf, parseSection } from './data.ts';

const section = (count: number, ...lines: string[]) =>
  parseSection('1.md', [`# 1. Money (${count} lines)`, '', ...lines, ''].join('\n'));
const line = (id: string) => `- [${id}] A member pays.`;

describe('parseSection', () => {
  it('reads headings, paragraphs and requirements in order', () => {
    assert.deepEqual(section(1, '## Pay', '', 'The wallet pays.', '', '- [1.02] A member pays: `a`.'), {
      title: '1. Money',
      declared: 1,
      blocks: [
        { id: null, text: '## Pay' },
        { id: null, text: 'The wallet pays.' },
        { id: '1.02', sentence: 'A member pays: `a`.' },
      ],
    });
  });

  it('refuses a line that it cannot read, and names it', () => {
    for (const wrong of ['- [1.02]', '- 1.02 A member pays.', '- [1.02] No full stop', '* [1.02] A star.']) {
      assert.throws(() => section(1, wrong), { message: new RegExp(`1\\.md: ".*" must be like`) });
    }
    assert.throws(() => section(1, line('2.01')), /\[2\.01\] belongs to another section/);
    assert.throws(() => parseSection('1.md', '# Money\n'), /must be a heading like/);
  });
});

describe('dataErrors', () => {
  it('accepts ids that are unique, in order and as many as declared', () => {
    const right = section(3, line('1.02'), line('1.09'), line('1.10'));
    assert.deepEqual(dataErrors([right]), []);
    assert.deepEqual(idsOf([right]), ['1.02', '1.09', '1.10']);
  });

  it('reports a duplicated id', () => {
    assert.deepEqual(dataErrors([section(2, line('1.02'), line('1.02'))]), [
      '[1.02] is duplicated in "1. Money"',
    ]);
  });

  it('reports a missing id', () => {
    assert.deepEqual(dataErrors([section(2, line('1.02'))]), ['"1. Money" declares 2 lines and has 1']);
  });

  it('reports an id out of order', () => {
    assert.deepEqual(dataErrors([section(2, line('1.10'), line('1.09'))]), [
      '[1.09] must come before [1.10]',
    ]);
  });
});
