import { expect, it } from 'vitest';
import { createAppStore } from '../../../shared/session/services.ts';
import { makeServices, makeWorld } from '../../../testing/render-app.tsx';
import { chatOriginAtom } from './chat-backend.ts';
import { readRoomAtom } from './chat-room.ts';

it('the room of a guest has the prefix that the service names [7.51] [7.56]', async () => {
  const world = await makeWorld();
  await world.control.addFault({
    call: 'GET /api/chat/config',
    kind: 'status',
    status: 200,
    body: '{"PREFIX":"other"}',
  });
  const store = createAppStore(await makeServices(world));
  expect(await store.set(readRoomAtom)).toBe(`other-${localStorage.getItem('guest-id')}`);
});

it.each([
  ['https://chat.example/support', 'https://chat.example'],
  ['', window.location.origin],
])('the chat is at the configured backend, %j: %s [7.56] [7.57]', async (chatUrl, origin) => {
  const services = await makeServices(await makeWorld(), { config: { chatUrl } });
  expect(createAppStore(services).get(chatOriginAtom)).toBe(origin);
});
