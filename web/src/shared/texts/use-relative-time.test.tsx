import { renderHook } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { startLocale } from '../session/locale.ts';
import { useRelativeTime } from './use-relative-time.ts';

const NOW = Date.UTC(2026, 10, 20, 3);

it.each([
  [0, '0 seconds ago'],
  [1, '1 second ago'],
  [59, '59 seconds ago'],
  [60, '1 minute ago'],
  [7_199, '1 hour ago'],
  [7_200, '2 hours ago'],
  [86_400, '1 day ago'],
  [2_592_000, '1 month ago'],
  [31_536_000, '1 year ago'],
  [63_072_000, '2 years ago'],
  [NaN, '-'],
])('a time %s seconds ago reads "%s" [9.32]', async (seconds, text) => {
  const i18n = await startLocale('en');
  const { result } = renderHook(() => useRelativeTime(), {
    wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
  });
  expect(result.current(NOW - seconds * 1000, NOW)).toBe(text);
});
