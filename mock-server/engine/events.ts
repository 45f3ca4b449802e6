import { EventEmitter } from 'node:events';
import type { Static } from 'typebox';
import type { Conversation } from 'contracts';
import type { JournalEntry } from './journal-entry.ts';

/** What a verb received, so that a history can repeat it. */
export interface VerbInput {
  params: Readonly<Record<string, string>>;
  body: unknown;
}

/** A verb of the control API that has run. */
export interface Ruled extends VerbInput {
  verb: string;
}

/** The first value is the name of the world, if there is one. */
export interface WorldEventMap {
  journal: [world: string, entry: JournalEntry];
  messaging: [world: string, room: string, entry: Static<typeof Conversation>];
  join: [world: string, room: string, refusal: string | null];
  /** A chat socket has connected or ended. */
  sockets: [world: string];
  cut: [world: string];
  /** A call or a verb may have changed something; `call` is the call's key, and `ruled` the verb, if it was one. */
  changed: [world: string, call?: string | null, ruled?: Ruled | null];
  /** The list of worlds has changed for this name. A listener that cannot store the change throws, and the change is undone. */
  storing: [world: string];
  made: [world: string];
  scenarios: [];
  /** Another world of the same name may replace it immediately. */
  removed: [world: string, isReplaced: boolean];
}

export type WorldEvents = EventEmitter<WorldEventMap>;

export function createWorldEvents(): WorldEvents {
  // Each open live stream adds a listener.
  return new EventEmitter<WorldEventMap>().setMaxListeners(0);
}

/** Thrown by a listener that cannot store a change, so that no answer says that it is done. The next `changed` stores it. */
export class NotKept extends Error {
  override name = 'NotKept';
  readonly statusCode = 500;
}
