import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { hasBody } from './has-body.ts';

/**
 * Cuts the connection when someone reads a request's body and no bytes arrive for this many milliseconds. A fault may hold
 * a call for longer: nobody reads an upload then, and its client cannot send more than the buffers hold.
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
    if (request.readableFlowing === true && socket.bytesRead === before) socket.destroy();
    before = socket.bytesRead;
  }, milliseconds).unref();
  request.once('end', stop).once('close', stop);
}
