import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

/**
 * Cuts the connection when nothing of a request has come for so many milliseconds. One that has come whole may be held for as
 * long as a fault holds it.
 */
export function cutWhenStalled(request: IncomingMessage, milliseconds: number): void {
  const { socket } = request;
  // An injected request has come whole, through no connection.
  if (!(socket instanceof Socket)) return;
  let before = socket.bytesRead;
  const stop = () => clearInterval(watch);
  const watch = setInterval(() => {
    if (request.complete) return stop();
    if (socket.bytesRead === before) socket.destroy();
    before = socket.bytesRead;
  }, milliseconds).unref();
  request.once('end', stop).once('close', stop);
}
