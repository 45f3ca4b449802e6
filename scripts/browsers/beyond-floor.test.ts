import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { beyondFloor } from './beyond-floor.ts';

const FLOOR = { chrome: 111, firefox: 128, safari: 16.4 };

/** A style sheet, and the start of each expected finding. */
const SHEETS: [what: string, css: string, found: string[]][] = [
  ['features of every browser', 'a:hover { color: red; inset-inline: calc(1px + 2%) }', []],
  ['a new property', 'a { position-area: top }', ['position-area:top: chrome 129']],
  ['a new value of an old property', 'a { appearance: base-select }', ['appearance:base-select']],
  ['a new function', 'a { color: light-dark(red, blue) }', ['color:light-dark(red,blue)']],
  ['a new unit beside an old one', 'a { width: 1rcap; height: 1px }', ['width:1rcap']],
  ['a new selector', 'select::picker(select) { color: red }', [':picker']],
  ['nesting', 'a { & b { color: red } }', ['&']],
  ['a new at-rule', '@starting-style { a { opacity: 0 } }', ['@starting-style']],
  [
    'a media feature that Safari lacks',
    '@media (inverted-colors) { a { color: red } }',
    ['(inverted-colors)'],
  ],
  ['a declaration for browsers that drop the next one', 'a { color: red; color: light-dark(red, blue) }', []],
  ['the prefixed spelling before the unprefixed one', 'a { -webkit-mask: none; mask: none }', []],
  ['the unprefixed spelling only', 'a { mask: none }', ['mask:none']],
  ['a block for newer browsers only', '@supports (appearance: base-select) { a { position-area: top } }', []],
  [
    'a block behind @supports selector()',
    '@supports selector(::picker(select)) { a { position-area: top } }',
    [],
  ],
  [
    'a condition that the oldest browsers meet',
    '@supports (color: red) { a { position-area: top } }',
    ['position-area'],
  ],
  ['harmless features', 'a { text-wrap: pretty; cursor: pointer }', []],
];

describe('the check of style sheets against the oldest browsers', () => {
  for (const [what, css, found] of SHEETS) {
    it(`${found.length > 0 ? 'reports' : 'passes'} ${what}`, () => {
      const uses = beyondFloor(css, FLOOR);
      assert.equal(uses.length > 0, found.length > 0, uses.join('\n'));
      for (const text of found)
        assert.ok(
          uses.some((use) => use.startsWith(text)),
          uses.join('\n'),
        );
    });
  }

  it('passes if the oldest browsers know the feature', () => {
    assert.deepEqual(
      beyondFloor('a { color: light-dark(red, blue) }', { chrome: 130, firefox: 130, safari: 18 }),
      [],
    );
  });
});
