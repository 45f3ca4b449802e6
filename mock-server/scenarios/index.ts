import type { Scenarios } from '../engine/scenario.ts';
import type { World } from '../world/world.ts';
import { chatScenarios } from './chat.ts';
import { demo } from './demo.ts';
import { depositScenarios } from './deposits.ts';
import { gameScenarios } from './games.ts';
import { inviteScenarios } from './invites.ts';
import { memberScenarios } from './members.ts';
import { refundScenarios } from './refunds.ts';
import { refusalScenarios } from './refusals.ts';
import { rewardScenarios } from './rewards.ts';
import { serviceScenarios } from './service.ts';
import { singleScenarios } from './single.ts';
import { slipScenarios } from './slips.ts';
import { statementScenarios } from './statement.ts';
import { variantScenarios } from './variants.ts';
import { wheelScenarios } from './wheel.ts';

export const scenarios: Scenarios<World> = new Map(
  [
    demo,
    ...memberScenarios,
    ...statementScenarios,
    ...depositScenarios,
    ...slipScenarios,
    ...gameScenarios,
    ...rewardScenarios,
    ...refundScenarios,
    ...inviteScenarios,
    ...wheelScenarios,
    ...serviceScenarios,
    ...refusalScenarios,
    ...chatScenarios,
    ...variantScenarios,
    ...singleScenarios,
  ].map((scenario) => [scenario.name, scenario]),
);
