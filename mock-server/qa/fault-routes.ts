import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { Strict } from 'contracts';
import { FaultPlanShape, FaultShape } from './fault-shapes.ts';
import { Problem } from './problem.ts';
import { Nothing, WorldName } from './shapes.ts';
import { typed, worldNamed, type QaOptions } from './typed.ts';

const tags = ['faults'];
const params = Strict({ world: WorldName });

export async function faultRoutes(plain: FastifyInstance, { worlds }: QaOptions): Promise<void> {
  const app = typed(plain);

  app.get(
    '/worlds/:world/faults',
    {
      schema: {
        tags,
        summary: 'The faults that are still to strike, and those that hold calls back',
        params,
        response: { 200: Strict({ faults: Type.Array(FaultShape) }) },
      },
    },
    async ({ params: { world } }) => ({ faults: [...worldNamed(worlds, world).faults.list()] }),
  );

  app.post(
    '/worlds/:world/faults',
    {
      schema: { tags, summary: 'Plans a fault', params, body: FaultPlanShape, response: { 200: FaultShape } },
    },
    async ({ params: { world }, body }) => worldNamed(worlds, world).faults.add({ times: 1, ...body }),
  );

  app.delete(
    '/worlds/:world/faults/:id',
    {
      schema: {
        tags,
        summary: 'Takes a fault back; calls that hang at it go on',
        params: Strict({ world: WorldName, id: Type.String({ pattern: '^\\d{1,9}$' }) }),
        response: { 204: Nothing },
      },
    },
    async ({ params: { world, id } }, reply) => {
      if (!worldNamed(worlds, world).faults.remove(Number(id)))
        throw new Problem(404, `no fault has the id ${id}`);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/worlds/:world/faults',
    { schema: { tags, summary: 'Takes all faults back', params, response: { 204: Nothing } } },
    async ({ params: { world } }, reply) => {
      worldNamed(worlds, world).faults.clear();
      return reply.code(204).send(null);
    },
  );
}
