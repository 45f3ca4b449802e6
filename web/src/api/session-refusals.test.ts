import { expect, it } from 'vitest';
import { isSessionRefusal } from './session-refusals.ts';

it.each([
  ['WRONG_CREDENTIAL', false],
  ['WRONG_PASSWORD', false],
  ['NO_USER', false],
  ['NO_DATA', true],
])('with status 401, %s ends the session: %s [4.02]', (code, ends) => {
  expect(isSessionRefusal({ kind: 'refused', code, status: 401 })).toBe(ends);
});
