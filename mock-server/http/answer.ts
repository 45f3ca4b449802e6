import type { FastifyReply, FastifyRequest } from 'fastify';
import { cutConnection } from './cut-connection.ts';
import type { Clock } from '../engine/clock.ts';
import type { AfterFault } from '../engine/fault.ts';
import type { RawEntry } from '../engine/journal-entry.ts';
import type { World } from '../world/world.ts';

type Noted = Pick<World, 'name' | 'journal' | 'events'>;

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * The one place where an answer of the API leaves the mock: writes the journal first, so that whoever has the answer
 * finds the entry, then applies a fault to it.
 * @param bytes the body as JSON, where the caller has written it already.
 */
export function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  body: object,
  bytes: Buffer = Buffer.from(JSON.stringify(body)),
): FastifyReply {
  const { context } = request;
  // A call refused by a fault has ended; another fault would hide the first.
  const fault =
    context.key === null || hasEnded(request) ? null : context.world.faults.takeAfter(context.key);
  if (fault) context.fault = fault.kind;
  const code = status >= 400 && 'message' in body ? String(body.message) : null;
  writeJournal(request, fault?.kind === 'drop' ? null : status, code, bytes);
  reply.header('date', httpDate(context.world.clock));
  if (fault) return damage(reply, status, bytes, fault);
  return reply.code(status).header('content-type', JSON_TYPE).send(sendable(bytes));
}

/** A test's DOM may bring its own ArrayBuffer; Fastify would then write the bytes as a JSON object. */
function sendable(bytes: Buffer): Buffer | string {
  return bytes.buffer instanceof ArrayBuffer ? bytes : bytes.toString();
}

/** Answers any text: no call of the API would. */
export function answerText(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  text: string,
): FastifyReply {
  writeJournal(request, status, null, Buffer.from(text));
  reply.header('date', httpDate(request.context.world.clock));
  return reply.code(status).type('text/html; charset=utf-8').send(text);
}

/** Cuts the connection: no answer leaves. */
export function breakOff(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  writeJournal(request, null, null, null);
  reply.header('date', httpDate(request.context.world.clock));
  return cutConnection(reply, 200, Buffer.from('x'), 0);
}

function hasEnded({ context: { fault } }: FastifyRequest): boolean {
  return fault === 'refuse' || fault === 'gone' || fault === 'limit';
}

function damage(reply: FastifyReply, status: number, bytes: Buffer, { kind }: AfterFault): FastifyReply {
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
  const { world, key, member, startedAt, fault, file, ...told } = request.context;
  const { serverViolations, clientViolation, movements } = told;
  noteEntry(world, {
    at: world.clock.iso(),
    call: key,
    method: request.method,
    url: request.url,
    status,
    code,
    memberId: member?.id ?? null,
    milliseconds: Math.round(performance.now() - startedAt),
    fault,
    serverViolations,
    clientViolation,
    movements,
    body: file ? JSON.stringify(`[file of ${file.bytes.length} bytes]`) : (request.bodyText ?? null),
    answer: reply,
  });
}

/** Writes an entry of the journal, and tells of it: who keeps the states of the world keeps this one. */
export function noteEntry({ name, journal, events }: Noted, entry: RawEntry): void {
  const id = journal.add(entry);
  events.emit('changed', name);
  // Nobody may be watching, and a view of the entry costs more than the entry.
  if (events.listenerCount('journal') === 0) return;
  const view = journal.entry(id);
  if (view) events.emit('journal', name, view);
}

let lastDate = { second: NaN, text: '' };

/** For the Date header. Every answer needs it, so the last one is kept. */
export function httpDate(clock: Clock): string {
  const at = clock.now();
  const second = Math.floor(at / 1000);
  if (second !== lastDate.second) lastDate = { second, text: new Date(at).toUTCString() };
  return lastDate.text;
}
