import Type from 'typebox';
import { ChatMessage, Conversation, IsoTime, Nullable, OneOf, Room, Strict, Text } from 'contracts';
import { control } from './endpoint.ts';
import { Some } from './schemas.ts';

const RoomSchema = Strict({
  room: Room,
  phone: Nullable(Text()),
  messages: Type.Integer(),
  /** Messages from the customer that the agent has not read, and from the agent that the customer has not read. */
  unreadByAgent: Type.Integer(),
  unreadByCustomer: Type.Integer(),
  lastAt: Nullable(IsoTime),
  session: Type.Integer(),
});

const Preset = OneOf([
  'text',
  'buttons',
  'image',
  'video',
  'file',
  'quick_replies',
  'generic',
  'postback',
  'unknown',
]);
const sender = Type.Optional(Text(40));
const AgentMessageBody = Type.Union([
  Strict({ preset: Preset, sender }),
  Strict({ text: Text(20_000), sender }),
  Strict({ message: ChatMessage, sender }),
]);

const ConnectionSchema = Strict({
  refuses: Type.Boolean(),
  delayMs: Type.Integer({ minimum: 0, maximum: 600_000 }),
  lose: Type.Integer({ minimum: 0, maximum: 1000 }),
  duplicate: Type.Integer({ minimum: 0, maximum: 1000 }),
  reorder: Type.Integer({ minimum: 0, maximum: 1000 }),
});

const SocketSchema = Strict({ id: Text(), room: Nullable(Text()) });

export const chat = {
  'GET /chat/rooms': control({
    summary: 'The rooms that hold messages',
    reply: Strict({ rooms: Type.Array(RoomSchema) }),
  }),
  'GET /members/{phone}/chat-room': control({
    summary: "The name of a member's room",
    reply: Strict({ room: Room }),
  }),
  'GET /chat/rooms/{room}/messages': control({
    summary: 'All messages of a room, oldest first',
    reply: Strict({ messages: Type.Array(Conversation) }),
  }),
  'POST /chat/rooms/{room}/messages': control({
    summary: 'The agent sends a message: a preset of any kind, a text, or any message of the contract',
    body: AgentMessageBody,
    example: { preset: 'buttons' },
    reply: Conversation,
  }),
  'POST /chat/rooms/{room}/end': control({
    summary: 'Ends the conversation: later messages belong to a new one',
    reply: RoomSchema,
  }),
  'POST /chat/rooms/{room}/read': control({ summary: 'The agent has read everything', reply: RoomSchema }),
  'GET /chat/sockets': control({
    summary: 'Who is connected now',
    reply: Strict({ sockets: Type.Array(SocketSchema) }),
  }),
  'DELETE /chat/sockets': control({ summary: 'Disconnects everybody' }),
  'GET /chat/connection': control({ summary: 'How the connection behaves', reply: ConnectionSchema }),
  'PUT /chat/connection': control({
    summary: 'Refuses new sockets, delays events, or loses, duplicates, reorders the next so many',
    body: Some(ConnectionSchema),
    example: { delayMs: 2000 },
    reply: ConnectionSchema,
  }),
};
