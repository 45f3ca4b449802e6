import { expect, it } from 'vitest';
import type { Call } from '../../api/call.ts';
import { createAppStore, type Services } from '../session/services.ts';
import { appNameAtom, loadInfoAtom, websiteAtom } from './lookup-state.ts';

it('the info lookup gives the name and the website of the service [3.07] [7.02]', async () => {
  const asked: string[] = [];
  const call = (async (key, read) => {
    asked.push(key);
    return read({ name: 'Rimkhong', website: 'https://rimkhong.example' } as never);
  }) as Call;
  const session = { signal: () => new AbortController().signal };
  const store = createAppStore({ call, session, known: {} } as unknown as Services);
  expect([store.get(appNameAtom), store.get(websiteAtom)]).toEqual(['', '']);
  await store.set(loadInfoAtom, 'en');
  expect([store.get(appNameAtom), store.get(websiteAtom)]).toEqual(['Rimkhong', 'https://rimkhong.example']);
  // Once per language.
  await store.set(loadInfoAtom, 'en');
  await store.set(loadInfoAtom, 'th');
  expect(asked).toEqual(['GET /api/lookup/info', 'GET /api/lookup/info']);
});
