import type { FastifyReply, FastifyRequest } from 'fastify';
import { cutConnection } from './cut-connection.ts';
import { redactBody, redactPath } from './redact.ts';
import type { AfterFault } from './world/faults.ts';

/**
 * The one place where an answer of the API leaves the mock: writes the journal first, so that whoever has the answer
 * finds the entry, then lets a fault have its way with it.
 */
export function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  body: object,
): FastifyReply {
  const { ongoing } = request;
  // A call that a fault has refused is over; another fault would hide the first.
  const fault = ongoing.key === null || isOver(request) ? null : ongoing.world.faults.takeAfter(ongoing.key);
  if (fault) ongoing.fault = fault.kind;
  const code = status >= 400 && 'message' in body ? String(body.message) : null;
  writeJournal(request, fault?.kind === 'drop' ? null : status, code);
  reply.header('date', new Date(ongoing.world.clock.now()).toUTCString());
  return fault ? spoil(reply, status, body, fault) : reply.code(status).send(body);
}

/** Breaks off the call: no answer leaves. */
export function breakOff(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  writeJournal(request, null, null);
  return cutConnection(reply, 200, 'x', 0);
}

function isOver({ ongoing: { fault } }: FastifyRequest): boolean {
  return fault === 'refuse' || fault === 'gone';
}

function spoil(reply: FastifyReply, status: number, body: object, { kind }: AfterFault): FastifyReply {
  const text = JSON.stringify(body);
  switch (kind) {
    case 'drop':
      return cutConnection(reply, status, text, 0);
    case 'half-body':
      return cutConnection(reply, status, text, Math.floor(text.length / 2));
    case 'empty':
      return reply.code(status).type('application/json').send('');
    case 'wrong-shape':
      return reply.code(status).send({ unexpected: true });
  }
}

function writeJournal(request: FastifyRequest, status: number | null, code: string | null): void {
  const { world, key, member, startedAt, fault, breaches } = request.ongoing;
  const entry = world.journal.add({
    at: world.clock.iso(),
    call: key,
    method: request.method,
    path: redactPath(request.url),
    status,
    code,
    memberId: member?.id ?? null,
    milliseconds: Math.round(performance.now() - startedAt),
    fault,
    breaches,
    body: redactBody(request.body),
  });
  world.events.emit('journal', world.name, entry);
}
