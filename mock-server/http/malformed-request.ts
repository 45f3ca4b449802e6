import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from 'contracts';
import { WORLD_NAME } from 'contracts/rules';
import { httpDate, noteEntry } from './answer.ts';
import { worldNameFrom } from './request-context.ts';
import { emptyEntry } from '../engine/journal-entry.ts';
import { FOREIGN_PAGE, type KnownHosts, UNKNOWN_HOST } from '../engine/known-hosts.ts';
import type { Worlds } from '../world/worlds.ts';

const CODE: ErrorCode = 'NO_DATA';

/** Why a request was refused before routing; the framework's message would repeat the path with its secrets. */
const REASONS: Record<string, string> = {
  FST_ERR_BAD_URL: 'the path cannot be decoded',
};

/** What is wrong with a request, in words, from the code of Fastify's error. */
export function reasonOf({ code = '' }: { code?: string }): string {
  return REASONS[code] ?? 'the request is malformed';
}

const CALL_PATH = /^\/api\//;

/**
 * Answers a request whose address cannot be decoded: no route or hook sees it, so its Host and Origin are checked here. The journal of
 * its world notes a call.
 */
export function refuseUndecodable(
  { worlds, known }: { worlds: Worlds; known: KnownHosts },
  error: Error & { code?: string },
  request: Pick<FastifyRequest, 'headers' | 'method' | 'url'>,
  reply: FastifyReply,
): void {
  const { headers, url } = request;
  if (!known.isHost(headers.host)) return void reply.code(403).send({ message: UNKNOWN_HOST });
  const isCall = CALL_PATH.test(url);
  if (isCall && !known.isPage(headers)) return void reply.code(403).send({ message: FOREIGN_PAGE });
  const name = worldNameFrom(headers);
  const world = isCall && WORLD_NAME.test(name) ? worlds.find(name) : undefined;
  reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  if (world) {
    reply.header('date', httpDate(world.clock));
    noteEntry(world, {
      ...emptyEntry(world.clock.iso()),
      method: request.method,
      url,
      status: 400,
      code: CODE,
      clientViolation: reasonOf(error),
    });
  }
  void reply.code(400).send({ message: CODE });
}

const STATUSES: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers bytes that are not HTTP. There is no request yet, so no world to log it in. */
export function refuseUnparsable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = STATUSES[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ message: CODE });
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${body.length}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroy(error);
}
