import { endpoints } from 'contracts';
import { expect, it } from 'vitest';
import { compiled } from './compiled.ts';

it('a schema is compiled once for all mocks of a process', () => {
  const { reply } = endpoints['GET /api/wallet'];
  expect(compiled(reply)).toBe(compiled(reply));
  expect(compiled(reply).Check({})).toBe(false);
});
