import type { FastifyReply, FastifyRequest } from 'fastify';

const LOOPBACK_ADDRESS = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;

/**
 * Keeps the control API to those who may use it.
 * - With a token: who shows it, from anywhere.
 * - Without: this machine only, and only under a name of this machine, since a foreign page can point a name of its own
 *   at 127.0.0.1 (DNS rebinding).
 * A POST must say that it is JSON, which a foreign page cannot without asking first; PUT and DELETE always ask first.
 */
export function guard(token: string | null) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { headers, method } = request;
    if (token !== null) {
      if (headers.authorization !== `Bearer ${token}`) {
        return reply
          .code(401)
          .send({ message: 'this mock wants its token: Authorization: Bearer <MOCK_TOKEN>' });
      }
    } else if (!LOOPBACK_ADDRESS.test(request.ip) || !LOOPBACK_HOST.test(headers.host ?? '')) {
      return reply
        .code(403)
        .send({ message: 'the control API answers this machine only, unless MOCK_TOKEN is set' });
    }
    if (method === 'POST' && !/^application\/json\b/i.test(headers['content-type'] ?? '')) {
      return reply.code(415).send({ message: 'send JSON, {} at least, with Content-Type: application/json' });
    }
    return undefined;
  };
}
