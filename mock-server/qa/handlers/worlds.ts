import { endpoints } from 'contracts';
import type { worlds as verbs } from '../../control/worlds.ts';
import { appsFor } from '../apps.ts';
import { noWorld, type Handlers } from '../handler.ts';
import { assertNew, withField, VerbRefusal } from '../verb-refusal.ts';
import { worldView } from './views.ts';

export const worldHandlers: Handlers<keyof typeof verbs> = {
  'GET /scenarios': ({ worlds }) => ({ scenarios: worlds.listScenarios() }),
  'GET /calls': () => ({ calls: Object.keys(endpoints) }),
  'GET /apps': ({ apps, host }) => appsFor(host, apps),
  'GET /worlds': ({ worlds }) => ({ worlds: worlds.list().map((world) => worldView(worlds, world)) }),
  'GET /': ({ worlds, world }) => worldView(worlds, world),
  'PUT /': ({ worlds, name, body: { scenario = 'demo', seed, frozenAt, isNew } }) => {
    if (isNew) assertNew(worlds, name);
    if (!worlds.hasScenario(scenario))
      throw new VerbRefusal('NOT_FOUND', `body: /scenario: no scenario is called "${scenario}"`);
    const plan = {
      scenario,
      ...(seed === undefined ? {} : { seed }),
      ...(frozenAt === undefined ? {} : { frozenAt: Date.parse(frozenAt) }),
    };
    return worldView(
      worlds,
      withField('frozenAt', () => worlds.reset(name, plan)),
    );
  },
  'POST /copy': ({ worlds, world, body: { to, isNew } }) => {
    if (isNew) assertNew(worlds, to);
    if (to === world.name) throw new VerbRefusal('CONFLICT', `body: /to is the world itself: "${to}"`);
    return worldView(worlds, worlds.load(to, worlds.save(world)));
  },
  // Does not run the jobs of the world: one that fails must not keep it.
  'DELETE /': ({ worlds, name }) => {
    if (!worlds.remove(name)) throw noWorld(name);
  },
  'GET /snapshot': ({ worlds, world }) => worlds.save(world),
  'PUT /snapshot': ({ worlds, name, body, assertReadable }) =>
    worldView(worlds, worlds.load(name, body, assertReadable)),
};
