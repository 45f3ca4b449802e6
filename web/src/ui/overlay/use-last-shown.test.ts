import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLastShown } from './use-last-shown.ts';

it('what a closing dialog shows stays until it shows something else', () => {
  const { result, rerender } = renderHook(({ value }) => useLastShown(value), {
    initialProps: { value: null as string | null },
  });
  expect(result.current).toBeNull();
  rerender({ value: 'first' });
  rerender({ value: null });
  expect(result.current).toBe('first');
  rerender({ value: 'second' });
  expect(result.current).toBe('second');
  rerender({ value: null });
  expect(result.current).toBe('second');
});

it('what is new at each render is told apart by its key, and shown as it is now', () => {
  const { result, rerender } = renderHook(({ value }) => useLastShown(value, ({ key }) => key), {
    initialProps: { value: { key: 1, text: 'a' } as { key: number; text: string } | null },
  });
  rerender({ value: { key: 1, text: 'b' } });
  expect(result.current?.text).toBe('b');
  rerender({ value: { key: 2, text: 'c' } });
  rerender({ value: null });
  expect(result.current?.text).toBe('c');
});
