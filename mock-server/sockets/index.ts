import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { Server as SocketServer } from 'socket.io';
import type { KnownHosts } from '../engine/known-hosts.ts';
import type { Worlds } from '../world/worlds.ts';
import type { ChatServer } from './chat-socket.ts';
import { chatSockets } from './chat.ts';

const SOCKET_IO_PATH = '/socket.io/';
const LIVE_PATH = /^\/qa\/live(?:\?|$)/;
/** The largest packet: a join is a few hundred bytes, and nothing else comes from a client. */
const MOST_BYTES = 16 * 1024;
/** Sockets of all worlds; one more is refused until another leaves. */
const MOST_SOCKETS = 5000;
/** How long a socket may stay that has named no world. */
const CONNECT_MS = 10_000;

export interface SocketsOptions {
  worlds: Worlds;
  known: KnownHosts;
  log: (error: unknown) => void;
}

/**
 * Two kinds of sockets on the mock's one port: the chat's by socket.io, and plain ones for the live stream. Both want the
 * server's upgrades, so each is given a stand-in, and an upgrade goes to the one whose path it names.
 */
export async function sockets(app: FastifyInstance, { worlds, known, log }: SocketsOptions): Promise<void> {
  const plainUpgrades = new EventEmitter();
  await app.register(websocket, {
    options: { server: plainUpgrades as unknown as HttpServer, maxPayload: MOST_BYTES },
    errorHandler: (_error, socket) => socket.terminate(),
  });
  const io: ChatServer = new SocketServer({
    path: SOCKET_IO_PATH,
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: MOST_BYTES,
    connectTimeout: CONNECT_MS,
    cors: { origin: true },
  });
  // In the constructor a stand-in would be taken for options.
  io.attach(new EventEmitter() as unknown as HttpServer);
  app.server.on('upgrade', (request, socket, head) => {
    // From here on Node listens no longer, and an error that nobody hears ends the process.
    socket.on('error', () => socket.destroy());
    const url = request.url ?? '';
    const isChat = url.startsWith(SOCKET_IO_PATH);
    if (!isChat && !LIVE_PATH.test(url)) return refuseUpgrade(socket, '404 Not Found');
    if (!isChat) return void plainUpgrades.emit('upgrade', request, socket, head);
    if (!isWelcome(request, known)) return refuseUpgrade(socket, '403 Forbidden');
    if (io.engine.clientsCount >= MOST_SOCKETS) return refuseUpgrade(socket, '503 Service Unavailable');
    io.engine.handleUpgrade(request, socket, head);
  });
  chatSockets(io, worlds, log);
  // Else closing waits for clients to leave.
  app.addHook('preClose', async () => {
    io.disconnectSockets(true);
    io.engine.close();
  });
}

/** A browser lets every page open sockets to everywhere; only Host and Origin tell whose page it is. */
function isWelcome({ headers }: IncomingMessage, known: KnownHosts): boolean {
  return known.isHost(headers.host) && known.isPage(headers);
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}
