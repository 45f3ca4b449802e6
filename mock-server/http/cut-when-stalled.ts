import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { hasBody } from './has-body.ts';

/**
 * Cuts the connection when no bytes of a request's body arrive for this many milliseconds. A complete request may be held
 * as long as a fault holds it.
 */
export function cutWhenStalled(request: IncomingMessage, milliseconds: number): void {
  const { socket } = request;
  if (!hasBody(request)) return;
  // An injected request is complete and has no connection.
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
