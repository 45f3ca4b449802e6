import assert from 'node:assert/strict';
import { it } from 'node:test';
import { messageOf } from './message-of.ts';

it('the message of a caught value is that of an error, and any other value as a text', () => {
  assert.deepEqual([new RangeError('too far'), 'a text', null].map(messageOf), ['too far', 'a text', 'null']);
});
