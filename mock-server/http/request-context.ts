import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Endpoint, EndpointKey } from 'contracts';
import type { UploadedFile } from './receive-file.ts';
import type { Member } from '../world/entities.ts';
import type { FaultKind } from '../engine/faults.ts';
import type { World } from '../world/world.ts';
import type { Movement } from '../world/money/ledger.ts';
import { settle } from '../world/run-due-jobs.ts';
import { DEFAULT_WORLD, type Worlds } from '../engine/worlds.ts';

/** One request to the API from its arrival to its answer. */
export interface OngoingCall {
  world: World;
  /** Null when no call of the API has this method and path. */
  key: EndpointKey | null;
  endpoint: Endpoint | null;
  member: Member | null;
  /** What a multipart form has brought. */
  file: UploadedFile | null;
  /** Milliseconds of the process, not of the world: it measures the mock. */
  startedAt: number;
  fault: FaultKind | null;
  breaches: string[];
  /** How the request left the contract, or null. */
  outside: string | null;
  /** What it moved in the books. */
  movements: readonly Movement[];
}

declare module 'fastify' {
  interface FastifyRequest {
    ongoing: OngoingCall;
  }
  interface FastifyContextConfig {
    key?: EndpointKey;
    endpoint?: Endpoint;
  }
}

/** @throws RangeError when the request names its world badly. */
export function openCall(request: FastifyRequest, worlds: Worlds): OngoingCall {
  const { key = null, endpoint = null } = request.routeOptions.config;
  const world = worlds.open(worldNameFrom(request.headers));
  settle(world);
  return {
    world,
    key,
    endpoint,
    member: null,
    file: null,
    startedAt: performance.now(),
    fault: null,
    breaches: [],
    outside: null,
    movements: [],
  };
}

/** The header names the world for tests and tools, the cookie for a browser; people get the default. */
export function worldNameFrom(headers: IncomingHttpHeaders): string {
  const header = headers['x-mock-world'];
  if (header !== undefined) return String(header);
  return /(?:^|;\s*)mock-world=([^;]*)/.exec(headers.cookie ?? '')?.[1]?.trim() ?? DEFAULT_WORLD;
}
