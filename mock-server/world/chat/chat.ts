import { createHash } from 'node:crypto';
import Type, { type Static } from 'typebox';
import { Conversation, IsoTime, type BodyOf, type Endpoints } from 'contracts';
import { CHAT_ID_MAX } from 'contracts/rules';
import { isoTime } from '../../engine/clock.ts';
import { joinParts, LongList } from '../../engine/long-list.ts';
import type { Slice } from '../../engine/slice.ts';
import { notSaved, mapOf, type SnapshotKind, Stored } from '../../engine/snapshot-kinds.ts';
import type { WorldBase } from '../../engine/world-base.ts';
import type { Member, MembersState } from '../members/members.ts';
import { Refusal } from '../service/refusal.ts';

/** A message as the API answers it. */
export type RoomMessage = Static<typeof Conversation>;

const ChatRoomSchema = Stored({
  /** Oldest first. */
  entries: Type.Array(Conversation),
  /** Number of ended conversations: each message has the number of its conversation. [2.84] */
  session: Type.Integer({ minimum: 0 }),
  /** How many of the entries each side has read. Not a time: several messages may have one millisecond. */
  readByCustomer: Type.Integer({ minimum: 0 }),
  readByAgent: Type.Integer({ minimum: 0 }),
  /** The customer's last messages by their own ids, each with the time in its answer. */
  received: Type.Array(Type.Tuple([Type.String(), IsoTime])),
});
type SavedRoom = Static<typeof ChatRoomSchema>;
/** The conversation of one customer with support, oldest message first. */
export type ChatRoom = Omit<SavedRoom, 'entries'> & { entries: LongList<RoomMessage> };

export interface ChatRoomsState {
  /** Before the id in the name of a chat room. [7.51] */
  readonly chatPrefix: string;
  /** By name, `{prefix}-{id}`. */
  readonly chatRooms: Map<string, ChatRoom>;
}

/** The spec shows no value. [7.51] */
const CHAT_PREFIX = 'RK';

const saveRoom = ({ entries, ...room }: ChatRoom): SavedRoom => ({ ...room, entries: [...entries.values] });
/** Files of before hold times in place of the numbers: all messages count as read there. */
const loadRoom = ({ entries, readByCustomer, readByAgent, ...room }: SavedRoom): ChatRoom => ({
  ...room,
  entries: new LongList(entries),
  readByCustomer: Math.min(readByCustomer, entries.length),
  readByAgent: Math.min(readByAgent, entries.length),
});

/** The first value of a row is the room without its messages, so that a new message is written alone. */
const chatRoomsKind: SnapshotKind<ChatRoomsState['chatRooms']> = {
  ...mapOf(ChatRoomSchema, { save: saveRoom, load: loadRoom }),
  rows: {
    split: function* (rooms) {
      for (const [name, { entries, ...room }] of rooms) yield [name, [room, ...entries.parts()]];
    },
    save: (part) => part,
    join: (rows) => rows.map(([name, [room, ...parts]]) => [name, joinRoom(room, parts)]),
  },
};

/** Data folders of before hold a room with its messages as one value. */
function joinRoom(saved: unknown, parts: readonly unknown[]): SavedRoom {
  const { entries = [], ...room } = saved as Omit<SavedRoom, 'entries'> & Partial<SavedRoom>;
  return { ...room, entries: [...entries, ...(joinParts(parts) as RoomMessage[])] };
}

export const chatRoomsSlice: Slice<ChatRoomsState> = {
  create: () => ({ chatPrefix: CHAT_PREFIX, chatRooms: new Map() }),
  kinds: { chatPrefix: notSaved, chatRooms: chatRoomsKind },
};

type ChatWorld = ChatRoomsState & MembersState & Pick<WorldBase, 'clock' | 'events' | 'name'>;

type Sent = BodyOf<Endpoints['POST /api/chat/send-message']>;
type Customer = Pick<Sent, 'userId' | 'guestId'>;

/** How many of a customer's messages can be sent again without a duplicate. */
const MOST_RECEIVED = 200;

/** The sender of every customer's message; the name that the client sends does not matter. */
const CUSTOMER = 'customer';
type Message = RoomMessage['message'];

/** The room of a member or guest: `{prefix}-{id}`. [7.56] */
export function roomOf({ chatPrefix }: ChatRoomsState, customerId: string): string {
  return `${chatPrefix}-${customerId}`;
}

