import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createKnownHosts } from '../engine/known-hosts.ts';
import { refuse } from './refuse.ts';

const LOOPBACK_ADDRESS = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

const thisMachine = createKnownHosts();

/**
 * Restricts who may use the control API.
 * - With a token: anyone who sends it, from anywhere.
 * - Without: this machine only, and only under a name of this machine, because a foreign page can point its own name
 *   at 127.0.0.1 (DNS rebinding).
 * The only page that may call is the mock's own console; tools send no origin.
 * A POST must declare JSON, which a foreign page cannot send without a preflight; PUT and DELETE always need one.
 */
export function guard(token: string | null) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { headers, method } = request;
    if (!isOwnPage(headers) && !isLink(request))
      return refuse(reply, 'NOT_ALLOWED', 'not from a page of another site');
    if (token !== null) {
      if (headers.authorization !== `Bearer ${token}`) {
        return refuse(reply, 'NO_TOKEN', 'this mock needs its token: Authorization: Bearer <MOCK_TOKEN>');
      }
    } else if (!isFromHere(request) || !thisMachine.isHost(headers.host)) {
      return refuse(
        reply,
        'NOT_ALLOWED',
        'the control API answers this machine only, unless MOCK_TOKEN is set',
      );
    }
    if (method === 'POST' && !/^application\/json\b/i.test(headers['content-type'] ?? '')) {
      return refuse(reply, 'NOT_JSON', 'send JSON, {} at least, with Content-Type: application/json');
    }
    return undefined;
  };
}

/** Also of what a proxy on this machine passes on: it names who called it. */
function isFromHere({ ip, headers }: FastifyRequest): boolean {
  const { 'x-forwarded-for': passedOn = ip, forwarded } = headers;
  const callers = [ip, ...String(passedOn).split(',')];
  return forwarded === undefined && callers.every((caller) => LOOPBACK_ADDRESS.test(caller.trim()));
}

function isOwnPage({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  return origin === undefined ? site !== 'cross-site' : URL.parse(origin)?.host === host;
}

/** Allows links from a wiki or a chat: navigation only reads, and the linking page cannot see the result. */
function isLink({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.origin === undefined && headers['sec-fetch-dest'] === 'document';
}
