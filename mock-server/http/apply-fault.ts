import type { FastifyReply, FastifyRequest } from 'fastify';
import { GONE, type ErrorCode } from 'contracts';
import { answer, answerText, breakOff } from './answer.ts';
import { statuses } from './statuses.ts';

/** What a service answers that has ended. [7.01] */
export const GONE_STATUS = 410;

/** About a minute, as the texts of the catalogue say. [8.02] */
const RETRY_SECONDS = 60;

/** A refusal that QA made up may carry any text; one without a status of its own looks like a plain bad request. */
const MADE_UP_STATUS = 400;

/**
 * Lets the world's next fault for this call strike before the call has done anything.
 * @returns whether the request is answered.
 */
export async function strikeBefore(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const { ongoing } = request;
  const { faults } = ongoing.world;
  const fault = ongoing.key === null ? null : faults.takeBefore(ongoing.key);
  if (!fault) return false;
  ongoing.fault = fault.kind;
  switch (fault.kind) {
    case 'latency':
    case 'hang':
      if ((await (fault.kind === 'hang' ? faults.hold(fault) : faults.delay(fault))) === 'go-on')
        return false;
      breakOff(request, reply);
      return true;
    case 'reset':
      breakOff(request, reply);
      return true;
    case 'gone':
      answer(request, reply, GONE_STATUS, { message: GONE });
      return true;
    case 'limit': {
      const code: ErrorCode = 'REQUEST_LIMIT';
      reply.header('retry-after', String(fault.retryAfter ?? RETRY_SECONDS));
      answer(request, reply, statuses[code], { message: code });
      return true;
    }
    case 'status':
      answerText(request, reply, fault.status, fault.body ?? '');
      return true;
    case 'refuse':
      answer(request, reply, fault.status ?? statusOf(fault.code), { message: fault.code });
      return true;
  }
}

/** Codes that are news and no refusals have no status of their own to refuse with. */
function statusOf(code: string): number {
  const status = Object.hasOwn(statuses, code) ? statuses[code as ErrorCode] : MADE_UP_STATUS;
  return status >= 400 ? status : MADE_UP_STATUS;
}
