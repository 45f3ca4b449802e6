import { describe, expect, it } from 'vitest';
import type { Call } from '../../../api/call.ts';
import { createBrowserPlatform } from '../../../platform/browser-platform.ts';
import { type AppStore, createAppStore, type Services } from '../../../shared/session/services.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { createSession } from '../../../shared/session/session.ts';
import {
  entriesAtom,
  loadOlderAtom,
  olderAtom,
  readingBackAtom,
  receiveAtom,
  refreshAtom,
} from './chat-state.ts';

function storeWith(call: Call): AppStore {
  const platform = createBrowserPlatform(window);
  const services = { call, platform, clock: createTestClock(), session: createSession(platform) };
  return createAppStore(services as unknown as Services);
}

/** The chat of a guest, and a service that keeps all messages. */
async function setUp() {
  const said: unknown[] = [];
  let onPage: ((page: Page) => void) | null = null;
  const call = (async (_endpoint: string, read: (reply: unknown) => unknown, { body }: { body: Page }) => {
    const reply = await Promise.resolve(said.toReversed().slice(body.skip, body.skip + body.limit));
    onPage?.(body);
    return read(reply);
  }) as unknown as Call;
  const store = storeWith(call);
  await store.set(refreshAtom);
  const say = (count: number, isHeard: boolean, timeOf = (number: number) => number * 1000) => {
    for (let index = 0; index < count; index += 1) {
      const number = said.length + 1;
      said.push({
        sender: 'agent',
        message: { message_type: 'text', payload: { message: `${number}` } },
        createdAt: new Date(timeOf(number)).toISOString(),
        session_id: 'one',
      });
      if (isHeard) store.set(receiveAtom, said.at(-1));
    }
  };
  return {
    store,
    receive: (count: number, timeOf?: (number: number) => number) => say(count, true, timeOf),
    miss: (count: number, timeOf?: (number: number) => number) => say(count, false, timeOf),
    /** Does something once, right after the service has read the page that skips so many. */
    afterPage: (skip: number, act: () => void) => {
      onPage = (page) => {
        if (page.skip !== skip) return;
        onPage = null;
        act();
      };
    },
    numbers: () =>
      store.get(entriesAtom).map(({ content }) => (content.kind === 'text' ? Number(content.text) : NaN)),
  };
}

interface Page {
  skip: number;
  limit: number;
}

const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

it.each(['9999-09-12T00:00:00.000Z', null])(
  'a message of no readable time (%j) stays the newest one only until the next',
  async (createdAt) => {
    const { store, receive, numbers } = await setUp();
    store.set(receiveAtom, {
      sender: 'agent',
      message: { message_type: 'text', payload: { message: '0' } },
      createdAt,
    });
    receive(2);
    expect(numbers()).toEqual([0, 1, 2]);
    store.set(receiveAtom, { message: { message_type: 'text', payload: { message: '3' } }, createdAt });
    expect(numbers()).toEqual([0, 1, 2, 3]);
  },
);

describe('more messages than the page keeps', () => {
  it('are dropped from the oldest, and all come back on demand [9.05]', async () => {
    const { store, receive, numbers } = await setUp();
    receive(6000);
    expect(numbers()).toEqual(upTo(6000));
    receive(1);
    expect(numbers()).toEqual(upTo(6001, 1002));
    receive(7);
    while (store.get(olderAtom).status === 'more') await store.set(loadOlderAtom);
    expect(store.get(olderAtom).status).toBe('none');
    expect(numbers()).toEqual(upTo(6008));
    // Asked again at once, nothing earlier is asked of the service.
    void store.set(loadOlderAtom);
    expect(store.get(olderAtom).status).toBe('none');
  });

  it('leave no gap when a message comes while an earlier page is being read', async () => {
    const { store, receive, numbers, afterPage } = await setUp();
    receive(6001);
    receive(999);
    await store.set(loadOlderAtom);
    expect(numbers()).toEqual(upTo(7000, 1001));
    afterPage(6000, () => receive(1));
    while (store.get(olderAtom).status === 'more') await store.set(loadOlderAtom);
    expect(numbers()).toEqual(upTo(7001));
    receive(1);
    expect(numbers()).toEqual(upTo(7002, 2003));
  });

  it('stay while the customer reads back, within a limit', async () => {
    const { store, receive, numbers } = await setUp();
    store.set(readingBackAtom, true);
    receive(6500);
    expect(numbers()).toEqual(upTo(6500));
    store.set(readingBackAtom, false);
    receive(1);
    expect(numbers()).toEqual(upTo(6501, 1502));
  });
});

