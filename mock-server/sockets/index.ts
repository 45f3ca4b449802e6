import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Server as SocketServer } from 'socket.io';
import type { KnownHosts } from '../engine/known-hosts.ts';
import type { Worlds } from '../world/worlds.ts';
import type { ChatServer } from './chat-socket.ts';
import { chatSockets } from './chat.ts';

const SOCKET_IO_PATH = '/socket.io/';
const LIVE_PATH = /^\/qa\/live(?:\?|$)/;
/** The largest packet: clients send only joins of a few hundred bytes. */
const MOST_BYTES = 16 * 1024;
const MOST_SOCKETS = 5000;
/** How long a socket may stay connected without a world. */
const CONNECT_MS = 10_000;

export interface SocketsOptions {
  worlds: Worlds;
  known: KnownHosts;
  /** Takes the place of the server for the live stream. */
  liveUpgrades: EventEmitter;
  log: (error: unknown) => void;
}

/**
 * Two kinds of sockets on the mock's one port: socket.io for the chat, plain WebSockets for the live stream. Both libraries
 * listen to the server's upgrades, so each gets a substitute server, and the path decides which one receives an upgrade.
 */
export function sockets(app: FastifyInstance, { worlds, known, liveUpgrades, log }: SocketsOptions): void {
  const io: ChatServer = new SocketServer({
    path: SOCKET_IO_PATH,
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: MOST_BYTES,
    connectTimeout: CONNECT_MS,
    cors: { origin: true },
  });
  // Attached later, because the constructor would take the substitute for options.
  io.attach(new EventEmitter() as unknown as HttpServer);
  app.server.on('upgrade', (request, socket, head) => {
    // Node removes its own error listener here, and an unhandled error would end the process.
    socket.on('error', () => socket.destroy());
    const url = request.url ?? '';
    const isChat = url.startsWith(SOCKET_IO_PATH);
    if (!isChat && !LIVE_PATH.test(url)) return refuseUpgrade(socket, '404 Not Found');
    if (!isChat) return void liveUpgrades.emit('upgrade', request, socket, head);
    if (!isWelcome(request, known)) return refuseUpgrade(socket, '403 Forbidden');
    if (io.engine.clientsCount >= MOST_SOCKETS) return refuseUpgrade(socket, '503 Service Unavailable');
    io.engine.handleUpgrade(request, socket, head);
  });
  chatSockets(io, worlds, log);
  // Otherwise closing waits for clients to disconnect.
  app.addHook('preClose', async () => {
    io.disconnectSockets(true);
    io.engine.close();
  });
}

/** Browsers let any page open sockets to any host; only Host and Origin identify the page. */
function isWelcome({ headers }: IncomingMessage, known: KnownHosts): boolean {
  return known.isHost(headers.host) && known.isPage(headers);
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}
