import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { ApiError, type Failure } from '../../api/api-error.ts';
import { createReading } from './reading.ts';

const UNKNOWN: Failure = { kind: 'unknown' };

/** Reads each answer in turn; returns the state at the start of the last reading, and after it. */
async function readAll(old: 'cleared' | 'replaced' | 'kept', answers: readonly (number | Failure)[]) {
  const left = [...answers];
  const reading = createReading(async () => {
    const next = left.shift() ?? UNKNOWN;
    if (typeof next !== 'number') throw new ApiError(next);
    return await Promise.resolve({ figure: next });
  }, old);
  const store = createStore();
  while (left.length > 1) await store.set(reading.loadAtom);
  const loading = store.set(reading.loadAtom);
  const meanwhile = store.get(reading.stateAtom);
  await loading;
  return [meanwhile, store.get(reading.stateAtom)];
}

const ready = (figure: number) => ({ status: 'ready', figure });
const LOADING = { status: 'loading' };
const FAILED = { status: 'failed' };

describe('an answer that is read again', () => {
  it.each([
    ['cleared', LOADING, ready(2), FAILED],
    ['replaced', ready(1), ready(2), FAILED],
    ['kept', ready(1), ready(2), { ...ready(1), isOld: true }],
  ] as const)('is %s', async (old, meanwhile, answered, failed) => {
    expect(await readAll(old, [1, 2])).toEqual([meanwhile, answered]);
    expect(await readAll(old, [1, UNKNOWN])).toEqual([meanwhile, failed]);
  });

  it.each(['cleared', 'replaced', 'kept'] as const)(
    'loads again after a failure where it is %s',
    async (old) => {
      expect(await readAll(old, [UNKNOWN, 2])).toEqual([LOADING, ready(2)]);
    },
  );

  it('stays when the session ends meanwhile', async () => {
    expect(await readAll('replaced', [1, { kind: 'aborted' }])).toEqual([ready(1), ready(1)]);
  });
});
