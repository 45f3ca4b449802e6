import { expect, it } from 'vitest';
import { Random } from '../../engine/random.ts';
import { newReference } from './receipt.ts';

it('each movement of money has its own reference in a bank’s format', () => {
  const random = new Random(1);
  const references = Array.from({ length: 1000 }, () => newReference({ random }));
  for (const reference of references) expect(reference).toMatch(/^TX[A-Z0-9]{12}$/);
  expect(new Set(references).size).toBe(1000);
});
