import type { BodyOf, Endpoints } from 'contracts';
import type { ChatEntry, ChatRoom, Member } from '../entities.ts';
import { isoTime } from '../../engine/clock.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';

type Sent = BodyOf<Endpoints['POST /api/chat/send-message']>;
type Customer = Pick<Sent, 'userId' | 'guestId'>;

/** Of every message of a customer, whatever the client calls them. */
const CUSTOMER = 'customer';
type Message = ChatEntry['message'];

export function roomOf({ chatPrefix }: World, customerId: string): string {
  return `${chatPrefix}-${customerId}`;
}

/** Whose room it is, or null for a name that is no room's. */
export function customerOfRoom({ chatPrefix }: World, room: string): string | null {
  const prefix = `${chatPrefix}-`;
  return room.startsWith(prefix) && room.length > prefix.length ? room.slice(prefix.length) : null;
}

/** Whatever is no member's id may be a guest's: clients make theirs so that nobody can guess them. [1.05] */
export function isGuestId(world: World, id: string): boolean {
  return id !== '' && !world.members.has(id);
}

/** A customer says something. [7.52] @throws Refusal NO_USER for somebody else's name. */
export function sendMessage(world: World, caller: Member | null, sent: Sent): ChatEntry {
  const id = customerId(world, caller, sent);
  const room = roomOf(world, id);
  return say(world, room, {
    sender: CUSTOMER,
    message: sent.message,
    session_id: sessionId(roomNamed(world, room)),
    userId: caller ? id : null,
    guestId: caller ? null : id,
    username: caller?.phone ?? null,
    name: caller?.name ?? sent.name ?? null,
    deviceToken: sent.deviceToken ?? null,
  });
}

/** The desk answers, under the name that customers see. */
export function sendFromDesk(world: World, room: string, message: Message, sender: string): ChatEntry {
  const id = customerOfRoom(world, room);
  if (id === null) throw new RangeError(`no room is called ${room}`);
  const member = world.members.get(id);
  return say(world, room, {
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
  world: World,
  caller: Member | null,
  { limit, skip, ...customer }: Customer & { limit: number; skip: number },
): ChatEntry[] {
  const { entries } = roomNamed(world, roomOf(world, customerId(world, caller, customer)));
  const end = Math.max(0, entries.length - skip);
  return entries.slice(Math.max(0, end - limit), end).reverse();
}

/** The customer has read all that came so far. [7.55] @throws Refusal NO_USER */
export function readByCustomer(world: World, caller: Member | null, customer: Customer): void {
  roomNamed(world, roomOf(world, customerId(world, caller, customer))).readByCustomer = world.clock.now();
}

/** What is said from now on belongs to a new conversation. [2.84] */
export function endConversation(world: World, room: string): void {
  roomNamed(world, room).session += 1;
}

export function roomNamed(world: World, name: string): ChatRoom {
  const known = world.chatRooms.get(name) ?? { entries: [], session: 1, readByCustomer: 0, readByDesk: 0 };
  world.chatRooms.set(name, known);
  return known;
}

function say(world: World, room: string, entry: Omit<ChatEntry, 'createdAt'>): ChatEntry {
  const said: ChatEntry = { ...entry, createdAt: isoTime(world.clock.now()) };
  roomNamed(world, room).entries.push(said);
  world.events.emit('messaging', world.name, room, said);
  return said;
}

/** A member is who their token says; a guest is who they say, as long as that is no member. */
function customerId(world: World, caller: Member | null, { userId, guestId }: Customer): string {
  const id = caller ? (userId ?? caller.id) : (guestId ?? userId ?? '');
  if (caller ? id !== caller.id : !isGuestId(world, id)) throw new Refusal('NO_USER');
  return id;
}

function sessionId({ session }: ChatRoom): string {
  return `s-${session}`;
}
