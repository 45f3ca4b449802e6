import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { additionErrors } from './additions.ts';

const PAGE = '# Additions\n\n- (W1) An order is sent once.\n- (W2) The app sees a payment.\n';
/** No space before it: this file is a source too. */
const UNKNOWN = '(W77)';
const errorsOf = (page: string, ...texts: string[]) =>
  additionErrors(page, new Map(texts.map((text, index) => [`${index}.ts`, text])));

describe('the ids in round brackets', () => {
  it('are fine if the page explains each that is cited, and each of the page is cited', () => {
    assert.deepEqual(errorsOf(PAGE, "it('is sent once (W1)')", '/** A payment. (W2) */'), []);
  });

  it('are reported with the file that cites one the page does not explain', () => {
    assert.deepEqual(errorsOf(PAGE, '(W1)\n (W1) (W2)', `// Flies. ${UNKNOWN}`), [
      `1.ts: ${UNKNOWN} is unknown`,
    ]);
  });

  it('are reported when nothing cites them, or when the page explains them twice', () => {
    assert.deepEqual(errorsOf(`${PAGE}- (W1) An order is sent.\n`, ' (W1)'), [
      '(W1) is duplicated',
      '(W2) is cited nowhere',
    ]);
  });

  it('are none in a call', () => {
    assert.deepEqual(errorsOf('', "'@SUM(A1)'"), []);
  });
});
