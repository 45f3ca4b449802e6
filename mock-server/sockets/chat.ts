import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import { Compile } from 'typebox/compile';
import { Conversation, JOIN, MESSAGING, Room } from 'contracts';
import { worldNameFrom } from '../http/request-context.ts';
import type { ChatConnection } from '../world/chat/chat-connection.ts';
import { customerOfRoom, isGuestId } from '../world/chat/chat.ts';
import { memberOfToken } from '../world/members/tokens.ts';
import { Refusal } from '../world/service/refusal.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';

const room = Compile(Room);
const conversation = Compile(Conversation);

interface SocketData {
  world: string;
}

/** The chat's server; each socket keeps the name of its world. */
export type ChatServer = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;
type ChatSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;

/** The answer to a join. */
type Ack = (answer: { ok: true } | { ok: false; error: string }) => void;

/**
 * The chat's sockets. [7.56] A socket belongs to the world that its handshake names (`auth.world`, the header or the
 * cookie, as for calls) and receives nothing of another.
 */
export function chatSockets(io: ChatServer, worlds: Worlds): void {
  /** Events held back to be sent in the opposite order, by world. */
  const held = new Map<string, (() => void)[]>();

  io.use((socket, next) => {
    try {
      const world = worldOf(socket, worlds);
      if (world.chatConnection.refuses) throw new Error('the connection is refused');
      socket.data.world = world.name;
      void socket.join(world.name);
      next();
    } catch (error) {
      next(error instanceof Error ? error : new Error('refused'));
    }
  });

  io.on('connection', (socket) => {
    const connected = worlds.find(socket.data.world);
    connected?.sockets.set(socket.id, { room: null });
    socket.on('disconnect', () => connected?.sockets.delete(socket.id));
    socket.on(JOIN, (requested: unknown, ack?: unknown) => {
      const world = worlds.find(socket.data.world);
      const name =
        typeof requested === 'object' && requested !== null && 'room' in requested
          ? requested.room
          : requested;
      const token: unknown = socket.handshake.auth['token'];
      const error = world ? refusalOf(world, name, token) : 'NO_DATA';
      if (error === null) {
        world?.sockets.set(socket.id, { room: String(name) });
        void socket.join(roomKey(world?.name ?? '', String(name)));
      }
      if (world) world.events.emit('join', world.name, String(name).slice(0, 200), error);
      if (typeof ack === 'function') (ack as Ack)(error === null ? { ok: true } : { ok: false, error });
    });
  });

  worlds.events.on('messaging', (name, roomName, entry) => {
    const world = worlds.find(name);
    if (!world) return;
    if (!conversation.Check(entry)) world.journal.countServerViolation();
    const waiting = held.get(name) ?? [];
    held.set(name, waiting);
    const send = () => io.to(roomKey(name, roomName)).emit(MESSAGING, entry);
    deliver(world.chatConnection, send, waiting);
  });

  worlds.events.on('cut', (name) => io.in(name).disconnectSockets(true));
  worlds.events.on('removed', (name) => {
    held.delete(name);
    io.in(name).disconnectSockets(true);
  });
}

/** Sends an event as the connection is set: lost, twice, late, or in the opposite order. */
function deliver(connection: ChatConnection, send: () => void, held: (() => void)[]): void {
  if (connection.lose > 0) {
    connection.lose -= 1;
    return;
  }
  const times = connection.duplicate > 0 ? 2 : 1;
  if (connection.duplicate > 0) connection.duplicate -= 1;
  const sends = () => {
    for (let time = 0; time < times; time += 1) send();
  };
  if (connection.reorder > 0) {
    connection.reorder -= 1;
    held.unshift(sends);
    if (connection.reorder === 0) for (const late of held.splice(0)) late();
    return;
  }
  if (connection.delayMs > 0) setTimeout(sends, connection.delayMs).unref();
  else sends();
}

/** Why a socket may not join a room, or null. A member's room needs that member's token. */
function refusalOf(world: World, name: unknown, token: unknown): string | null {
  if (!room.Check(name)) return 'NO_DATA';
  const id = customerOfRoom(world, name);
  if (id === null) return 'NO_DATA';
  if (!world.members.has(id)) return isGuestId(world, id) ? null : 'NO_USER';
  if (!world.flags.strictSockets) return null;
  try {
    return memberOfToken(world, typeof token === 'string' ? token : null).id === id ? null : 'UNAUTHORIZED';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

function worldOf({ handshake }: ChatSocket, worlds: Worlds): World {
  const named: unknown = handshake.auth['world'];
  return worlds.open(typeof named === 'string' ? named : worldNameFrom(handshake.headers));
}

function roomKey(world: string, name: string): string {
  return `${world}/${name}`;
}
