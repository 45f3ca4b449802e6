import type { chat as verbs } from '../../control/chat.ts';
import {
  customerOfRoom,
  endConversation,
  isGuestId,
  roomNamed,
  roomOf,
  sendFromAgent,
} from '../../world/chat/chat.ts';
import type { ChatRoom } from '../../world/chat/chat.ts';
import type { World } from '../../world/world.ts';
import type { Handlers } from '../handler.ts';
import { VerbRefusal } from '../verb-refusal.ts';
import { chatPresets } from './chat-presets.ts';

const AGENT = 'agent';

export const chatHandlers: Handlers<keyof typeof verbs> = {
  'GET /chat/rooms': ({ world }) => ({
    rooms: [...world.chatRooms].map(([name, room]) => roomView(world, name, room)),
  }),
  'GET /members/{phone}/chat-room': ({ world, member }) => ({ room: roomOf(world, member.id) }),
  'GET /chat/rooms/{room}/messages': ({ world, params: { room } }) => {
    assertRoom(world, room);
    // Reading makes no room.
    return { messages: [...(world.chatRooms.get(room)?.entries.values ?? [])] };
  },
  'POST /chat/rooms/{room}/messages': ({ world, params: { room }, body }) => {
    assertRoom(world, room);
    const { sender = AGENT } = body;
    if ('preset' in body) return sendFromAgent(world, room, chatPresets[body.preset], sender);
    if ('message' in body) return sendFromAgent(world, room, body.message, sender);
    const message = { message_type: 'text', payload: { message: body.text } } as const;
    return sendFromAgent(world, room, message, sender);
  },
  'POST /chat/rooms/{room}/end': ({ world, params: { room } }) => {
    assertRoom(world, room);
    endConversation(world, room);
    return roomView(world, room, roomNamed(world, room));
  },
  'POST /chat/rooms/{room}/read': ({ world, params }) => {
    assertRoom(world, params.room);
    const room = roomNamed(world, params.room);
    room.readByAgent = room.entries.values.length;
    return roomView(world, params.room, room);
  },
  'GET /chat/sockets': ({ world }) => ({
    sockets: [...world.sockets].map(([id, { room }]) => ({ id, room })),
  }),
  'DELETE /chat/sockets': ({ world: { events, name } }) => {
    events.emit('cut', name);
  },
  'GET /chat/connection': ({ world }) => world.chatConnection,
  'PUT /chat/connection': ({ world, body }) => Object.assign(world.chatConnection, body),
};

/** @throws VerbRefusal NOT_FOUND for a room without an owner. */
function assertRoom(world: World, room: string): void {
  const id = customerOfRoom(world, room);
  if (id === null || !(world.members.has(id) || isGuestId(world, id)))
    throw new VerbRefusal(
      'NOT_FOUND',
      `no room is called ${room}: ${world.chatPrefix}-{id of a member or guest}`,
    );
}

function roomView(world: World, name: string, room: ChatRoom) {
  const { session, readByCustomer, readByAgent } = room;
  const entries = room.entries.values;
  const unread = (read: number, isCustomer: boolean) =>
    entries.slice(read).filter(({ sender }) => (sender === 'customer') === isCustomer).length;
  return {
    room: name,
    phone: world.members.get(customerOfRoom(world, name) ?? '')?.phone ?? null,
    messages: entries.length,
    unreadByAgent: unread(readByAgent, true),
    unreadByCustomer: unread(readByCustomer, false),
    lastAt: entries.at(-1)?.createdAt ?? null,
    session,
  };
}
