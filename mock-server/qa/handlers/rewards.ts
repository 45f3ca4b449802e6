import { bahtFromSatang, satang, satangFromBaht } from 'contracts/rules';
import type { rewards as verbs } from '../../control/rewards.ts';
import { isoTime } from '../../engine/clock.ts';
import type { BonusOffer, PromotionOffer } from '../../world/rewards/offers.ts';
import type { Member } from '../../world/members/members.ts';
import { playsOf } from '../../world/rewards/play-totals.ts';
import { finishBonus, finishPlayedBonus, heldBonusOf } from '../../world/rewards/held-bonus.ts';
import { inviteRowsOf } from '../../world/rewards/invites.ts';
import type { World } from '../../world/world.ts';
import type { Handlers } from '../handler.ts';
import { asConflict } from '../verb-refusal.ts';
import { inBaht, inSatang } from './amounts.ts';
import { assertDistinct } from './assert-distinct.ts';
import { memberView } from './views.ts';

export const rewardHandlers: Handlers<keyof typeof verbs> = {
  'GET /bonuses': ({ world }) => ({ bonuses: world.bonuses.map(bonusView) }),
  'PUT /bonuses': ({ world: { bonuses }, body }) => {
    assertDistinct('bonuses', body.bonuses);
    const offers = body.bonuses.map((bonus): BonusOffer => ({ ...bonus, amount: inSatang(bonus.amount) }));
    bonuses.splice(0, bonuses.length, ...offers);
    return body;
  },
  'GET /bonus-rules': ({ world }) => rulesView(world),
  'PUT /bonus-rules': ({ world, body: { minimum, clearMaximum } }) => {
    Object.assign(world.bonusRules, {
      minimum: satangFromBaht(minimum),
      clearMaximum: clearMaximum === null ? null : satangFromBaht(clearMaximum),
    });
    return rulesView(world);
  },
  'GET /promotions': ({ world }) => ({ promotions: world.promotions.map(promotionView) }),
  'PUT /promotions': ({ world: { promotions }, body }) => {
    assertDistinct('promotions', body.promotions);
    const offers = body.promotions.map(({ expiresAt, ...offer }): PromotionOffer => ({
      ...offer,
      amount: inSatang(offer.amount),
      expiresAt: expiresAt === null ? null : Date.parse(expiresAt),
    }));
    promotions.splice(0, promotions.length, ...offers);
    return body;
  },
  'GET /members/{phone}/bonus': ({ world, member }) => ({ held: heldView(world, member) }),
  'POST /members/{phone}/bonus/finish': ({ world, member }) => {
    asConflict(() => finishBonus(world, member));
    return memberView(world, member);
  },

  'GET /banners': ({ world }) => world.banners,
  'PUT /banners': ({ world, body }) => Object.assign(world.banners, body),
  'PUT /members/{phone}/invites': ({ world, member, body: { earnings, success, fail, rows = [] } }) => {
    const { invite } = member;
    if (earnings !== undefined) invite.amount = satangFromBaht(earnings);
    invite.success = success ?? invite.success;
    invite.fail = fail ?? invite.fail;
    const added = rows.map(({ name, amount, at }) => ({
      memberId: null,
      name,
      amount: satangFromBaht(amount),
      at: Date.parse(at),
    }));
    const all = [...inviteRowsOf(world, member), ...added].sort((a, b) => a.at - b.at);
    world.inviteRows.set(member.id, all);
    return memberView(world, member);
  },
  'PUT /members/{phone}/plays': ({ world, member, body: { staked, won, lost } }) => {
    world.plays.set(member.id, {
      staked: satangFromBaht(staked),
      won: satangFromBaht(won),
      lost: satangFromBaht(lost),
    });
    finishPlayedBonus(world, member);
    return memberView(world, member);
  },
};

function bonusView(bonus: BonusOffer) {
  return { ...bonus, amount: inBaht(bonus.amount) };
}

function promotionView({ expiresAt, ...promotion }: PromotionOffer) {
  const end = expiresAt === null ? null : isoTime(expiresAt);
  return { ...promotion, amount: inBaht(promotion.amount), expiresAt: end };
}

function rulesView({ bonusRules: { minimum, clearMaximum } }: World) {
  return {
    minimum: bahtFromSatang(minimum),
    clearMaximum: clearMaximum === null ? null : bahtFromSatang(clearMaximum),
  };
}

function heldView(world: World, member: Member) {
  const held = heldBonusOf(world, member);
  if (!held) return null;
  const { from, code, type, description, amount, percentFail, playedOutAt } = held;
  const toPlay = satang(Math.max(0, playedOutAt - playsOf(world, member).staked));
  return {
    from,
    code,
    type,
    description,
    amount: bahtFromSatang(amount),
    percentFail,
    toPlay: bahtFromSatang(toPlay),
  };
}
