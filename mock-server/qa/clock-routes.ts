import type { FastifyInstance } from 'fastify';
import { Strict } from 'contracts';
import { moment } from './moment.ts';
import { Advance, ClockPlan, ClockShape, WorldName } from './shapes.ts';
import { typed, worldNamed, type QaOptions } from './typed.ts';
import { clockView } from './views.ts';

const params = Strict({ world: WorldName });

export async function clockRoutes(plain: FastifyInstance, { worlds }: QaOptions): Promise<void> {
  const app = typed(plain);

  app.get(
    '/worlds/:world/clock',
    { schema: { tags: ['clock'], summary: "The world's time", params, response: { 200: ClockShape } } },
    async ({ params: { world } }) => clockView(worldNamed(worlds, world)),
  );

  app.put(
    '/worlds/:world/clock',
    {
      schema: {
        tags: ['clock'],
        summary: 'Sets, freezes or unfreezes it, or changes how fast it runs',
        params,
        body: ClockPlan,
        response: { 200: ClockShape },
      },
    },
    async ({ params, body: { now, isFrozen, rate } }) => {
      const world = worldNamed(worlds, params.world);
      if (now !== undefined) world.clock.set(moment(now));
      if (rate !== undefined) world.clock.setRate(rate);
      if (isFrozen === true) world.clock.freeze();
      if (isFrozen === false) world.clock.unfreeze();
      return clockView(world);
    },
  );

  app.post(
    '/worlds/:world/clock/advance',
    {
      schema: {
        tags: ['clock'],
        summary: 'Moves it forward',
        params,
        body: Advance,
        response: { 200: ClockShape },
      },
    },
    async ({ params, body: { seconds } }) => {
      const world = worldNamed(worlds, params.world);
      world.clock.advance(Math.round(seconds * 1000));
      return clockView(world);
    },
  );
}
