import { expect, it } from 'vitest';
import { deepFreeze, isConstant } from './snapshot-kinds.ts';

it.each([
  ['frozen with all its parts', deepFreeze({ a: 1, list: [{ b: 2 }] }), true],
  ['bytes', Object.freeze({ bytes: new Uint8Array(2) }), true],
  ['not frozen', { a: 1 }, false],
  ['frozen, but not each of its parts', Object.freeze({ fixed: Object.freeze([1]), open: [2] }), false],
  ['a text', 'a', false],
  ['null', null, false],
])('a value that is %s is constant or not', (_name, value, expected) => {
  expect(isConstant(value)).toBe(expected);
});
