import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

/**
 * Sends the head and the first bytes of an answer, then closes the connection, so that the client sees a network
 * error. The head goes out although nothing of the answer is wanted: Chromium silently sends a request again, a POST
 * too, when a kept-alive connection ends before any head came, and one intent would then be carried out twice.
 */
export function cutConnection(
  reply: FastifyReply,
  status: number,
  bytes: Buffer,
  count: number,
): FastifyReply {
  reply.hijack();
  const { raw } = reply;
  // In process there is no connection to cut, and the injected request fails by itself.
  if (!(raw.socket && 'destroySoon' in raw.socket)) {
    raw.destroy();
    return reply;
  }
  raw.writeHead(status, {
    // What every answer has: the world's time, and the leave for a page of another origin to see how it broke.
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
  });
  raw.flushHeaders();
  if (count > 0) raw.write(bytes.subarray(0, count));
  raw.socket.destroySoon();
  return reply;
}
