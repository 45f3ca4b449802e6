import { renderHook } from '@testing-library/react';
import { satang } from 'contracts/rules';
import { Provider } from 'jotai';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { makeServices, makeWorld } from '../../testing/render-app.tsx';
import { startLocale } from '../session/locale.ts';
import { createAppStore } from '../session/services.ts';
import { useMoneyText } from './use-money-text.ts';

it.each([
  [satang(100_000), 'baht', '1,000.00\u00a0baht'],
  [satang(0), 'baht', '0.00\u00a0baht'],
  [satang(0), '', '0.00'],
  [null, 'baht', '-'],
])('the amount %j in the unit "%s" reads "%s" [5.33]', async (amount, unit, text) => {
  const store = createAppStore(await makeServices(await makeWorld()));
  const i18n = await startLocale('en');
  const { result } = renderHook(() => useMoneyText(), {
    wrapper: ({ children }) => (
      <I18nextProvider i18n={i18n}>
        <Provider store={store}>{children}</Provider>
      </I18nextProvider>
    ),
  });
  expect(result.current(amount, unit)).toBe(text);
});
