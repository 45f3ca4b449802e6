import { act, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { makeServices, makeWorld } from '../../testing/render-app.tsx';
import { loadHasChatAtom } from '../session/chat-flag.ts';
import { startLocale } from '../session/locale.ts';
import { createAppStore } from '../session/services.ts';
import { OpenOutcome, type OpenOutcomeProps } from './open-outcome.tsx';

async function show(action: OpenOutcomeProps['action']) {
  const store = createAppStore(
    await makeServices(await makeWorld(), { config: { chatUrl: 'http://chat.test' } }),
  );
  await store.set(loadHasChatAtom);
  const i18n = await startLocale('en');
  await act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <Provider store={store}>
          <OpenOutcome action={action} support={{ topic: 'withdraw' }} onCheckAgain={() => {}} />
        </Provider>
      </I18nextProvider>,
    ),
  );
  return (await screen.findAllByRole('button')).map((button) => button.textContent);
}

it.each([
  ['is being checked', { status: 'unknown', input: 1 }, ['Check again']],
  ['cannot be read', { status: 'unresolved', input: 1, canCheck: true }, ['Check again', 'Ask our staff']],
  ['can no longer be proven', { status: 'unresolved', input: 1, canCheck: false }, ['Ask our staff']],
] as const)(
  'offers, while an outcome %s, what may still find it out (W1) (C8)',
  async (_when, action, offers) => {
    expect(await show(action)).toEqual(offers);
  },
);
