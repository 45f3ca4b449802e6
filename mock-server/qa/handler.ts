import type { FastifyRequest } from 'fastify';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '../control/endpoint.ts';
import type { Verb, Verbs } from '../control/table.ts';
import type { Worlds } from '../world/worlds.ts';
import type { Member } from '../world/members/members.ts';
import { memberByPhone } from '../world/members/members.ts';
import { runDueJobs } from '../world/run-due-jobs.ts';
import type { World } from '../world/world.ts';
import type { Apps } from './apps.ts';
import type { History } from './history.ts';
import { Problem } from './problem.ts';

/** What verbs rule. */
export interface Mock {
  worlds: Worlds;
  apps: Apps;
  history: History;
}

/** What a handler is given: input that has been checked against the table. */
export interface ControlRequest<K extends Verb> extends Mock {
  /** The name in the path, whether there is such a world or not. */
  name: string;
  /** The world of the path. Reading it throws Problem 404 when there is none. */
  world: World;
  /** The member of the path's `phone`. Reading it throws Problem 404 when there is none. */
  member: 'phone' extends keyof ParamsOf<K> ? Member : never;
  params: ParamsOf<K>;
  query: QueryOf<Verbs[K]>;
  body: BodyOf<Verbs[K]>;
  /** Scheme and host under which the caller reached the mock. */
  origin: string;
}

/** The answer of a verb that answers a file. */
export interface FileReply {
  content: string | Uint8Array;
  /** Under which a browser saves it. */
  name?: string;
}

type Result<K extends Verb> = ReplyOf<Verbs[K], FileReply>;

/** Carries out one verb; of a verb with an empty answer the result is dropped. @throws Problem */
export type Handler<K extends Verb> = (
  request: ControlRequest<K>,
) => null extends Result<K> ? unknown : Result<K> | Promise<Result<K>>;

/** A handler for each verb, no more and no fewer. */
export type Handlers<K extends Verb = Verb> = { [Name in K]: Handler<Name> };

export function createRequest<K extends Verb>(
  request: FastifyRequest,
  { worlds, apps, history }: Mock,
): ControlRequest<K> {
  const params = request.params as { world?: string; phone?: string };
  const { world: name = '' } = params;
  return {
    worlds,
    apps,
    history,
    name,
    get world() {
      return worldNamed(worlds, name);
    },
    get member() {
      return memberNamed(worldNamed(worlds, name), params.phone ?? '');
    },
    params,
    query: request.query,
    body: request.body,
    origin: `${request.protocol}://${request.host}`,
  } as ControlRequest<K>;
}

/** @throws Problem 404. A question does not make a world; a call of the API or a PUT does. */
function worldNamed(worlds: Worlds, name: string): World {
  const world = worlds.find(name);
  if (!world) throw new Problem(404, `no world is called "${name}"; PUT /qa/api/worlds/${name} creates it`);
  runDueJobs(world);
  return world;
}

/** @throws Problem 404 */
export function memberNamed(world: World, phone: string): Member {
  const member = memberByPhone(world, phone);
  if (!member) throw new Problem(404, `no member of this world has the phone ${phone}`);
  return member;
}
