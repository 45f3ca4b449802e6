import { describe, expect, it } from 'vitest';
import { madeWorld } from '../test/made-world.ts';
import { walletOf } from '../world/money/accounts.ts';
import { takeInviteBonus } from '../world/rewards/invites.ts';

describe('the scenarios of invitations', () => {
  it.each([
    ['a member whose friends have not played', 'NO_INVITEE_PLAY_INFO', { amount: 0, success: 0, fail: 2 }],
    ['a member who has received the invite bonus', 'INVITE_COLLECT', { amount: 0, success: 5, fail: 1 }],
    ['a service without invite bonuses', 'INVITE_INACTIVE', { amount: 27_600, success: 5, fail: 1 }],
  ] as const)('"%s" refuses the bonus with %s [8.06]', (scenario, code, invite) => {
    const world = madeWorld(scenario);
    const [somchai] = world.members.values();
    expect(somchai!.invite).toEqual(invite);
    expect(() => takeInviteBonus(world, somchai!)).toThrow(code);
  });

  it('hold the bonus that was received in the wallet [2.55]', () => {
    const world = madeWorld('a member who has received the invite bonus');
    const [somchai] = world.members.values();
    expect(world.ledger.balance(walletOf(somchai!))).toBe(127_600);
  });
});
