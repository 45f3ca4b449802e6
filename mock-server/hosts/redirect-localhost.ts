import type { FastifyReply, FastifyRequest } from 'fastify';

const LOCALHOST = /^localhost(:\d{1,5})?$/i;
const LOOPBACK = '127.0.0.1';

/**
 * Redirects a page from `localhost` to 127.0.0.1: a browser keeps cookies for each name, so otherwise the console and the
 * apps could be in two worlds. Only for pages, and only if the mock listens on that address; tools may use either name.
 */
export function redirectLocalhost(
  { method, headers, url, socket }: FastifyRequest,
  reply: FastifyReply,
): boolean {
  const [isLocalhost, port = ''] = LOCALHOST.exec(headers.host ?? '') ?? [];
  if (isLocalhost === undefined || method !== 'GET') return false;
  if (headers['sec-fetch-dest'] !== 'document' || !socket.localAddress?.endsWith(LOOPBACK)) return false;
  void reply.header('cache-control', 'no-store').redirect(`http://${LOOPBACK}${port}${url}`);
  return true;
}
