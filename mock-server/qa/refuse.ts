import type { FastifyReply } from 'fastify';
import { refusalStatus, type RefusalCode } from '../control/schemas.ts';

/** Answers with a refusal of the control API and its status. */
export function refuse(reply: FastifyReply, code: RefusalCode, message: string): FastifyReply {
  return reply.code(refusalStatus[code]).send({ code, message });
}
