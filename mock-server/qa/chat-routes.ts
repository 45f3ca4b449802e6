import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { Conversation, Room, Strict } from 'contracts';
import {
  type ChatRoom,
  customerOfRoom,
  endConversation,
  isGuestId,
  roomNamed,
  roomOf,
  sendFromAgent,
} from '../world/chat/chat.ts';
import type { World } from '../world/world.ts';
import { chatPresets } from './chat-presets.ts';
import { DeskPlan, LinePlan, LineShape, RoomShape, SocketShape } from './chat-shapes.ts';
import { memberNamed } from './member-named.ts';
import { Problem } from './problem.ts';
import { Nothing, Phone, WorldName } from './shapes.ts';
import { typed, worldNamed, type QaOptions } from './typed.ts';

const tags = ['chat'];
const ofWorld = Strict({ world: WorldName });
const ofRoom = Strict({ world: WorldName, room: Room });
const Empty = Strict({});

/** The name under which the desk writes, unless told. */
const AGENT = 'agent';

/** The desk of the chat, and the line to it. */
export async function chatRoutes(plain: FastifyInstance, { worlds }: QaOptions): Promise<void> {
  const app = typed(plain);
  const find = ({ world: name, room }: { world: string; room: string }) => {
    const world = worldNamed(worlds, name);
    const id = customerOfRoom(world, room);
    if (id === null || !(world.members.has(id) || isGuestId(world, id)))
      throw new Problem(404, `no room is called ${room}: ${world.chatPrefix}-{id of a member or guest}`);
    return world;
  };

  app.get(
    '/worlds/:world/chat/rooms',
    {
      schema: {
        tags,
        summary: 'The rooms in which something was said',
        params: ofWorld,
        response: { 200: Strict({ rooms: Type.Array(RoomShape) }) },
      },
    },
    async ({ params }) => {
      const world = worldNamed(worlds, params.world);
      return { rooms: [...world.chatRooms].map(([name, room]) => roomView(world, name, room)) };
    },
  );

  app.get(
    '/worlds/:world/members/:phone/chat-room',
    {
      schema: {
        tags,
        summary: "The name of a member's room",
        params: Strict({ world: WorldName, phone: Phone }),
        response: { 200: Strict({ room: Room }) },
      },
    },
    async ({ params }) => {
      const { world, member } = memberNamed(worlds, params);
      return { room: roomOf(world, member.id) };
    },
  );

  app.get(
    '/worlds/:world/chat/rooms/:room/messages',
    {
      schema: {
        tags,
        summary: 'All that was said in a room, oldest first',
        params: ofRoom,
        response: { 200: Strict({ messages: Type.Array(Conversation) }) },
      },
    },
    async ({ params }) => ({ messages: roomNamed(find(params), params.room).entries }),
  );

  app.post(
    '/worlds/:world/chat/rooms/:room/messages',
    {
      schema: {
        tags,
        summary: 'The desk says something: a preset of any kind, a text, or any message',
        params: ofRoom,
        body: DeskPlan,
        response: { 200: Conversation },
      },
    },
    async ({ params, body }) => {
      const { sender = AGENT } = body;
      if ('preset' in body) return sendFromAgent(find(params), params.room, chatPresets[body.preset], sender);
      if ('message' in body) return sendFromAgent(find(params), params.room, body.message, sender);
      const message = { message_type: 'text', payload: { message: body.text } } as const;
      return sendFromAgent(find(params), params.room, message, sender);
    },
  );

  app.post(
    '/worlds/:world/chat/rooms/:room/end',
    {
      schema: {
        tags,
        summary: 'Ends the conversation: what is said next belongs to a new one',
        params: ofRoom,
        body: Empty,
        response: { 200: RoomShape },
      },
    },
    async ({ params }) => {
      const world = find(params);
      endConversation(world, params.room);
      return roomView(world, params.room, roomNamed(world, params.room));
    },
  );

  app.post(
    '/worlds/:world/chat/rooms/:room/read',
    {
      schema: {
        tags,
        summary: 'The desk has read all',
        params: ofRoom,
        body: Empty,
        response: { 200: RoomShape },
      },
    },
    async ({ params }) => {
      const world = find(params);
      const room = roomNamed(world, params.room);
      room.readByAgent = world.clock.now();
      return roomView(world, params.room, room);
    },
  );

  app.get(
    '/worlds/:world/chat/sockets',
    {
      schema: {
        tags,
        summary: 'Who is on the line now',
        params: ofWorld,
        response: { 200: Strict({ sockets: Type.Array(SocketShape) }) },
      },
    },
    async ({ params }) => {
      const { sockets } = worldNamed(worlds, params.world);
      return { sockets: [...sockets].map(([id, { room }]) => ({ id, room })) };
    },
  );

  app.delete(
    '/worlds/:world/chat/sockets',
    { schema: { tags, summary: 'Cuts the line of everybody', params: ofWorld, response: { 204: Nothing } } },
    async ({ params }, reply) => {
      const { events, name } = worldNamed(worlds, params.world);
      events.emit('cut', name);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/worlds/:world/chat/line',
    { schema: { tags, summary: 'How the line is', params: ofWorld, response: { 200: LineShape } } },
    async ({ params }) => worldNamed(worlds, params.world).chatConnection,
  );
  app.put(
    '/worlds/:world/chat/line',
    {
      schema: {
        tags,
        summary: 'Refuses new sockets, delays events, or loses, doubles, reverses the next so many',
        params: ofWorld,
        body: LinePlan,
        response: { 200: LineShape },
      },
    },
    async ({ params, body }) => Object.assign(worldNamed(worlds, params.world).chatConnection, body),
  );
}

function roomView(world: World, name: string, { entries, session, readByCustomer, readByAgent }: ChatRoom) {
  const after = (at: number, isCustomer: boolean) =>
    entries.filter(
      ({ sender, createdAt }) => (sender === 'customer') === isCustomer && Date.parse(createdAt) > at,
    ).length;
  return {
    room: name,
    phone: world.members.get(customerOfRoom(world, name) ?? '')?.phone ?? null,
    messages: entries.length,
    unreadByDesk: after(readByAgent, true),
    unreadByCustomer: after(readByCustomer, false),
    lastAt: entries.at(-1)?.createdAt ?? null,
    session,
  };
}
