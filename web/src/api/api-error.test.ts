import { expect, it } from 'vitest';
import { ApiError, failureOf } from './api-error.ts';

it('an error of a call names its kind and its code, and no message of the server', () => {
  expect(new ApiError({ kind: 'refused', code: 'NO_DATA', status: 400 }).message).toBe('refused: NO_DATA');
  expect(String(new ApiError({ kind: 'unknown', message: 'of 0812345678' }))).toBe('ApiError: unknown');
});

it('an error of the app itself leaves the outcome of a call unknown', () => {
  expect(failureOf(new ApiError({ kind: 'offline' }))).toEqual({ kind: 'offline' });
  expect(failureOf(new TypeError('of the app'))).toEqual({ kind: 'unknown' });
});
