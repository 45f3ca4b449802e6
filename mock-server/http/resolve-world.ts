import type { FastifyRequest } from 'fastify';
import { worldNameFrom } from './request-context.ts';
import { settle } from '../world/run-due-jobs.ts';
import type { World } from '../world/world.ts';
import { WORLD_NAME, type Worlds } from '../engine/worlds.ts';

/** The world of a page or a file: named as for a call, or by `?world=`; undefined when there is none of that name. */
export function worldAsked({ query, headers }: FastifyRequest, worlds: Worlds): World | undefined {
  const { world: asked } = query as { world?: unknown };
  const name = typeof asked === 'string' ? asked : worldNameFrom(headers);
  const world = WORLD_NAME.test(name) ? worlds.find(name) : undefined;
  if (world) settle(world);
  return world;
}