/** The id in the room's name; null when it is not a room of this world. */
export function customerOfRoom({ chatPrefix }: ChatRoomsState, room: string): string | null {
  const prefix = `${chatPrefix}-`;
  return room.startsWith(prefix) && room.length > prefix.length ? room.slice(prefix.length) : null;
}

/** What the name of a room and its messages take: nobody could join the room of another id, or read it. */
const ROOM_PART = new RegExp(`^[A-Za-z0-9_-]{1,${CHAT_ID_MAX}}$`);
/** Ids of present, past and future members: they are consecutive numbers. */
const MEMBER_ID = /^\d+$/;

/**
 * Any other id may be a guest's: clients generate unguessable ones. [1.05] A future or former member's id belongs to
 * no one: otherwise a stranger could wait for that member, or read their messages.
 */
export function isGuestId({ members }: MembersState, id: string): boolean {
  return ROOM_PART.test(id) && !MEMBER_ID.test(id) && !members.has(id);
}

/**
 * Stores a customer's message and returns its time. A client that got no answer sends the same message
 * again, with its original time, and it is stored once. [7.52]
 * @throws Refusal NO_USER for another person's name.
 */
export function sendMessage(world: ChatWorld, caller: Member | null, sent: Sent): string {
  const id = customerId(world, caller, sent);
  const room = roomOf(world, id);
  const { received } = roomNamed(world, room);
  const ownId = ownIdOf(sent);
  const [, before] = received.find(([known]) => known === ownId) ?? [];
  if (before !== undefined) return before;
  const { createdAt } = addMessage(world, room, {
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

/** Identifies a repeated message; null if the client does not send its time. */
function ownIdOf({ createdAt, message }: Sent): string | null {
  if (createdAt === undefined) return null;
  return createHash('sha256')
    .update(JSON.stringify([createdAt, message]))
    .digest('base64url');
}

/**
 * Adds a message of support and sends it to the sockets in the room.
 * @throws RangeError when no such room can be
 */
export function sendFromAgent(world: ChatWorld, room: string, message: Message, sender: string): RoomMessage {
  const id = customerOfRoom(world, room);
  if (id === null) throw new RangeError(`no room is called ${room}`);
  const member = world.members.get(id);
  return addMessage(world, room, {
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

/** A page of the history, newest first. [7.53] [9.05] @throws Refusal NO_USER */
export function chatHistory(
  world: ChatWorld,
  caller: Member | null,
  { limit, skip, ...customer }: Customer & { limit: number; skip: number },
): RoomMessage[] {
  const entries =
    world.chatRooms.get(roomOf(world, customerId(world, caller, customer)))?.entries.values ?? [];
  const end = Math.max(0, entries.length - skip);
  return entries.slice(Math.max(0, end - limit), end).reverse();
}

/** Marks all messages so far as read by the customer. [7.55] @throws Refusal NO_USER */
export function readByCustomer(world: ChatWorld, caller: Member | null, customer: Customer): void {
  const room = world.chatRooms.get(roomOf(world, customerId(world, caller, customer)));
  if (room) room.readByCustomer = room.entries.values.length;
}

/** Deletes the conversation of a customer who was removed. */
export function forgetRoom(world: ChatRoomsState, customerId: string): void {
  world.chatRooms.delete(roomOf(world, customerId));
}

/** Later messages belong to a new conversation. [2.84] */
export function endConversation(world: ChatRoomsState, room: string): void {
  roomNamed(world, room).session += 1;
}

/** Makes the room if it does not exist. */
export function roomNamed(world: ChatRoomsState, name: string): ChatRoom {
  const known = world.chatRooms.get(name) ?? {
    entries: new LongList<RoomMessage>(),
    session: 1,
    readByCustomer: 0,
    readByAgent: 0,
    received: [],
  };
  world.chatRooms.set(name, known);
  return known;
}

function addMessage(world: ChatWorld, room: string, entry: Omit<RoomMessage, 'createdAt'>): RoomMessage {
  const added: RoomMessage = { ...entry, createdAt: isoTime(world.clock.now()) };
  roomNamed(world, room).entries.push(added);
  world.events.emit('messaging', world.name, room, added);
  return added;
}

/** A token identifies a member; otherwise the guest's own id counts, unless it is a member's. */
function customerId(world: MembersState, caller: Member | null, { userId, guestId }: Customer): string {
  const id = caller ? (userId ?? caller.id) : (guestId ?? userId ?? '');
  if (caller ? id !== caller.id : !isGuestId(world, id)) throw new Refusal('NO_USER');
  return id;
}

function sessionId({ session }: ChatRoom): string {
  return `s-${session}`;
}
