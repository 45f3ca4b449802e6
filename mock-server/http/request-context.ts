import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Endpoint, EndpointKey } from 'contracts';
import type { FaultKind } from '../engine/fault.ts';
import type { RawEntry } from '../engine/journal-entry.ts';
import { DEFAULT_WORLD } from '../engine/world-store.ts';
import type { Member } from '../world/members/members.ts';
import type { Movement } from '../world/money/ledger.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import type { UploadedFile } from './receive-file.ts';

export interface RequestContext {
  world: World;
  worlds: Worlds;
  /** Null if no call of the API has this method and path. */
  key: EndpointKey | null;
  endpoint: Endpoint | null;
  member: Member | null;
  /** What arrived of the body while a fault held the call; null if none did. */
  heldBody: Readable | null;
  file: UploadedFile | null;
  /** Milliseconds of the process, not of the world: it measures the mock. */
  startedAt: number;
  fault: FaultKind | null;
  serverViolations: string[];
  clientViolation: RawEntry['clientViolation'];
  movements: readonly Movement[];
}

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext;
  }
  interface FastifyContextConfig {
    key?: EndpointKey;
    endpoint?: Endpoint;
  }
}

/** @throws RangeError if the request names an invalid world, LimitReached */
export function openContext(request: FastifyRequest, worlds: Worlds): RequestContext {
  const { key = null, endpoint = null } = request.routeOptions.config;
  const world = worlds.open(worldNameFrom(request.headers));
  return {
    world,
    worlds,
    key,
    endpoint,
    member: null,
    heldBody: null,
    file: null,
    startedAt: performance.now(),
    fault: null,
    serverViolations: [],
    clientViolation: null,
    movements: [],
  };
}

/** Scheme and host under which the caller reached the mock: a proxy that ends TLS names the scheme, before those of later ones. */
export function originOf({ protocol, host, headers }: FastifyRequest): string {
  return `${/^https\b/i.test(String(headers['x-forwarded-proto'])) ? 'https' : protocol}://${host}`;
}

/** Tests and tools name the world by header, browsers by cookie; otherwise it is the default. */
export function worldNameFrom(headers: IncomingHttpHeaders): string {
  const header = headers['x-mock-world'];
  if (header !== undefined) return String(header);
  return /(?:^|;\s*)mock-world=([^;]*)/.exec(headers.cookie ?? '')?.[1]?.trim() ?? DEFAULT_WORLD;
}
