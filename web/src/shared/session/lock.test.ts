import { renderHook } from '@testing-library/react';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { createLock, useLock } from './lock.ts';

describe('a lock', () => {
  it('ignores a second task in the same tick', async () => {
    const lock = createStore().get(createLock());
    const started: string[] = [];
    const first = lock.run(async () => started.push('first'));
    const second = lock.run(async () => started.push('second'));
    expect(lock.isHeld).toBe(true);
    expect(await Promise.all([first, second])).toEqual([1, null]);
    expect(started).toEqual(['first']);
    expect(lock.isHeld).toBe(false);
  });

  it('is released when the task fails', async () => {
    const lock = createStore().get(createLock());
    await expect(lock.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await expect(lock.run(() => Promise.resolve('next'))).resolves.toBe('next');
  });

  it('is released when the task throws before it returns a promise', async () => {
    const lock = createStore().get(createLock());
    const task = (): Promise<string> => {
      throw new Error('failed');
    };
    await expect(lock.run(task)).rejects.toThrow('failed');
    expect(lock.isHeld).toBe(false);
  });

  it('is one per store and stable', async () => {
    const lockAtom = createLock();
    const store = createStore();
    expect(store.get(lockAtom)).toBe(store.get(lockAtom));
    void store.get(lockAtom).run(() => new Promise<never>(() => {}));
    expect(store.get(lockAtom).isHeld).toBe(true);
    expect(createStore().get(lockAtom).isHeld).toBe(false);
  });

  it('is stable across renders', () => {
    const { result, rerender } = renderHook(useLock);
    const first = result.current;
    rerender();
    expect(result.current).toBe(first);
  });
});
