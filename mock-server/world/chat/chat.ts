import { createHash } from 'node:crypto';
import Type, { type Static } from 'typebox';
import { Conversation, IsoTime, type BodyOf, type Endpoints } from 'contracts';
import { isoTime } from '../../engine/clock.ts';
import type { Slice } from '../../engine/slice.ts';
import { leftBehind, mapOf, Moment, Stored } from '../../engine/snapshot-kinds.ts';
import type { WorldBase } from '../../engine/world-base.ts';
import type { Member, MembersState } from '../members/members.ts';
import { Refusal } from '../service/refusal.ts';

/** A message of the chat as it is kept and sent. [3.24] */
export type ChatEntry = Static<typeof Conversation>;

/** The chat with one customer. */
const ChatRoomSchema = Stored({
  /** Oldest first. */
  entries: Type.Array(Conversation),
  /** Conversations ended so far: each message carries the number of its own. [2.84] */
  session: Type.Integer({ minimum: 0 }),
  /** Until when each side has read. */
  readByCustomer: Moment,
  readByAgent: Moment,
  /** The last messages of the customer by their own ids, each with the moment that was answered. */
  received: Type.Optional(Type.Array(Type.Tuple([Type.String(), IsoTime]))),
});
export type ChatRoom = Static<typeof ChatRoomSchema>;

export interface ChatRoomsState {
  /** Before the id in the name of a chat room. [7.51] */
  readonly chatPrefix: string;
  /** By name, `{prefix}-{id}`. */
  readonly chatRooms: Map<string, ChatRoom>;
}

/** The spec shows no value. [7.51] */
const CHAT_PREFIX = 'RK';

export const chatRoomsSlice: Slice<ChatRoomsState> = {
  create: () => ({ chatPrefix: CHAT_PREFIX, chatRooms: new Map() }),
  kinds: { chatPrefix: leftBehind, chatRooms: mapOf(ChatRoomSchema) },
};

type ChatWorld = ChatRoomsState & MembersState & Pick<WorldBase, 'clock' | 'events' | 'name'>;

type Sent = BodyOf<Endpoints['POST /api/chat/send-message']>;
type Customer = Pick<Sent, 'userId' | 'guestId'>;

/** So many messages of a customer can be sent once more without being said twice. */
const MOST_RECEIVED = 200;

/** Of every message of a customer, whatever name the client sends. */
const CUSTOMER = 'customer';
type Message = ChatEntry['message'];

export function roomOf({ chatPrefix }: ChatRoomsState, customerId: string): string {
  return `${chatPrefix}-${customerId}`;
}

/** The customer of a room; null for a name that is no room's. */
export function customerOfRoom({ chatPrefix }: ChatRoomsState, room: string): string | null {
  const prefix = `${chatPrefix}-`;
  return room.startsWith(prefix) && room.length > prefix.length ? room.slice(prefix.length) : null;
}

/** Of a member who is, was or will be: members are counted. */
const MEMBER_ID = /^\d+$/;

/**
 * Any id that is no member's may be a guest's: clients make unguessable ones. [1.05] One that is only not a member's yet,
 * or no longer, is nobody's: else a stranger could wait for that member, or read what they wrote.
 */
export function isGuestId({ members }: MembersState, id: string): boolean {
  return id !== '' && !MEMBER_ID.test(id) && !members.has(id);
}

/**
 * Sends a customer's message, and answers when it was created: a client that has heard no answer sends the same message
 * once more, with the moment at which it was written, and it is said once. [7.52]
 * @throws Refusal NO_USER for somebody else's name.
 */
export function sendMessage(world: ChatWorld, caller: Member | null, sent: Sent): string {
  const id = customerId(world, caller, sent);
  const room = roomOf(world, id);
  const received = (roomNamed(world, room).received ??= []);
  const ownId = ownIdOf(sent);
  const [, before] = received.find(([known]) => known === ownId) ?? [];
  if (before !== undefined) return before;
  const { createdAt } = addEntry(world, room, {
    sender: CUSTOMER,
    message: sent.message,
    session_id: sessionId(roomNamed(world, room)),
    userId: caller ? id : null,
    guestId: caller ? null : id,
    username: caller?.phone ?? null,
    name: caller?.name ?? sent.name ?? null,
    deviceToken: sent.deviceToken ?? null,
  });
  if (ownId !== null) received.push([ownId, createdAt]);
  if (received.length > MOST_RECEIVED) received.shift();
  return createdAt;
}

/** By which the same message is known again; null where the client does not tell when it was written. */
function ownIdOf({ createdAt, message }: Sent): string | null {
  if (createdAt === undefined) return null;
  return createHash('sha256')
    .update(JSON.stringify([createdAt, message]))
    .digest('base64url');
}

/** An agent answers, under the name that customers see. */
export function sendFromAgent(world: ChatWorld, room: string, message: Message, sender: string): ChatEntry {
  const id = customerOfRoom(world, room);
  if (id === null) throw new RangeError(`no room is called ${room}`);
  const member = world.members.get(id);
  return addEntry(world, room, {
    sender,
    message,
    session_id: sessionId(roomNamed(world, room)),
    userId: member ? id : null,
    guestId: member ? null : id,
    username: member?.phone ?? null,
    name: member?.name ?? null,
    deviceToken: null,
  });
}

/** A page of the past, newest first. [7.53] [9.05] @throws Refusal NO_USER */
export function chatHistory(
  world: ChatWorld,
  caller: Member | null,
  { limit, skip, ...customer }: Customer & { limit: number; skip: number },
): ChatEntry[] {
  const entries = world.chatRooms.get(roomOf(world, customerId(world, caller, customer)))?.entries ?? [];
  const end = Math.max(0, entries.length - skip);
  return entries.slice(Math.max(0, end - limit), end).reverse();
}

/** Marks all messages so far as read by the customer. [7.55] @throws Refusal NO_USER */
export function readByCustomer(world: ChatWorld, caller: Member | null, customer: Customer): void {
  const room = world.chatRooms.get(roomOf(world, customerId(world, caller, customer)));
  if (room) room.readByCustomer = world.clock.now();
}

/** Forgets what was written with a customer who is no more. */
export function forgetRoom(world: ChatRoomsState, customerId: string): void {
  world.chatRooms.delete(roomOf(world, customerId));
}

/** Messages from now on belong to a new conversation. [2.84] */
export function endConversation(world: ChatRoomsState, room: string): void {
  roomNamed(world, room).session += 1;
}

export function roomNamed(world: ChatRoomsState, name: string): ChatRoom {
  const known = world.chatRooms.get(name) ?? {
    entries: [],
    session: 1,
    readByCustomer: 0,
    readByAgent: 0,
    received: [],
  };
  world.chatRooms.set(name, known);
  return known;
}

function addEntry(world: ChatWorld, room: string, entry: Omit<ChatEntry, 'createdAt'>): ChatEntry {
  const added: ChatEntry = { ...entry, createdAt: isoTime(world.clock.now()) };
  roomNamed(world, room).entries.push(added);
  world.events.emit('messaging', world.name, room, added);
  return added;
}

/** The token identifies a member; a guest's own id counts, unless it is a member's. */
function customerId(world: MembersState, caller: Member | null, { userId, guestId }: Customer): string {
  const id = caller ? (userId ?? caller.id) : (guestId ?? userId ?? '');
  if (caller ? id !== caller.id : !isGuestId(world, id)) throw new Refusal('NO_USER');
  return id;
}

function sessionId({ session }: ChatRoom): string {
  return `s-${session}`;
}
