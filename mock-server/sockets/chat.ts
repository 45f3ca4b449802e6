import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { Conversation, GONE, JOIN, MESSAGING, Room } from 'contracts';
import { WORLD_NAME } from 'contracts/rules';
import { firstError } from '../http/input/strict-validator.ts';
import { noteServerViolation } from '../http/answer.ts';
import { worldNameFrom } from '../http/request-context.ts';
import { customerOfRoom, isGuestId } from '../world/chat/chat.ts';
import { memberOfToken } from '../world/members/tokens.ts';
import { Refusal } from '../world/service/refusal.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import { listen, type ChatServer, type ChatSocket } from './chat-socket.ts';
import { deliver } from './deliver.ts';

const conversation = Compile(Conversation);
const auth = Compile(
  Type.Object({
    world: Type.Optional(Type.String({ pattern: WORLD_NAME.source })),
    // A token of another type is invalid, and opens no member's room.
    token: Type.Optional(Type.Unknown()),
  }),
);
const Join = Type.Union([Room, Type.Object({ room: Room })]);
type Join = Type.Static<typeof Join>;
const join = Compile(Join);

/** A member is in one room, an agent's tool in a few. */
const MOST_ROOMS = 20;

/**
 * The chat's sockets. [7.56] A socket belongs to the world in its handshake (`auth.world`, `?world=`, the header or
 * the cookie, as for calls) and receives nothing of other worlds.
 */
export function chatSockets(io: ChatServer, worlds: Worlds, log: (error: unknown) => void): void {
  const held = new Map<string, (() => void)[]>();
  /** Sockets in each room of a world, so that a call need not look at every socket. */
  const occupied = new WeakMap<World, Map<string, number>>();
  const move = (world: World, from: string | null, to: string | null) => {
    const rooms = occupied.get(world) ?? new Map<string, number>();
    occupied.set(world, rooms);
    if (to !== null) rooms.set(to, (rooms.get(to) ?? 0) + 1);
    const left = from === null ? 0 : (rooms.get(from) ?? 0) - 1;
    if (from !== null && left > 0) rooms.set(from, left);
    else if (from !== null) rooms.delete(from);
  };

  io.use((socket, next) => {
    try {
      const world = worldOf(socket, worlds);
      if (world.flags.terminated) throw new Error(GONE);
      if (world.chatConnection.refuses) throw new Error('the connection is refused');
      socket.data.world = world.name;
      socket.data.rooms = new Set();
      void socket.join(world.name);
      next();
    } catch (error) {
      next(error instanceof Error ? error : new Error('refused'));
    }
  });

  io.on('connection', (socket) => {
    const connected = worlds.find(socket.data.world);
    connected?.sockets.set(socket.id, { room: null });
    connected?.events.emit('sockets', connected.name);
    socket.on('disconnect', () => {
      if (!connected) return;
      move(connected, connected.sockets.get(socket.id)?.room ?? null, null);
      connected.sockets.delete(socket.id);
      connected.events.emit('sockets', connected.name);
    });
    listen(socket, {
      event: JOIN,
      isSent: (value): value is Join => join.Check(value),
      answer: (sent) => joined(socket, worlds.find(socket.data.world), sent, move),
      onBug: (error) => {
        log(error);
        if (connected) noteServerViolation(connected, `threw: ${String(error)}`);
      },
    });
  });

  worlds.events.on('messaging', (name, roomName, entry) => {
    const world = worlds.find(name);
    if (!world) return;
    if (!conversation.Check(entry)) {
      const problem = firstError(conversation.Errors(entry));
      noteServerViolation(world, `event ${MESSAGING}: ${problem}`);
    }
    const waiting = held.get(name) ?? [];
    held.set(name, waiting);
    const send = () => {
      // A held event may arrive after a reset of its world, or after a listener's token has ended.
      if (worlds.peek(name) !== world) return;
      dismissStrangers(io, world, roomName);
      io.to(roomKey(name, roomName)).emit(MESSAGING, entry);
    };
    deliver(world.chatConnection, send, waiting);
  });

  // A call or a verb may have ended a token or removed a member.
  worlds.events.on('changed', (name) => {
    const world = worlds.peek(name);
    if (!world) return;
    // A service that has ended answers no call, and sends nothing.
    if (world.flags.terminated) {
      io.in(name).disconnectSockets(true);
      return;
    }
    // A tester may end the reordering before its last event.
    if (world.chatConnection.reorder === 0) for (const late of held.get(name)?.splice(0) ?? []) late();
    // A copy, because a dismissed socket leaves its room.
    for (const room of [...(occupied.get(world)?.keys() ?? [])]) dismissStrangers(io, world, room);
  });
  worlds.events.on('cut', (name) => io.in(name).disconnectSockets(true));
  worlds.events.on('removed', (name) => {
    held.delete(name);
    io.in(name).disconnectSockets(true);
  });
}

