import type { FastifyInstance } from 'fastify';
import { bahtFromSatang, satangFromBaht } from 'contracts/rules';
import { Strict } from 'contracts';
import type { World } from '../world/world.ts';
import {
  FailingShape,
  FlagsPlan,
  FlagsShape,
  LimitsPlan,
  LimitsShape,
  LookupsPlan,
  LookupsShape,
  SlipHoursPlan,
  SlipHoursShape,
  type LimitsReply,
} from './settings-shapes.ts';
import { WorldName } from './shapes.ts';
import { typed, worldNamed, type QaOptions } from './typed.ts';

const tags = ['settings'];
const params = Strict({ world: WorldName });

/** What the service is set to: each has a GET that shows it and a PUT that changes the fields it is given. */
export async function settingsRoutes(plain: FastifyInstance, { worlds }: QaOptions): Promise<void> {
  const app = typed(plain);

  app.get(
    '/worlds/:world/flags',
    { schema: { tags, summary: 'Switches', params, response: { 200: FlagsShape } } },
    async ({ params: { world } }) => worldNamed(worlds, world).flags,
  );
  app.put(
    '/worlds/:world/flags',
    { schema: { tags, summary: 'Throws switches', params, body: FlagsPlan, response: { 200: FlagsShape } } },
    async ({ params: { world }, body }) => Object.assign(worldNamed(worlds, world).flags, body),
  );

  app.get(
    '/worlds/:world/lookups',
    { schema: { tags, summary: 'Texts that the lookups answer', params, response: { 200: LookupsShape } } },
    async ({ params: { world } }) => worldNamed(worlds, world).lookups,
  );
  app.put(
    '/worlds/:world/lookups',
    {
      schema: {
        tags,
        summary: 'Changes texts: notice, contact, conditions, agreements, sources, info',
        params,
        body: LookupsPlan,
        response: { 200: LookupsShape },
      },
    },
    async ({ params: { world }, body }) => Object.assign(worldNamed(worlds, world).lookups, body),
  );

  app.get(
    '/worlds/:world/withdraw-limits',
    {
      schema: {
        tags,
        summary: 'Smallest and largest withdrawal by currency',
        params,
        response: { 200: LimitsShape },
      },
    },
    async ({ params: { world } }) => limitsView(worldNamed(worlds, world)),
  );
  app.put(
    '/worlds/:world/withdraw-limits',
    {
      schema: { tags, summary: 'Changes them', params, body: LimitsPlan, response: { 200: LimitsShape } },
    },
    async ({ params: { world }, body }) => {
      const found = worldNamed(worlds, world);
      const changed: Partial<World['withdrawLimits']> = {};
      for (const currency of ['THB', 'LAK'] as const) {
        const plan = body[currency];
        if (plan) changed[currency] = { min: satangFromBaht(plan.min), max: satangFromBaht(plan.max) };
      }
      Object.assign(found.withdrawLimits, changed);
      return limitsView(found);
    },
  );

  app.get(
    '/worlds/:world/slip-hours',
    {
      schema: {
        tags,
        summary: 'When no slips are taken, in Bangkok time',
        params,
        response: { 200: SlipHoursShape },
      },
    },
    async ({ params: { world } }) => worldNamed(worlds, world).slipHours,
  );
  app.put(
    '/worlds/:world/slip-hours',
    {
      schema: {
        tags,
        summary: 'Changes them; equal times mean never closed',
        params,
        body: SlipHoursPlan,
        response: { 200: SlipHoursShape },
      },
    },
    async ({ params: { world }, body }) => Object.assign(worldNamed(worlds, world).slipHours, body),
  );

  app.get(
    '/worlds/:world/failing',
    { schema: { tags, summary: 'Parts of the service that fail', params, response: { 200: FailingShape } } },
    async ({ params: { world } }) => ({ parts: [...worldNamed(worlds, world).outages] }),
  );
  app.put(
    '/worlds/:world/failing',
    {
      schema: {
        tags,
        summary: 'Lets exactly these parts fail, each with its own code, until told otherwise',
        params,
        body: FailingShape,
        response: { 200: FailingShape },
      },
    },
    async ({ params: { world }, body }) => {
      const { outages: failing } = worldNamed(worlds, world);
      failing.clear();
      for (const part of body.parts) failing.add(part);
      return body;
    },
  );
}

function limitsView({ withdrawLimits: { THB, LAK } }: World): LimitsReply {
  const view = ({ min, max }: typeof THB) => ({ min: bahtFromSatang(min), max: bahtFromSatang(max) });
  return { THB: view(THB), LAK: view(LAK) };
}
