import { expect, it } from 'vitest';
import { isSessionMessage, isSessionRefusal } from './session-refusals.ts';

it.each([
  'UNAUTHORIZED',
  'EXPIRED_AUTH_TOKEN',
  'INVALID_USER_1',
  'INVALID_USER_2',
  'INVALID_USER_3',
  'INVALID_USER_4',
  'cannot verify identity',
  ' Cannot Verify Identity\n',
])('%s ends the session with any status [4.02] [8.02]', (code) => {
  expect(isSessionMessage(code)).toBe(true);
  expect(isSessionRefusal({ kind: 'refused', code, status: 400 })).toBe(true);
});

it.each([
  'INACTIVE_USER',
  'INVALID_IP',
  'REQUEST_LIMIT',
  'INVALID_USER_5',
  'INVALID_USER_INFO',
  'We cannot verify identity documents today',
])('%s keeps the session [4.02] [8.02]', (code) => {
  expect(isSessionRefusal({ kind: 'refused', code, status: 400 })).toBe(false);
});

it.each([
  ['WRONG_CREDENTIAL', false],
  ['WRONG_PASSWORD', false],
  ['NO_USER', false],
  ['NO_DATA', true],
])('with status 401, %s ends the session: %s [4.02] [8.02]', (code, ends) => {
  expect(isSessionRefusal({ kind: 'refused', code, status: 401 })).toBe(ends);
});
