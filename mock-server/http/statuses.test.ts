import { errorCodes } from 'contracts';
import { describe, expect, it } from 'vitest';
import { statuses } from './statuses.ts';

describe('the statuses', () => {
  it('has one for each code of the catalogue, and no other [8.01]', () => {
    expect(Object.keys(statuses).sort()).toEqual([...errorCodes].sort());
  });

  it('is 200 for news and from 400 for a refusal', () => {
    for (const status of Object.values(statuses))
      expect(status === 200 || (status >= 400 && status < 600)).toBe(true);
  });
});
