import type { FastifyRequest } from 'fastify';
import type { BodyOf, ControlEndpoint, ParamsOf, QueryOf, ReplyOf } from '../control/endpoint.ts';
import type { Verb, Verbs } from '../control/table.ts';
import { originOf } from '../http/request-context.ts';
import type { Worlds } from '../world/worlds.ts';
import type { Member } from '../world/members/members.ts';
import { memberByPhone } from '../world/members/members.ts';
import { runAndReportDueJobs, runDueJobs, runDueJobsForCopy } from '../world/run-due-jobs.ts';
import type { World } from '../world/world.ts';
import type { Apps } from './apps.ts';
import type { History } from './history.ts';
import { VerbRefusal } from './verb-refusal.ts';

export interface Mock {
  worlds: Worlds;
  apps: Apps;
  history: History;
  /** @throws VerbRefusal for a loaded world of which a verb could not answer a part. */
  assertReadable: (world: World) => void;
}

/** What the handler of a verb gets; world and member are looked up when read. */
export interface ControlRequest<K extends Verb> extends Mock {
  /** The world may not exist. */
  name: string;
  /** Reading it throws VerbRefusal NO_WORLD if it does not exist. */
  world: World;
  /** The member with the path's `phone`. Reading it throws VerbRefusal NOT_FOUND if there is none. */
  member: 'phone' extends keyof ParamsOf<K> ? Member : never;
  params: ParamsOf<K>;
  query: QueryOf<Verbs[K]>;
  body: BodyOf<Verbs[K]>;
  origin: string;
  /** The Host of the request. */
  host: string | undefined;
}

export interface FileReply {
  content: string | Uint8Array;
  name?: string;
}

type Result<K extends Verb> = ReplyOf<Verbs[K], FileReply>;

/** The result is dropped if the verb has no reply. @throws VerbRefusal */
export type Handler<K extends Verb> = (
  request: ControlRequest<K>,
) => null extends Result<K> ? unknown : Result<K> | Promise<Result<K>>;

export type Handlers<K extends Verb = Verb> = { [Name in K]: Handler<Name> };

export function createRequest<K extends Verb>(
  request: FastifyRequest,
  { worlds, apps, history, assertReadable }: Mock,
  { isCopy }: Pick<ControlEndpoint, 'isCopy'>,
): ControlRequest<K> {
  const params = request.params as { world?: string; phone?: string };
  const { world: name = '' } = params;
  // The other verbs report what became due with their own change.
  const settleForRead = isCopy ? runDueJobsForCopy : runAndReportDueJobs;
  const settle = request.method === 'GET' ? settleForRead : runDueJobs;
  const worldNamed = () => {
    const world = worlds.find(name);
    if (!world) throw noWorld(name);
    settle(world);
    return world;
  };
  return {
    worlds,
    apps,
    history,
    assertReadable,
    name,
    get world() {
      return worldNamed();
    },
    get member() {
      return memberNamed(worldNamed(), params.phone ?? '');
    },
    params,
    query: request.query,
    body: request.body,
    origin: originOf(request),
    host: request.headers.host,
  } as ControlRequest<K>;
}

/** A read does not create a world; a call of the API or a PUT does. */
export function noWorld(name: string): VerbRefusal {
  return new VerbRefusal('NO_WORLD', `no world is called "${name}"; PUT /qa/api/worlds/${name} creates it`);
}

/** @throws VerbRefusal NOT_FOUND */
export function memberNamed(world: World, phone: string): Member {
  const member = memberByPhone(world, phone);
  if (!member) throw new VerbRefusal('NOT_FOUND', `no member of this world has the phone ${phone}`);
  return member;
}
