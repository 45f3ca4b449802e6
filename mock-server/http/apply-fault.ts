import type { FastifyReply, FastifyRequest } from 'fastify';
import { GONE, type ErrorCode } from 'contracts';
import type { BeforeFault } from '../engine/fault.ts';
import { answer, answerText, cutAnswer } from './answer.ts';
import { isLost, keepBody } from './held-body.ts';
import { refusedAnswer } from './refused-answer.ts';
import { statuses } from './statuses.ts';

export const GONE_STATUS = 410;

/** About a minute, as the catalogue's texts say. [8.02] */
const RETRY_SECONDS = 60;

/**
 * Applies the world's next fault for this call before the call runs.
 * @param latency what has delayed the call, and otherwise would hide all later faults
 * @returns whether the fault answers the request, at once if there is none.
 */
export function applyFault(
  request: FastifyRequest,
  reply: FastifyReply,
  latency: BeforeFault | null = null,
): boolean | Promise<boolean> {
  const { key, world } = request.context;
  const fault = key === null ? null : world.faults.takeBefore(key, latency);
  return fault ? applied(fault, request, reply) : false;
}

async function applied(fault: BeforeFault, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const { context } = request;
  const { faults } = context.world;
  context.fault = fault.kind;
  switch (fault.kind) {
    case 'latency':
    case 'hang': {
      if (!context.heldBody) keepBody(request, reply);
      const release = await (fault.kind === 'hang' ? faults.hold(fault) : faults.delay(fault));
      if (release === 'go-on' && !isLost(request))
        return fault.kind === 'latency' && applyFault(request, reply, fault);
      cutAnswer(request, reply);
      return true;
    }
    case 'reset':
      cutAnswer(request, reply);
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
    case 'refuse': {
      const { status, body } =
        fault.status === undefined
          ? refusedAnswer(context.key, fault.code)
          : { status: fault.status, body: { message: fault.code } };
      answer(request, reply, status, body);
      return true;
    }
  }
}
