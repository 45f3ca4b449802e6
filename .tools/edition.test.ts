import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readEdition } from './edition.ts';
import { ToldError } from './told-error.ts';

describe('readEdition', () => {
  it('takes thai and laos, and leaves the rest to config.json [1.20]', () => {
    assert.equal(readEdition({ EDITION: 'laos' }), 'laos');
    assert.equal(readEdition({ EDITION: 'thai' }), 'thai');
    assert.equal(readEdition({ EDITION: '' }), undefined);
    assert.equal(readEdition({}), undefined);
  });

  it('refuses another word in one sentence', () => {
    assert.throws(
      () => readEdition({ EDITION: 'Lao' }),
      (error) => error instanceof ToldError && /^EDITION /.test(error.message),
    );
  });
});
