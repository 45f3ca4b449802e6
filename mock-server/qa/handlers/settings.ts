import { bahtFromSatang, satangFromBaht } from 'contracts/rules';
import type { settings as verbs } from '../../control/settings.ts';
import type { Outage } from '../../world/service/outages.ts';
import type { Language } from '../../world/service/lookup-texts.ts';
import { setLookups } from '../../world/service/lookups.ts';
import type { World } from '../../world/world.ts';
import type { Handlers } from '../handler.ts';
import { assertDistinct } from './assert-distinct.ts';

export const settingsHandlers: Handlers<keyof typeof verbs> = {
  'GET /flags': ({ world }) => world.flags,
  'PUT /flags': ({ world, body }) => Object.assign(world.flags, body),
  'GET /lookups': ({ world }) => world.lookups,
  'PUT /lookups': ({ world, body }) => {
    assertDistinct('sources', body.sources ?? []);
    return setLookups(world, body);
  },
  'GET /lookups/{language}': ({ world, params }) => world.translations[params.language as Language],
  'PUT /lookups/{language}': ({ world, params, body }) => {
    world.translations[params.language as Language] = body;
    return body;
  },
  'GET /withdraw-limits': ({ world }) => limitsView(world),
  'PUT /withdraw-limits': ({ world, body }) => {
    const changed: Partial<World['withdrawLimits']> = {};
    for (const currency of ['THB', 'LAK'] as const) {
      const limits = body[currency];
      if (limits) changed[currency] = { min: satangFromBaht(limits.min), max: satangFromBaht(limits.max) };
    }
    Object.assign(world.withdrawLimits, changed);
    return limitsView(world);
  },
  'GET /slip-hours': ({ world }) => world.slipHours,
  'PUT /slip-hours': ({ world, body }) => Object.assign(world.slipHours, body),
  'GET /outages': ({ world }) => ({ outages: [...world.outages] }),
  'PUT /outages': ({ world: { outages }, body }) => {
    outages.clear();
    for (const part of body.outages) outages.add(part);
    return body;
  },
  'PUT /outages/{part}': ({ world: { outages }, params, body: { isOut } }) => {
    // The path takes no other part.
    const part = params.part as Outage;
    if (isOut) outages.add(part);
    else outages.delete(part);
    return { outages: [...outages] };
  },
};

function limitsView({ withdrawLimits: { THB, LAK } }: World) {
  const view = ({ min, max }: typeof THB) => ({ min: bahtFromSatang(min), max: bahtFromSatang(max) });
  return { THB: view(THB), LAK: view(LAK) };
}
