import type { FastifyReply, FastifyRequest } from 'fastify';
import { cutConnection } from './cut-connection.ts';
import type { Clock } from '../engine/clock.ts';
import type { AfterFault } from '../engine/faults.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Frozen replies that were written before: a handler that answers the very same object again is spared the work. */
const written = new WeakMap<object, Buffer>();

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
  const bytes = bytesOf(body);
  writeJournal(request, fault?.kind === 'drop' ? null : status, code, bytes);
  reply.header('date', httpDate(ongoing.world.clock));
  if (fault) return spoil(reply, status, bytes, fault);
  return reply.code(status).header('content-type', JSON_TYPE).send(sendable(bytes));
}

/** A test's DOM may bring an ArrayBuffer of its own, and Fastify would then take bytes for an object to be written as JSON. */
function sendable(bytes: Buffer): Buffer | string {
  return bytes.buffer instanceof ArrayBuffer ? bytes : bytes.toString();
}

/** Whether this reply was checked and written before. */
export function isWritten(body: object): boolean {
  return written.has(body);
}

function bytesOf(body: object): Buffer {
  const known = written.get(body);
  if (known) return known;
  const bytes = Buffer.from(JSON.stringify(body));
  if (Object.isFrozen(body)) written.set(body, bytes);
  return bytes;
}

/** Answers what no call of the API would: any text at all. */
export function answerText(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  text: string,
): FastifyReply {
  writeJournal(request, status, null, Buffer.from(text));
  reply.header('date', httpDate(request.ongoing.world.clock));
  return reply.code(status).type('text/html; charset=utf-8').send(text);
}

/** Breaks off the call: no answer leaves. */
export function breakOff(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  writeJournal(request, null, null, null);
  reply.header('date', httpDate(request.ongoing.world.clock));
  return cutConnection(reply, 200, Buffer.from('x'), 0);
}

function isOver({ ongoing: { fault } }: FastifyRequest): boolean {
  return fault === 'refuse' || fault === 'gone' || fault === 'limit';
}

function spoil(reply: FastifyReply, status: number, bytes: Buffer, { kind }: AfterFault): FastifyReply {
  switch (kind) {
    case 'drop':
      return cutConnection(reply, status, bytes, 0);
    case 'half-body':
      return cutConnection(reply, status, bytes, bytes.length >> 1);
    case 'empty':
      return reply.code(status).type('application/json').send('');
    case 'wrong-shape':
      return reply.code(status).send({ unexpected: true });
  }
}

function writeJournal(
  request: FastifyRequest,
  status: number | null,
  code: string | null,
  reply: Uint8Array | null,
): void {
  const { world, key, member, startedAt, fault, breaches, outside, movements } = request.ongoing;
  const id = world.journal.add({
    at: world.clock.iso(),
    call: key,
    method: request.method,
    url: request.url,
    status,
    code,
    memberId: member?.id ?? null,
    milliseconds: Math.round(performance.now() - startedAt),
    fault,
    breaches,
    outside,
    movements,
    body: request.ongoing.file ? `[file of ${request.ongoing.file.bytes.length} bytes]` : request.body,
    answer: reply,
  });
  world.events.emit('changed', world.name);
  // Nobody may be watching, and a view of the entry costs more than the entry.
  if (world.events.listenerCount('journal') === 0) return;
  const entry = world.journal.entry(id);
  if (entry) world.events.emit('journal', world.name, entry);
}

let lastDate = { second: NaN, text: '' };

/** As the Date header has it; asked so often that the last one is kept. */
export function httpDate(clock: Clock): string {
  const at = clock.now();
  const second = Math.floor(at / 1000);
  if (second !== lastDate.second) lastDate = { second, text: new Date(at).toUTCString() };
  return lastDate.text;
}
