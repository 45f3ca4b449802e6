import type { FastifyReply } from 'fastify';
import { refusalStatus, type RefusalCode } from '../control/schemas.ts';

/** Answers as the control API refuses every call. */
export function refuse(reply: FastifyReply, code: RefusalCode, message: string): FastifyReply {
  return reply.code(refusalStatus[code]).send({ code, message });
}
