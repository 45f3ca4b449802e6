import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { endpoints, Strict, Text } from 'contracts';
import { moment } from './moment.ts';
import { Problem } from './problem.ts';
import { Nothing, ScenarioShape, WorldName, WorldPlanShape, WorldShape } from './shapes.ts';
import { typed, worldNamed, type QaOptions } from './typed.ts';
import { worldView } from './views.ts';

/** Uploads travel within a snapshot. */
const SNAPSHOT_LIMIT = 128 * 1024 * 1024;

const params = Strict({ world: WorldName });

export async function worldRoutes(plain: FastifyInstance, { worlds }: QaOptions): Promise<void> {
  const app = typed(plain);

  app.get(
    '/scenarios',
    {
      schema: {
        tags: ['worlds'],
        summary: 'The named states a world can be made in',
        response: { 200: Strict({ scenarios: Type.Array(ScenarioShape) }) },
      },
    },
    async () => ({
      scenarios: [...worlds.scenarios.values()].map(({ name, description }) => ({ name, description })),
    }),
  );

  app.get(
    '/calls',
    {
      schema: {
        tags: ['worlds'],
        summary: 'Every call of the API by its key',
        response: { 200: Strict({ calls: Type.Array(Text()) }) },
      },
    },
    async () => ({ calls: Object.keys(endpoints) }),
  );

  app.get(
    '/worlds',
    {
      schema: {
        tags: ['worlds'],
        summary: 'All worlds',
        response: { 200: Strict({ worlds: Type.Array(WorldShape) }) },
      },
    },
    async () => ({ worlds: worlds.list().map((world) => worldView(worlds, world)) }),
  );

  app.put(
    '/worlds/:world',
    {
      schema: {
        tags: ['worlds'],
        summary: 'Makes a world, or makes it anew',
        params,
        body: WorldPlanShape,
        response: { 200: WorldShape },
      },
    },
    async ({ params: { world }, body: { scenario = 'demo', seed, frozenAt } }) => {
      if (!worlds.scenarios.has(scenario)) throw new Problem(404, `no scenario is called "${scenario}"`);
      const plan = {
        scenario,
        ...(seed === undefined ? {} : { seed }),
        ...(frozenAt === undefined ? {} : { frozenAt: moment(frozenAt) }),
      };
      return worldView(worlds, worlds.reset(world, plan));
    },
  );

  app.get(
    '/worlds/:world',
    { schema: { tags: ['worlds'], summary: 'One world', params, response: { 200: WorldShape } } },
    async ({ params: { world } }) => worldView(worlds, worldNamed(worlds, world)),
  );

  app.delete(
    '/worlds/:world',
    { schema: { tags: ['worlds'], summary: 'Forgets a world', params, response: { 204: Nothing } } },
    async ({ params: { world } }, reply) => {
      worldNamed(worlds, world);
      worlds.remove(world);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/worlds/:world/snapshot',
    {
      schema: {
        tags: ['worlds'],
        summary: 'All that a world holds, to be loaded again here or elsewhere; the journal stays behind',
        params,
        response: { 200: Type.Unknown() },
      },
    },
    async ({ params: { world } }) => worlds.save(worldNamed(worlds, world)),
  );

  app.put(
    '/worlds/:world/snapshot',
    {
      bodyLimit: SNAPSHOT_LIMIT,
      schema: {
        tags: ['worlds'],
        summary: 'Makes the world what a snapshot says; a damaged one changes nothing',
        params,
        body: Type.Object({}),
        response: { 200: WorldShape },
      },
    },
    async ({ params: { world }, body }) => {
      try {
        return worldView(worlds, worlds.load(world, body));
      } catch (error) {
        throw new Problem(400, error instanceof Error ? error.message : String(error));
      }
    },
  );
}
