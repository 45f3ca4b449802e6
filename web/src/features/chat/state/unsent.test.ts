import { expect, it } from 'vitest';
import { systemClock } from '../../../lib/clock.ts';
import { createBrowserPlatform } from '../../../platform/browser-platform.ts';
import { createVisit } from '../../../platform/visit.ts';
import { createAppStore, type Services } from '../../../shared/session/services.ts';
import { createSession } from '../../../shared/session/session.ts';
import { unsentChatAtom } from '../../../shared/session/unsent-chat.ts';
import { makeServices, makeWorld } from '../../../testing/render-app.tsx';
import { readRoomAtom } from './chat-room.ts';
import { changeListAtom, entriesAtom, refreshAtom } from './chat-state.ts';
import { draftAtom } from './draft.ts';
import { withStored } from './outbox.ts';
import { saveUnsentAtom, restoreUnsentAtom } from './unsent.ts';

it('an unsent text is stored during its session, and not by an effect that runs after it (W5)', () => {
  const platform = createBrowserPlatform(window);
  const session = createSession(platform);
  session.start('a', false);
  const store = createAppStore({ platform, session, clock: systemClock, visit: createVisit() } as Services);
  store.set(restoreUnsentAtom);
  store.set(draftAtom, 'my account number is');
  store.set(saveUnsentAtom);
  expect(sessionStorage.getItem('chat-unsent')).toMatch('my account number is');
  session.end('token-refused');
  store.set(saveUnsentAtom);
  expect(sessionStorage.getItem('chat-unsent')).toBeNull();
  // It is carried over to the next session of the same member in memory only.
  expect(store.get(unsentChatAtom).stored).toMatch('my account number is');
});

it('the history is first read back to where an unsent text was left, because the text may be in it [7.53] (C1)', async () => {
  const world = await makeWorld();
  const store = createAppStore(await makeServices(world));
  const room = (await store.set(readRoomAtom)) ?? '';
  for (let turn = 0; turn < 25; turn += 1)
    await world.control.call('POST /chat/rooms/{room}/messages', {
      params: { room },
      body: { text: `${turn}`, sender: 'agent' },
    });
  const left = { writtenAt: 1, leftAfter: { at: 1, count: 1 }, isRefused: false };
  store.set(changeListAtom, (list) =>
    withStored(list, [{ ...left, content: { kind: 'text', text: 'hello' } }]),
  );
  await store.set(refreshAtom);
  expect(store.get(entriesAtom)).toHaveLength(25);
});
