import { expect, it } from 'vitest';
import { failureOf } from '../../api/api-error.ts';
import { createMemoryStore } from '../../platform/stores.ts';
import type { Platform } from '../../platform/platform.ts';
import { createAppStore, type Services, servicesAtom } from './services.ts';
import { createSession } from './session.ts';

it('a call that is begun after the end of its session is not made in the name of the next member', async () => {
  const platform = {
    tabStorage: createMemoryStore(),
    durableStorage: createMemoryStore(),
    onDurableChange: () => {},
  } as unknown as Platform;
  const session = createSession(platform);
  session.start('of-a', false);
  const tokens: (string | null)[] = [];
  const call = () => Promise.resolve(tokens.push(session.token()));
  const open = () => {
    const store = createAppStore({ platform, session, call } as unknown as Services);
    return () => store.get(servicesAtom).call('GET /api/wallet', () => true);
  };
  const callAsA = open();
  await callAsA();
  session.end('logout');
  session.start('of-b', false);
  const callAsB = open();
  const failure = await callAsA().catch(failureOf);
  await callAsB();
  expect(failure).toEqual({ kind: 'aborted' });
  expect(tokens).toEqual(['of-a', 'of-b']);
});
