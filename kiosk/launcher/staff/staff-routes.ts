import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PinLock } from './pin-lock.ts';
import { keepRecord, keptRecords, readRecord } from './records.ts';
import type { StaffFacts } from './shapes.ts';

export interface StaffOptions {
  lock: PinLock;
  /** A monotonic clock, in milliseconds. */
  now: () => number;
  records: string;
  facts: () => Promise<StaffFacts>;
}

/** The staff's access ends after this time, in case they walk away. */
const ACCESS_MS = 15 * 60_000;
const COOKIE = 'terminal-staff';

/** The PIN entry and the routes behind it. They expose no member data. (K4) */
export function addStaffRoutes(host: FastifyInstance, { lock, now, records, facts }: StaffOptions): void {
  let access: { key: string; until: number } | null = null;

  const isStaff = ({ headers }: FastifyRequest) => {
    const key = new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1];
    return access !== null && key === access.key && now() < access.until;
  };
  const forStaff = async (request: FastifyRequest, reply: FastifyReply) =>
    isStaff(request) ? undefined : reply.code(401).send({});
  host.post('/terminal/staff/enter', async ({ body }, reply) => {
    const pin = (body as { pin?: unknown } | null)?.pin;
    const attempt = lock.try(typeof pin === 'string' ? pin : '', now());
    if (!attempt.isOpen) return reply.code(403).send(attempt);
    access = { key: randomBytes(16).toString('base64url'), until: now() + ACCESS_MS };
    // The page makes the cookie of it: it asks without credentials, and then the browser ignores a cookie of the answer.
    return { ...attempt, key: access.key, seconds: ACCESS_MS / 1_000 };
  });
  host.post('/terminal/staff/leave', async (_request, reply) => {
    access = null;
    return reply.header('set-cookie', `${COOKIE}=; Path=/terminal/staff; Max-Age=0`).send({});
  });
  host.get('/terminal/staff/facts', { preHandler: forStaff }, facts);
  host.get('/terminal/staff/records', { preHandler: forStaff }, () => keptRecords(records));
  host.post('/terminal/staff/records', { preHandler: forStaff }, async ({ body }, reply) => {
    const record = readRecord(body, new Date());
    if (!record) return reply.code(400).send({});
    keepRecord(records, record);
    return record;
  });
}
