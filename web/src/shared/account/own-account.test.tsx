import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startLocale } from '../session/locale.ts';
import { useBankName } from './own-account.tsx';

it.each([
  ['th', 'ธนาคารกสิกรไทย'],
  ['lo', 'Kasikornbank'],
  ['en', 'Kasikornbank'],
] as const)(
  'the name of a bank is Thai for Thai readers, and English for others: %s [3.04]',
  async (locale, name) => {
    await startLocale(locale);
    const { result } = renderHook(useBankName);
    expect(result.current({ th: 'ธนาคารกสิกรไทย', en: 'Kasikornbank' })).toBe(name);
  },
);
