import { expect, it } from 'vitest';
import { systemClock } from '../../../lib/clock.ts';
import { createBrowserPlatform } from '../../../platform/browser-platform.ts';
import { createVisit } from '../../../platform/visit.ts';
import { createAppStore, type Services } from '../../../shared/session/services.ts';
import { createSession } from '../../../shared/session/session.ts';
import { unsentChatAtom } from '../../../shared/session/unsent-chat.ts';
import { draftAtom } from './draft.ts';
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
