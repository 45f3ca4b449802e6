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
  const { result, rerender } = renderHook(useKeyed, { initialProps: keyed(1, 'a') });
  rerender(keyed(1, 'b'));
  expect(result.current?.text).toBe('b');
  rerender(keyed(2, 'c'));
  rerender(null);
  expect(result.current?.text).toBe('c');
});

type Keyed = { key: number; text: string } | null;
const keyed = (key: number, text: string): Keyed => ({ key, text });
const useKeyed = (value: Keyed) => useLastShown(value, ({ key }) => key);
