import { renderHook, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { startLocale } from '../../shared/session/locale.ts';
import { useBonusTexts } from './use-bonus-texts.ts';

it.each([
  ['limit', 'Limited bonus'],
  ['day', 'Daily bonus'],
  ['week', 'Weekly bonus'],
  ['promotion', 'Promotion'],
  ['refund', 'Refund'],
  ['Full moon', 'Full moon'],
  [null, 'Bonus'],
])('a bonus of the type %j has a name that says so [2.69] [7.31]', async (type, name) => {
  const i18n = await startLocale('en');
  const { result } = renderHook(() => useBonusTexts(), {
    wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
  });
  await waitFor(() => expect(result.current).not.toBeNull());
  expect(result.current.typeName(type)).toBe(name);
});
