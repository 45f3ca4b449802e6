import type { history as verbs } from '../../control/history.ts';
import type { Handlers, ControlRequest } from '../handler.ts';
import type { Verb } from '../../control/table.ts';
import { assertNew, VerbRefusal } from '../verb-refusal.ts';
import { differences } from '../differences.ts';
import { LARGEST_POINT } from '../history.ts';
import { fieldSchema } from '../../world/world.ts';
import { worldView } from './views.ts';

export const historyHandlers: Handlers<keyof typeof verbs> = {
  'GET /history': (request) => historyView(request),
  'PUT /history': (request) => {
    const { history, world, body } = request;
    if (!body.isKept) history.stop(world.name);
    else if (!history.start(world))
      throw new VerbRefusal(
        'CONFLICT',
        `the world is too large: besides uploads, a point has up to ${LARGEST_POINT / 1024 / 1024} MB; the points so far stay`,
      );
    return historyView(request);
  },
  'GET /history/{pointId}/changes': ({ history, world, params: { pointId } }) => {
    const { verb } = assertKept(
      history.points(world.name).find(({ id }) => id === Number(pointId)),
      pointId,
    );
    return {
      changes: history
        .difference(world.name, Number(pointId))
        .flatMap(({ field, before, after }) => differences(field, before, after, fieldSchema(field)))
        // A running clock continues by itself; a verb may have set it.
        .filter(({ path }) => verb !== null || path !== 'clock.now'),
    };
  },
  'POST /history/{pointId}/rewind': ({ history, worlds, world, params: { pointId } }) =>
    worldView(worlds, assertKept(history.rewind(world, Number(pointId)), pointId)),
  'POST /history/{pointId}/branch': ({
    history,
    worlds,
    world,
    params: { pointId },
    body: { to, isNew },
  }) => {
    if (isNew) assertNew(worlds, to);
    if (to === world.name) throw new VerbRefusal('CONFLICT', `body: /to is the world itself: "${to}"`);
    const snapshot = assertKept(history.snapshot(world.name, Number(pointId)), pointId);
    return worldView(worlds, worlds.load(to, snapshot));
  },
};

function historyView({ history, world }: Pick<ControlRequest<Verb>, 'history' | 'world'>) {
  const points = history.points(world.name).map(({ id, at, entryId, verb }) => ({ id, at, entryId, verb }));
  const { name } = world;
  return { isKept: history.isKept(name), isTooLarge: history.isTooLarge(name), points };
}

/** @throws VerbRefusal NOT_FOUND */
function assertKept<T>(found: T | undefined, id: string): T {
  if (found === undefined)
    throw new VerbRefusal('NOT_FOUND', `no point ${id} is kept; PUT /history keeps them from then on`);
  return found;
}