describe('messages that come while the missed ones are being read', () => {
  it.each([9, 10, 12, 20, 25])(
    'are each shown once, as are the missed ones, if they are %d (C2)',
    async (count) => {
      const { store, receive, miss, numbers, afterPage } = await setUp();
      receive(20);
      await store.set(refreshAtom);
      for (const say of [receive, miss]) {
        miss(25);
        afterPage(0, () => say(count));
        await store.set(refreshAtom);
        await store.set(refreshAtom);
      }
      expect(numbers()).toEqual(upTo(20 + 2 * (25 + count)));
    },
  );
});

describe('missed messages of which one has a time 8 s early', () => {
  const DAY = 86_400_000;
  it.each([
    ['the last of a page', 36, 0],
    ['the newest', 45, 0],
    ['one of twelve that come during the reading', 46, 12],
    ['the last known one, and is late instead', 20, 0],
  ])('are each shown once if it is %s (C2)', async (_which, other, count) => {
    const { store, receive, miss, numbers, afterPage } = await setUp();
    const off = other === 20 ? 8000 : -8000;
    const timeOf = (number: number) => DAY + number * 300 + (number === other ? off : 0);
    receive(20, timeOf);
    await store.set(refreshAtom);
    miss(25, timeOf);
    afterPage(0, () => miss(count, timeOf));
    await store.set(refreshAtom);
    await store.set(refreshAtom);
    expect(numbers().toSorted((a, b) => a - b)).toEqual(upTo(45 + count));
  });
});

it('a history whose pages are longer than asked for is offered to its end', async () => {
  const said = upTo(45).map((number) => ({
    sender: 'agent',
    message: { message_type: 'text', payload: { message: `${number}` } },
    createdAt: new Date(number * 1000).toISOString(),
  }));
  const call = ((_endpoint: string, read: (reply: unknown) => unknown, { body }: { body: Page }) =>
    Promise.resolve(read(said.toReversed().slice(body.skip, body.skip + 20)))) as unknown as Call;
  const store = storeWith(call);
  await store.set(refreshAtom);
  while (store.get(olderAtom).status === 'more') await store.set(loadOlderAtom);
  expect(store.get(entriesAtom)).toHaveLength(45);
});

describe('a history whose service answers the same page for every one', () => {
  const entryAt = (second: number) => ({
    sender: 'agent',
    message: { message_type: 'text', payload: { message: `${second}` } },
    createdAt: new Date(second * 1000).toISOString(),
    session_id: 'one',
  });
  const tenFrom = (second: number) => Array.from({ length: 10 }, (_, index) => entryAt(second + 9 - index));

  it('is read to its end, and not for ever', async () => {
    let page: unknown[] = [];
    let reads = 0;
    const call = ((_endpoint: string, read: (reply: unknown) => unknown) => {
      reads += 1;
      return reads < 50 ? Promise.resolve(read(page)) : Promise.reject(new Error('read for ever'));
    }) as unknown as Call;
    const store = storeWith(call);
    page = tenFrom(100);
    await store.set(refreshAtom);
    await store.set(loadOlderAtom);
    expect(store.get(olderAtom).status).toBe('none');
    page = tenFrom(200);
    expect(await store.set(refreshAtom)).toBe(true);
    expect(store.get(entriesAtom)).toHaveLength(20);
    expect(reads).toBeLessThan(12);
  });
});
