import { chat } from './chat.ts';
import { clock } from './clock.ts';
import { codes } from './codes.ts';
import { deposits } from './deposits.ts';
import type { ControlEndpoint, ControlKey } from './endpoint.ts';
import { faults } from './faults.ts';
import { games } from './games.ts';
import { history } from './history.ts';
import { journal } from './journal.ts';
import { exports } from './exports.ts';
import { members } from './members.ts';
import { rewards } from './rewards.ts';
import { settings } from './settings.ts';
import { wheel } from './wheel.ts';
import { worlds } from './worlds.ts';

/** The verbs by area, each in a file of its name. */
export const areas = {
  worlds,
  clock,
  settings,
  members,
  deposits,
  games,
  rewards,
  wheel,
  chat,
  faults,
  journal,
  history,
  exports,
  codes,
} satisfies Record<string, Record<ControlKey, ControlEndpoint>>;

/** Every verb by its key. */
export const verbs = {
  ...worlds,
  ...clock,
  ...settings,
  ...members,
  ...deposits,
  ...games,
  ...rewards,
  ...wheel,
  ...chat,
  ...faults,
  ...journal,
  ...history,
  ...exports,
  ...codes,
};

export type Verbs = typeof verbs;
export type Verb = keyof Verbs;
