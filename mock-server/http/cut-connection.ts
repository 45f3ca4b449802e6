import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

/**
 * Sends the head and the first bytes of an answer, then closes the connection, so that the client sees a network error.
 * It always sends the head, because Chromium silently repeats a request, even a POST, when a kept-alive connection ends
 * before any head arrives; one intent would then run twice. For the same reason it first takes a whole upload: Chromium
 * also repeats one that it could not finish sending.
 */
export function cutConnection(
  reply: FastifyReply,
  status: number,
  bytes: Buffer,
  count: number,
): FastifyReply {
  reply.hijack();
  const { raw } = reply;
  // An injected request has no connection to cut and fails by itself.
  if (!(raw.socket && 'destroySoon' in raw.socket)) {
    raw.destroy();
    return reply;
  }
  const { socket } = raw;
  const cut = () => {
    raw.writeHead(status, {
      // The headers of every answer: the world's time, and CORS, so that a page of another origin sees how it failed.
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'application/json; charset=utf-8',
      'content-length': bytes.length,
    });
    raw.flushHeaders();
    if (count > 0) raw.write(bytes.subarray(0, count));
    socket.destroySoon();
  };
  const request = reply.request.raw;
  if (request.complete) cut();
  else request.once('end', cut).resume();
  return reply;
}
