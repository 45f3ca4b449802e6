import type { FastifyRequest } from 'fastify';
import { worldNameFrom } from './request-context.ts';
import { WORLD_NAME } from 'contracts/rules';
import { runAndReportDueJobs } from '../world/run-due-jobs.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';

/** The world of a page or a file, named as for a call or by `?world=`; undefined if it does not exist. */
export function resolveWorld({ query, headers }: FastifyRequest, worlds: Worlds): World | undefined {
  const { world: named } = query as { world?: unknown };
  const name = typeof named === 'string' ? named : worldNameFrom(headers);
  const world = WORLD_NAME.test(name) ? worlds.find(name) : undefined;
  if (world) runAndReportDueJobs(world);
  return world;
}
