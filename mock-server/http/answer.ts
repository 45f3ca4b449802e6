import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from 'contracts';
import { cutConnection } from './cut-connection.ts';
import type { Clock } from '../engine/clock.ts';
import type { AfterFault } from '../engine/fault.ts';
import { emptyEntry, type RawEntry, uploadText } from '../engine/journal-entry.ts';
import { NotKept } from '../engine/events.ts';
import { statuses } from './statuses.ts';
import type { World } from '../world/world.ts';

type Noted = Pick<World, 'name' | 'clock' | 'journal' | 'events'>;

const JSON_TYPE = 'application/json; charset=utf-8';

const UNKEPT_CODE: ErrorCode = 'INTERNAL_SERVER_ERROR';
/** The answer to a call that changed what could not be stored, as in the journal. */
const UNKEPT = {
  status: statuses[UNKEPT_CODE],
  code: UNKEPT_CODE,
  answer: JSON.stringify({ message: UNKEPT_CODE }),
};

/**
 * The one place where an answer of the API leaves the mock: writes the journal entry first, so that it exists when the
 * client has the answer, then applies a fault to the answer.
 * @param text the body as JSON, if the caller has serialized it already
 * @param payload the same as text or bytes
 */
export function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  body: object,
  text: string = JSON.stringify(body),
  payload: string | Buffer = text,
): FastifyReply {
  const { context } = request;
  // A fault has already refused this call; a second one would hide it.
  const fault =
    context.key === null || hasEnded(request) ? null : context.world.faults.takeAfter(context.key);
  if (fault) context.fault = fault.kind;
  const code = status >= 400 && 'message' in body ? String(body.message) : null;
  reply.header('date', httpDate(context.world.clock));
  const isStored = writeJournal(request, fault?.kind === 'drop' ? null : status, code, text);
  if (!isStored && fault?.kind !== 'drop') return refuseUnkept(reply);
  if (fault) return damage(reply, status, text, fault);
  return reply.code(status).header('content-type', JSON_TYPE).send(payload);
}

/** The caller must not treat as done what a restart would undo. */
function refuseUnkept(reply: FastifyReply): FastifyReply {
  return reply.code(UNKEPT.status).header('content-type', JSON_TYPE).send(UNKEPT.answer);
}

/** Answers a planned status with HTML, as a proxy does. */
export function answerText(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  text: string,
): FastifyReply {
  reply.header('date', httpDate(request.context.world.clock));
  if (!writeJournal(request, status, null, text)) return refuseUnkept(reply);
  return reply.code(status).type('text/html; charset=utf-8').send(text);
}

/** Journals the call without a status, sends the head and cuts the connection. */
export function cutAnswer(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  writeJournal(request, null, null, null);
  reply.header('date', httpDate(request.context.world.clock));
  return cutConnection(reply, 200, Buffer.from('x'), 0);
}

function hasEnded({ context: { fault } }: FastifyRequest): boolean {
  return fault === 'refuse' || fault === 'gone' || fault === 'limit';
}

function damage(reply: FastifyReply, status: number, text: string, { kind }: AfterFault): FastifyReply {
  const bytes = Buffer.from(text);
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

/** @returns whether what the call changed is stored; if not, the entry of an answered call says so. */
function writeJournal(
  request: FastifyRequest,
  status: number | null,
  code: string | null,
  reply: string | null,
): boolean {
  const { world, key, member, startedAt, fault, file } = request.context;
  const { serverViolations, clientViolation, movements } = request.context;
  const entry: RawEntry = {
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
    body: file ? JSON.stringify(uploadText(file.bytes.length)) : (request.bodyText ?? null),
    answer: reply,
  };
  // A call whose connection is cut has no answer.
  return noteEntry(world, entry, status === null ? {} : UNKEPT);
}

/**
 * @param unkept what the entry says instead if a change could not be stored
 * @returns whether it is stored
 */
export function noteEntry(world: Noted, entry: RawEntry, unkept: Partial<typeof UNKEPT> = {}): boolean {
  const { name, journal, events } = world;
  const id = journal.add(entry);
  let isStored = true;
  try {
    events.emit('changed', name, entry.call);
  } catch (error) {
    if (!(error instanceof NotKept)) throw error;
    isStored = false;
    journal.amendLast(unkept);
  }
  show(world, id);
  return isStored;
}

/** Of a request that was refused before it could change anything: there is nothing to store. */
export function noteRefusal(world: Noted, entry: RawEntry): void {
  show(world, world.journal.add(entry));
}

/** A violation that belongs to no request, such as an event that does not fit its schema. */
export function noteServerViolation(world: Noted, text: string): void {
  noteRefusal(world, { ...emptyEntry(world.clock.iso()), serverViolations: [text] });
}

function show({ name, journal, events }: Noted, id: number): void {
  // Skips the view if there is no listener: it costs more than the entry.
  if (events.listenerCount('journal') === 0) return;
  const view = journal.entry(id);
  if (view) events.emit('journal', name, view);
}

let lastDate = { second: NaN, text: '' };

/** For the Date header. Every answer needs it, so the last value is cached. */
export function httpDate(clock: Clock): string {
  const at = clock.now();
  const second = Math.floor(at / 1000);
  if (second !== lastDate.second) lastDate = { second, text: new Date(at).toUTCString() };
  return lastDate.text;
}
