import type { FastifyReply, FastifyRequest } from 'fastify';

const LOCALHOST = /^localhost(:\d{1,5})?$/i;
const LOOPBACK = '127.0.0.1';

/**
 * Leads a person who has typed `localhost` to 127.0.0.1: a browser keeps cookies for each name, so that the console and the
 * apps would be in two worlds. Only pages, and only where that address is listened on; tools may use either name.
 */
export function underOneName({ method, headers, url, socket }: FastifyRequest, reply: FastifyReply): boolean {
  const [isLocalhost, port = ''] = LOCALHOST.exec(headers.host ?? '') ?? [];
  if (isLocalhost === undefined || method !== 'GET') return false;
  if (headers['sec-fetch-dest'] !== 'document' || !socket.localAddress?.endsWith(LOOPBACK)) return false;
  void reply.header('cache-control', 'no-store').redirect(`http://${LOOPBACK}${port}${url}`);
  return true;
}
