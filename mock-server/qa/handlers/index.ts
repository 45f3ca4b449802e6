import type { Handlers } from '../handler.ts';
import { chatHandlers } from './chat.ts';
import { clockHandlers } from './clock.ts';
import { codeHandlers } from './codes.ts';
import { depositHandlers } from './deposits.ts';
import { faultHandlers } from './faults.ts';
import { gameHandlers } from './games.ts';
import { historyHandlers } from './history.ts';
import { exportsHandlers } from './exports.ts';
import { journalHandlers } from './journal.ts';
import { memberHandlers } from './members.ts';
import { rewardHandlers } from './rewards.ts';
import { settingsHandlers } from './settings.ts';
import { wheelHandlers } from './wheel.ts';
import { worldHandlers } from './worlds.ts';

export const handlers: Handlers = {
  ...worldHandlers,
  ...clockHandlers,
  ...settingsHandlers,
  ...memberHandlers,
  ...depositHandlers,
  ...gameHandlers,
  ...rewardHandlers,
  ...wheelHandlers,
  ...chatHandlers,
  ...faultHandlers,
  ...journalHandlers,
  ...historyHandlers,
  ...exportsHandlers,
  ...codeHandlers,
};
