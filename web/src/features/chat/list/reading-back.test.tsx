import { act, render } from '@testing-library/react';
import i18next from 'i18next';
import { Provider } from 'jotai';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import { makeServices, makeWorld } from '../../../testing/render-app.tsx';
import { createAppStore } from '../../../shared/session/services.ts';
import { entriesAtom, receiveAtom } from '../state/chat-state.ts';
import { queryAtom } from '../state/find-state.ts';
import { ChatLog } from './chat-log.tsx';

it('a chat that is closed while its customer reads back keeps no more messages than any other', async () => {
  const store = createAppStore(await makeServices(await makeWorld()));
  const receive = (number: number) =>
    store.set(receiveAtom, {
      sender: 'agent',
      message: { message_type: 'text', payload: { message: `m${number}` } },
      createdAt: new Date(number * 1000).toISOString(),
      session_id: 'one',
    });
  receive(1);
  store.set(queryAtom, 'm1');
  const i18n = i18next.createInstance().use(initReactI18next);
  await i18n.init({ lng: 'cimode' });
  const { unmount } = await act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <Provider store={store}>
          <ChatLog onGone={() => {}} />
        </Provider>
      </I18nextProvider>,
    ),
  );
  unmount();
  for (let number = 2; number <= 6001; number += 1) receive(number);
  expect(store.get(entriesAtom)).toHaveLength(5000);
});
