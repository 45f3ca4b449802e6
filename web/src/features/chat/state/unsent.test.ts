import { expect, it } from 'vitest';
import { TEST_TIME } from 'mock-server/testing';
import { systemClock } from '../../../lib/clock.ts';
import { createBrowserPlatform } from '../../../platform/browser-platform.ts';
import { createVisit } from '../../../platform/visit.ts';
import { createAppStore, type Services } from '../../../shared/session/services.ts';
import { createSession } from '../../../shared/session/session.ts';
import { unsentChatAtom } from '../../../shared/session/unsent-chat.ts';
import { makeServices, makeWorld } from '../../../testing/render-app.tsx';
import { readRoomAtom } from './chat-room.ts';
import { changeListAtom, entriesAtom, outboxAtom, refreshAtom } from './chat-state.ts';
import { deliverAtom } from './delivery.ts';
import { draftAtom } from './draft.ts';
import { withOutgoing, withStatus, withStored } from './outbox.ts';
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
  expect(session.snapshot().left?.chat).toMatch('my account number is');
});

/** Pages of one session, one after another. */
function openPages() {
  const platform = createBrowserPlatform(window);
  const session = createSession(platform);
  session.start('a', false);
  const services = { platform, session, clock: systemClock, visit: createVisit() } as Services;
  return () => {
    const store = createAppStore(services);
    return { ...store, restore: () => store.set(restoreUnsentAtom), save: () => store.set(saveUnsentAtom) };
  };
}

const TEXT = { kind: 'text', text: 'hello' } as const;

it('a text that is being typed is not replaced by the one of the page before (C1)', () => {
  const open = openPages();
  const before = open();
  before.restore();
  before.set(draftAtom, 'old words');
  before.save();
  const page = open();
  page.set(draftAtom, 'new words');
  page.restore();
  expect(page.get(draftAtom)).toBe('new words');
  const untouched = open();
  untouched.restore();
  expect(untouched.get(draftAtom)).toBe('old words');
});

it('a text stays its member’s when a page changes it that has not yet read who that is (W5)', () => {
  const open = openPages();
  const before = open();
  before.restore();
  before.set(draftAtom, 'old');
  before.save();
  const stored = () => JSON.parse(sessionStorage.getItem('chat-unsent') ?? '{}') as object;
  sessionStorage.setItem('chat-unsent', JSON.stringify({ ...stored(), member: '100001' }));
  const page = open();
  page.restore();
  page.set(draftAtom, 'old and new');
  page.save();
  expect(stored()).toMatchObject({ member: '100001', draft: 'old and new' });
});

it('a refused message is still refused after a reload, which does not send it again (C1) [4.12]', () => {
  const open = openPages();
  const before = open();
  before.restore();
  before.set(changeListAtom, (list) => withStatus(withOutgoing(list, TEXT, 7), list.nextId, 'failed'));
  before.set(changeListAtom, (list) => withStatus(withOutgoing(list, TEXT, 8), list.nextId, 'waiting'));
  before.save();
  const page = open();
  page.restore();
  expect(page.get(outboxAtom).map(({ status }) => status)).toEqual(['failed', 'waiting']);
});

it('what an earlier session left unsent is sent before what is written now (C1) (W5)', async () => {
  const world = await makeWorld();
  const store = createAppStore(await makeServices(world));
  const room = (await store.set(readRoomAtom)) ?? '';
  store.set(restoreUnsentAtom);
  const said = (text: string) => ({ kind: 'text', text }) as const;
  store.set(changeListAtom, (list) => withOutgoing(list, said('second'), Date.parse(TEST_TIME)));
  const left = { writtenAt: 7, leftAfter: null, isRefused: false };
  const restored = {
    owner: 'earlier',
    member: null,
    draft: '',
    messages: [{ ...left, content: said('first') }],
  };
  store.set(unsentChatAtom, (unsent) => ({ ...unsent, restored: [JSON.stringify(restored)] }));
  await store.set(deliverAtom);
  const sent = await world.control.chatMessages(room);
  expect(sent.map(({ message }) => (message.payload as { message: string }).message)).toEqual([
    'first',
    'second',
  ]);
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
