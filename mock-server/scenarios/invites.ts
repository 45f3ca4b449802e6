import type { Scenario } from '../engine/scenario.ts';
import { takeInviteBonus } from '../world/rewards/invites.ts';
import type { World } from '../world/world.ts';
import { memberWithMoney } from './members.ts';
import { memberWhoInvitedFriends } from './rewards.ts';

const memberWhoseFriendsHaveNotPlayed: Scenario<World> = {
  name: 'a member whose friends have not played',
  description: 'Somchai alone with 1,000.00; two friends came by his link and have not played yet',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    for (const member of world.members.values()) Object.assign(member.invite, { success: 0, fail: 2 });
  },
};

const memberWhoReceivedTheInviteBonus: Scenario<World> = {
  name: 'a member who has received the invite bonus',
  description: 'Somchai has received all of the 276.00 that five friends have earned him',
  prepare: (world) => {
    memberWhoInvitedFriends.prepare(world);
    const [somchai] = world.members.values();
    if (somchai) takeInviteBonus(world, somchai);
  },
};

const serviceWithoutInviteBonuses: Scenario<World> = {
  name: 'a service without invite bonuses',
  description: 'Somchai has 276.00 to receive from five friends, and no invite bonuses are given',
  prepare: (world) => {
    memberWhoInvitedFriends.prepare(world);
    world.flags.inviteActive = false;
  },
};

export const inviteScenarios = [
  memberWhoseFriendsHaveNotPlayed,
  memberWhoReceivedTheInviteBonus,
  serviceWithoutInviteBonuses,
];
