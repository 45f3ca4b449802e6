import { act, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createTestClock } from '../../testing/test-clock.ts';
import { startLocale } from '../session/locale.ts';
import { createAppStore, type Services } from '../session/services.ts';
import { TakingLong } from './taking-long.tsx';

it('a wait says after 5 seconds that it takes longer than usual, and each wait counts for itself', async () => {
  const clock = createTestClock();
  const session = { signal: () => new AbortController().signal };
  const store = createAppStore({ clock, session } as unknown as Services);
  const i18n = await startLocale('en');
  const view = (active: boolean) => (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <TakingLong active={active} />
      </I18nextProvider>
    </Provider>
  );
  const { rerender } = render(view(true));
  const said = () => screen.getByRole('status').textContent;
  await act(() => clock.advance(4_999));
  expect(said()).toBe('');
  await act(() => clock.advance(1));
  expect(said()).toBe(i18n.t('taking_long'));
  expect(said()).not.toBe('taking_long');
  rerender(view(false));
  rerender(view(true));
  await act(() => clock.advance(4_999));
  expect(said()).toBe('');
});
