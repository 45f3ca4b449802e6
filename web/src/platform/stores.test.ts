import { expect, it } from 'vitest';
import { createTabNameStore } from './stores.ts';

/** A tab whose storage refuses everything. */
const makeTab = (name = '') => ({ name }) as Window;

it('orders and waits survive a reload in the name of the tab (W1) [8.02]', () => {
  const tab = makeTab();
  const store = createTabNameStore(tab);
  const orders = { 'open-intents': '{"transfer":{}}', 'left-intents': '{}', 'money-wait-until': '7' };
  for (const [key, value] of Object.entries(orders)) store.set(key, value);
  const next = createTabNameStore(tab);
  for (const [key, value] of Object.entries(orders)) expect(next.get(key)).toBe(value);
  next.remove('open-intents');
  expect(createTabNameStore(tab).get('open-intents')).toBeNull();
  expect(createTabNameStore(tab).get('money-wait-until')).toBe('7');
});

it('the name of the tab holds no token, and no text of the member (i7)', () => {
  const tab = makeTab('a name');
  const store = createTabNameStore(tab);
  for (const key of ['token', 'chat-unsent', 'register-draft', 'register-code']) {
    store.set(key, 'secret');
    expect(store.get(key)).toBe('secret');
  }
  expect(tab.name).not.toContain('secret');
  store.set('open-intents', '{}');
  expect(tab.name).not.toContain('secret');
});

it.each([
  '',
  'wallet',
  '{"open-intents":"{}"}',
  '[["token","t"]]',
  '[["open-intents",{"toString":null}],["money-wait-until",7]]',
  '[null,["open-intents",1],"open-intents"]',
])('the name %j of another page is no order', (name) => {
  const store = createTabNameStore(makeTab(name));
  for (const key of ['open-intents', 'money-wait-until', 'token']) expect(store.get(key)).toBeNull();
});
