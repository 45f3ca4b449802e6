import { errorCodes } from 'contracts';
import { describe, expect, it } from 'vitest';
import { statuses } from './statuses.ts';

describe('the statuses', () => {
  it('cover each code of the catalogue and no other [8.01]', () => {
    expect(Object.keys(statuses).sort()).toEqual([...errorCodes].sort());
  });

  it('are 200 for successes and from 400 for refusals', () => {
    for (const status of Object.values(statuses))
      expect(status === 200 || (status >= 400 && status < 600)).toBe(true);
  });
});
