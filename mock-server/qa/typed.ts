import type { FastifyInstance } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { runDueJobs } from '../world/run-due-jobs.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import { Problem } from './problem.ts';

export interface QaOptions {
  worlds: Worlds;
}

/** The app with handlers typed by their shapes. */
export function typed(app: FastifyInstance) {
  return app.withTypeProvider<TypeBoxTypeProvider>();
}

/** @throws Problem 404. A question does not make a world; a call of the API or a PUT does. */
export function worldNamed(worlds: Worlds, name: string): World {
  const world = worlds.find(name);
  if (!world) throw new Problem(404, `no world is called "${name}"; PUT /qa/api/worlds/${name} makes it`);
  runDueJobs(world);
  return world;
}
