import { EventEmitter } from 'node:events';
import type { ChatEntry } from '../world/entities.ts';
import type { JournalEntry } from './journal.ts';

/** What happens in worlds, for those who watch them as it happens. The first value is the name of the world. */
export interface WorldEventMap {
  /** A request was answered. */
  journal: [world: string, entry: JournalEntry];
  /** A message was said in a room. */
  messaging: [world: string, room: string, entry: ChatEntry];
  /** A socket joined, or was refused. */
  join: [world: string, room: string, refusal: string | null];
  /** QA cuts the sockets of a world. */
  cut: [world: string];
  /** A call or a verb may have changed something. */
  changed: [world: string];
  made: [world: string];
  removed: [world: string];
}

export type WorldEvents = EventEmitter<WorldEventMap>;

export function createWorldEvents(): WorldEvents {
  // Each open live stream listens.
  return new EventEmitter<WorldEventMap>().setMaxListeners(0);
}
