import { bahtFromSatang, satang } from 'contracts/rules';
import type { exports as verbs } from '../../control/exports.ts';
import { isoTime } from '../../engine/clock.ts';
import type { Handlers } from '../handler.ts';
import { journeyOf } from '../exports/journey.ts';
import { reopenJournal } from '../exports/reopen-journal.ts';
import { reportOf } from '../exports/report.ts';
import { scenarioFile } from '../exports/scenario-file.ts';
import { VerbRefusal } from '../verb-refusal.ts';
import { worldView } from './views.ts';

/** Files are validated as every snapshot is, before any part is used. */
export const exportsHandlers: Handlers<keyof typeof verbs> = {
  'GET /scenario': ({ worlds, world, query: { name, description } }) =>
    scenarioFile(worlds.save(world), name, description),
  'PUT /scenario': ({ worlds, name, body: { snapshot }, assertReadable }) =>
    worldView(worlds, worlds.load(name, snapshot, assertReadable)),
  'POST /scenarios': ({ worlds, body: { name, description, snapshot }, assertReadable }) => {
    worlds.addScenario({ name, description, snapshot }, assertReadable);
    return { name, description };
  },
  'DELETE /scenarios': ({ worlds, query: { name } }) => {
    if (!worlds.removeScenario(name))
      throw new VerbRefusal('NOT_FOUND', `no file has added a scenario called "${name}"`);
  },
  'GET /journey': ({ worlds, history, world, query: { name, from, to } }) => {
    const stretch = {
      from: from === undefined ? null : Number(from),
      to: to === undefined ? world.journal.lastId : Number(to),
    };
    return journeyOf({ worlds, history, world }, name, stretch);
  },
  'GET /report': ({ worlds, world, query, origin }) => reportOf(worlds, world, { ...query, origin }),
  'PUT /report': ({ worlds, name, body: { scenario, journal }, assertReadable }) => {
    const world = worlds.load(name, scenario.snapshot, assertReadable);
    reopenJournal(world.journal, journal);
    return worldView(worlds, world);
  },
  'GET /ledger': ({ world, query: { after = '0' } }) => ({
    movements: world.ledger.movements.slice(Number(after)).map(({ id, at, postings, reference = null }) => ({
      id,
      at: isoTime(at),
      from: postings.filter(({ amount }) => amount < 0).map(({ account }) => account),
      to: postings.filter(({ amount }) => amount > 0).map(({ account }) => account),
      amount: bahtFromSatang(satang(postings.reduce((sum, { amount }) => sum + Math.max(0, amount), 0))),
      reference,
    })),
  }),
};
