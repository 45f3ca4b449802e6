import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { Strict } from 'contracts';
import { scenarios } from '../scenarios/index.ts';
import {
  Advance,
  ClockPlan,
  ClockShape,
  FlagsPlan,
  FlagsShape,
  Nothing,
  ScenarioShape,
  WorldName,
  WorldPlanShape,
  WorldShape,
} from './shapes.ts';
import { Problem } from './problem.ts';
import { typed, worldNamed, type QaOptions } from './typed.ts';
import { clockView, worldView } from './views.ts';

const params = Strict({ world: WorldName });

export async function worldRoutes(plain: FastifyInstance, { worlds }: QaOptions): Promise<void> {
  const app = typed(plain);

  app.get(
    '/scenarios',
    { schema: { tags: ['worlds'], summary: 'The named states a world can be made in', response: { 200: Strict({ scenarios: Type.Array(ScenarioShape) }) } } },
    async () => ({ scenarios: [...scenarios.values()].map(({ name, description }) => ({ name, description })) }),
  );

  app.get(
    '/worlds',
    { schema: { tags: ['worlds'], summary: 'All worlds', response: { 200: Strict({ worlds: Type.Array(WorldShape) }) } } },
    async () => ({ worlds: worlds.list().map(worldView) }),
  );

  app.put(
    '/worlds/:world',
    { schema: { tags: ['worlds'], summary: 'Makes a world, or makes it anew', params, body: WorldPlanShape, response: { 200: WorldShape } } },
    async ({ params: { world }, body: { scenario = 'demo', seed, frozenAt } }) => {
      if (!scenarios.has(scenario)) throw new Problem(404, `no scenario is called "${scenario}"`);
      const plan = {
        scenario,
        ...(seed === undefined ? {} : { seed }),
        ...(frozenAt === undefined ? {} : { frozenAt: moment(frozenAt) }),
      };
      return worldView(worlds.reset(world, plan));
    },
  );

  app.get(
    '/worlds/:world',
    { schema: { tags: ['worlds'], summary: 'One world', params, response: { 200: WorldShape } } },
    async ({ params: { world } }) => worldView(worldNamed(worlds, world)),
  );

  app.delete(
    '/worlds/:world',
    { schema: { tags: ['worlds'], summary: 'Forgets a world', params, response: { 204: Nothing } } },
    async ({ params: { world } }, reply) => {
      worldNamed(worlds, world);
      worlds.remove(world);
      return reply.code(204).send();
    },
  );

  app.get(
    '/worlds/:world/clock',
    { schema: { tags: ['clock'], summary: "The world's time", params, response: { 200: ClockShape } } },
    async ({ params: { world } }) => clockView(worldNamed(worlds, world)),
  );

  app.put(
    '/worlds/:world/clock',
    { schema: { tags: ['clock'], summary: 'Sets, freezes or unfreezes it', params, body: ClockPlan, response: { 200: ClockShape } } },
    async ({ params, body: { now, isFrozen } }) => {
      const world = worldNamed(worlds, params.world);
      if (now !== undefined) world.clock.set(moment(now));
      if (isFrozen === true) world.clock.freeze();
      if (isFrozen === false) world.clock.unfreeze();
      return clockView(world);
    },
  );

  app.post(
    '/worlds/:world/clock/advance',
    { schema: { tags: ['clock'], summary: 'Moves it forward', params, body: Advance, response: { 200: ClockShape } } },
    async ({ params, body: { seconds } }) => {
      const world = worldNamed(worlds, params.world);
      world.clock.advance(Math.round(seconds * 1000));
      return clockView(world);
    },
  );

  app.get(
    '/worlds/:world/flags',
    { schema: { tags: ['flags'], summary: 'Switches', params, response: { 200: FlagsShape } } },
    async ({ params: { world } }) => worldNamed(worlds, world).flags,
  );

  app.put(
    '/worlds/:world/flags',
    { schema: { tags: ['flags'], summary: 'Throws switches', params, body: FlagsPlan, response: { 200: FlagsShape } } },
    async ({ params: { world }, body }) => Object.assign(worldNamed(worlds, world).flags, body),
  );
}

/** @throws Problem 400 for a date that no calendar has, such as 31 February. */
function moment(iso: string): number {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) throw new Problem(400, `not a moment: ${iso}`);
  return at;
}
