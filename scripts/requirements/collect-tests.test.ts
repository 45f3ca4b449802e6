import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { collectTests } from './collect-tests.ts';

const collect = (source: string) => collectTests('web/a.test.tsx', source);
const titles = (source: string) => collect(source).map(({ title }) => title);
const citing = (source: string) => collect(source).map((test) => test.citing);

describe('collectTests', () => {
  it('collects it and test with the titles of their groups', () => {
    const source = `
      describe('a wallet [1.01]', () => {
        describe('that is empty', () => { it('has no money', () => {}); });
        test('has a balance', () => {});
      });
      it('stands alone', () => {});`;
    assert.deepEqual(titles(source), [
      'a wallet [1.01] that is empty has no money',
      'a wallet [1.01] has a balance',
      'stands alone',
    ]);
  });

  it('reads test.describe and modifiers such as only', () => {
    const source = `
      test.describe('a journey', () => { test.only('goes on', { tag: '@slow' }, async () => {}); });
      describe.concurrent('side by side', () => { it.fails('breaks', () => {}); });`;
    assert.deepEqual(titles(source), ['a journey goes on', 'side by side breaks']);
  });

  it('keeps the static parts of a computed title', () => {
    const source = [
      "const NAME = 'a name [1.02]';",
      'it(`pays ${amount} by ${way} [1.03]`, () => {});',
      "it('one' + ' and two', () => {});",
      'it(NAME, () => {});',
      'it(unknown, () => {});',
      'it(`plain`, () => {});',
    ].join('\n');
    assert.deepEqual(titles(source), ['pays … by … [1.03]', 'one and two', 'a name [1.02]', '…', 'plain']);
  });

  it('ignores skipped tests, steps, comments and other texts', () => {
    const source = `
      it.skip('later [1.01]', () => {});
      it.todo('some day [1.01]');
      describe.skip('not now', () => { it('inside [1.01]', () => {}); });
      test('kept', async () => { await test.step('a step [1.01]', async () => {}); });
      test.describe.configure({ mode: 'serial' });
      page.getByText('it [1.01]');
      // it('in a comment [1.01]', () => {});
      const text = "it('in a text [1.01]', () => {})";`;
    assert.deepEqual(titles(source), ['kept']);
  });

  it('gives each test its file', () => {
    assert.deepEqual(
      collect(`it('a', () => {});`).map(({ file }) => file),
      ['web/a.test.tsx'],
    );
  });
});

describe('collectTests with a table of cases', () => {
  it('collects one test for the table', () => {
    assert.deepEqual(titles(`it.each(['a', 'b'])('takes %s [1.01]', () => {});`), ['takes %s [1.01]']);
    assert.deepEqual(titles('describe.each`a|b`("takes $a", () => { it("runs", () => {}); });'), [
      'takes $a runs',
    ]);
  });

  it('cites the ids in the cases when the title has a placeholder', () => {
    const source = `
      const cases = [{ name: 'a slip [1.01]' }, { name: \`a link [1.02] \${x}\` }];
      describe.each(cases)('$name', () => { it('runs', () => {}); });`;
    const [cited = ''] = citing(source);
    assert.match(cited, /\[1\.01\].*\[1\.02\].*runs/);
  });

  it('cites the ids in the list of a loop around the test', () => {
    const loops = [
      "for (const [name] of [['a [1.01]']]) { it(`takes ${name}`, () => {}); }",
      "['a [1.01]'].forEach((name) => { it(`takes ${name}`, () => {}); });",
    ];
    for (const loop of loops) assert.match(citing(loop)[0] ?? '', /\[1\.01\]/);
  });

  it('cites no id of the cases when the title has no placeholder', () => {
    assert.deepEqual(citing(`it.each([['[1.01]']])('runs', () => {});`), ['runs']);
  });

  it('ends on constants that refer to each other', () => {
    const [cited] = citing(`const a = ['[1.01]', b]; const b = [a]; it.each(a)('%s', () => {});`);
    assert.equal(cited, '%s [1.01]');
  });
});
