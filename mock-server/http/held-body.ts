import { PassThrough, pipeline } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasBody } from './has-body.ts';

/**
 * Reads the body of a call that a fault holds, so that the call can go on after its client has left, as on a slow service.
 * Leaves uploads alone: they are large, and their parser reads the connection itself.
 */
export function keepBody({ raw, context }: FastifyRequest, reply: FastifyReply): void {
  if (!hasBody(raw) || context.endpoint?.upload) return;
  const body = pipeline(raw, new PassThrough(), () => undefined);
  // What no one reads of a refused body would block the connection.
  reply.raw.once('finish', () => body.resume());
  context.heldBody = body;
}

/** Whether the client has left before its body had arrived: the rest never comes. */
export function isLost({ raw }: FastifyRequest): boolean {
  return hasBody(raw) && raw.destroyed && !raw.readableEnded;
}
