import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';

/** The baseline: the least work that socket.io does to send one message to a room. */
const server = createServer((request, response) => {
  let text = '';
  request.on('data', (part) => (text += String(part)));
  request.on('end', () => {
    const { room, entry } = JSON.parse(text) as { room: string; entry: object };
    io.to(room).emit('messaging', entry);
    response.end('{}');
  });
});
const io = new Server(server, { transports: ['websocket'], serveClient: false, perMessageDeflate: false });
io.on('connection', (socket) => {
  socket.on('join', (room: string, answer: (reply: object) => void) => {
    void socket.join(room);
    answer({ ok: true });
  });
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => process.exit(0));