/** Handles a join. @param sent null for input without a valid room. */
function joined(
  socket: ChatSocket,
  world: World | undefined,
  sent: Join | null,
  move: (world: World, from: string | null, to: string) => void,
): { ok: true } | { ok: false; error: string } {
  if (!world) return { ok: false, error: 'NO_DATA' };
  const name = typeof sent === 'string' ? sent : (sent?.room ?? null);
  const error = name === null ? 'NO_DATA' : refusalOf(socket, world, name);
  world.events.emit('join', world.name, name ?? '(no room)', error);
  if (error !== null || name === null) return { ok: false, error: error ?? 'NO_DATA' };
  socket.data.rooms.add(name);
  move(world, world.sockets.get(socket.id)?.room ?? null, name);
  world.sockets.set(socket.id, { room: name });
  void socket.join(roomKey(world.name, name));
  return { ok: true };
}

function refusalOf(socket: ChatSocket, world: World, name: string): string | null {
  const { rooms } = socket.data;
  return rooms.size >= MOST_ROOMS && !rooms.has(name)
    ? 'REQUEST_LIMIT'
    : strangerTo(world, name, tokenOf(socket));
}

/** Disconnects sockets that may no longer receive from a room. The client then joins again and gets the reason. */
function dismissStrangers(io: ChatServer, world: World, room: string): void {
  // Usually one look at the room is enough, however many sockets it has.
  if (entryTo(world, room) === 'everyone') return;
  for (const id of io.sockets.adapter.rooms.get(roomKey(world.name, room)) ?? []) {
    const socket = io.sockets.sockets.get(id);
    if (socket && strangerTo(world, room, tokenOf(socket)) !== null) socket.disconnect(true);
  }
}

function strangerTo(world: World, name: string, token: string | null): string | null {
  const entry = entryTo(world, name);
  if (entry === 'everyone') return null;
  if ('refused' in entry) return entry.refused;
  try {
    return memberOfToken(world, token).id === entry.member ? null : 'UNAUTHORIZED';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

function entryTo(world: World, name: string): 'everyone' | { refused: string } | { member: string } {
  const id = customerOfRoom(world, name);
  if (id === null) return { refused: 'NO_DATA' };
  if (!world.members.has(id)) return isGuestId(world, id) ? 'everyone' : { refused: 'NO_USER' };
  return world.flags.strictSockets ? { member: id } : 'everyone';
}

function tokenOf({ handshake }: ChatSocket): string | null {
  const token: unknown = handshake.auth['token'];
  return typeof token === 'string' ? token : null;
}

function worldOf({ handshake }: ChatSocket, worlds: Worlds): World {
  const shown: unknown = handshake.auth;
  if (!auth.Check(shown)) throw new RangeError('auth.world is not the name of a world');
  const { world: named } = handshake.query;
  // A proxy in front of the mock sees the query, but not `auth`.
  return worlds.open(shown.world ?? (typeof named === 'string' ? named : worldNameFrom(handshake.headers)));
}

function roomKey(world: string, name: string): string {
  return `${world}/${name}`;
}
