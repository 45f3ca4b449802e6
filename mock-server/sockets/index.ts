import { EventEmitter } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { Server as SocketServer } from 'socket.io';
import type { Worlds } from '../world/worlds.ts';
import { chatSockets, type ChatServer } from './chat.ts';

const SOCKET_IO_PATH = '/socket.io/';
const MOST_BYTES = 64 * 1024;

/**
 * Two kinds of sockets on the mock's one port: the chat's by socket.io, and plain ones for the live stream. Both want the
 * server's upgrades, so each is given a stand-in, and an upgrade goes to the one whose path it names.
 */
export async function sockets(app: FastifyInstance, worlds: Worlds): Promise<void> {
  const plainUpgrades = new EventEmitter();
  await app.register(websocket, {
    options: { server: plainUpgrades as unknown as HttpServer, maxPayload: MOST_BYTES },
  });
  const io: ChatServer = new SocketServer({
    path: SOCKET_IO_PATH,
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: MOST_BYTES,
    cors: { origin: true },
  });
  // In the constructor a stand-in would be taken for options.
  io.attach(new EventEmitter() as unknown as HttpServer);
  app.server.on('upgrade', (request, socket, head) => {
    if ((request.url ?? '').startsWith(SOCKET_IO_PATH)) io.engine.handleUpgrade(request, socket, head);
    else plainUpgrades.emit('upgrade', request, socket, head);
  });
  chatSockets(io, worlds);
  // Else closing waits for clients to leave.
  app.addHook('preClose', async () => {
    io.disconnectSockets(true);
    io.engine.close();
  });
}
