import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { Strict } from 'contracts';
import { bahtFromSatang, satang, satangFromBaht } from 'contracts/rules';
import { isoTime } from '../engine/clock.ts';
import type { Member } from '../world/members/members.ts';
import { finishBonus, heldBonusOf } from '../world/rewards/held-bonus.ts';
import type { BonusOffer, PromotionOffer } from '../world/rewards/offers.ts';
import { playsOf } from '../world/rewards/play-totals.ts';
import type { World } from '../world/world.ts';
import { inBaht, inSatang } from './amounts.ts';
import { assertDistinct } from './assert-distinct.ts';
import { memberNamed } from './member-named.ts';
import { moment } from './moment.ts';
import { asProblem } from './problem.ts';
import { BonusesShape, BonusRulesShape, HeldBonusShape, PromotionsShape } from './reward-shapes.ts';
import { MemberShape, Phone, WorldName } from './shapes.ts';
import { typed, worldNamed, type QaOptions } from './typed.ts';
import { memberView } from './views.ts';

const tags = ['rewards'];
const ofWorld = Strict({ world: WorldName });
const ofMember = Strict({ world: WorldName, phone: Phone });

/** Bonuses and promotions: what is on offer, and what a member holds. */
export async function bonusRoutes(plain: FastifyInstance, { worlds }: QaOptions): Promise<void> {
  const app = typed(plain);

  app.get(
    '/worlds/:world/bonuses',
    { schema: { tags, summary: 'The bonuses on offer', params: ofWorld, response: { 200: BonusesShape } } },
    async ({ params }) => ({ bonuses: worldNamed(worlds, params.world).bonuses.map(bonusView) }),
  );
  app.put(
    '/worlds/:world/bonuses',
    {
      schema: {
        tags,
        summary: 'Offers exactly these',
        params: ofWorld,
        body: BonusesShape,
        response: { 200: BonusesShape },
      },
    },
    async ({ params, body }) => {
      const { bonuses } = worldNamed(worlds, params.world);
      assertDistinct(body.bonuses);
      const offers = body.bonuses.map((bonus): BonusOffer => ({ ...bonus, amount: inSatang(bonus.amount) }));
      bonuses.splice(0, bonuses.length, ...offers);
      return body;
    },
  );

  app.get(
    '/worlds/:world/bonus-rules',
    {
      schema: {
        tags,
        summary: 'When a bonus may be ended',
        params: ofWorld,
        response: { 200: BonusRulesShape },
      },
    },
    async ({ params }) => rulesView(worldNamed(worlds, params.world)),
  );
  app.put(
    '/worlds/:world/bonus-rules',
    {
      schema: {
        tags,
        summary: 'Above clearMaximum no bonus can be ended; null for no such balance',
        params: ofWorld,
        body: BonusRulesShape,
        response: { 200: BonusRulesShape },
      },
    },
    async ({ params, body: { minimum, clearMaximum } }) => {
      const world = worldNamed(worlds, params.world);
      Object.assign(world.bonusRules, {
        minimum: satangFromBaht(minimum),
        clearMaximum: clearMaximum === null ? null : satangFromBaht(clearMaximum),
      });
      return rulesView(world);
    },
  );

  app.get(
    '/worlds/:world/promotions',
    {
      schema: {
        tags,
        summary: 'The promotions and their codes',
        params: ofWorld,
        response: { 200: PromotionsShape },
      },
    },
    async ({ params }) => ({ promotions: worldNamed(worlds, params.world).promotions.map(promotionView) }),
  );
  app.put(
    '/worlds/:world/promotions',
    {
      schema: {
        tags,
        summary: 'Offers exactly these',
        params: ofWorld,
        body: PromotionsShape,
        response: { 200: PromotionsShape },
      },
    },
    async ({ params, body }) => {
      const { promotions } = worldNamed(worlds, params.world);
      assertDistinct(body.promotions);
      const offers = body.promotions.map(({ expiresAt, ...offer }): PromotionOffer => ({
        ...offer,
        amount: inSatang(offer.amount),
        expiresAt: expiresAt === null ? null : moment(expiresAt),
      }));
      promotions.splice(0, promotions.length, ...offers);
      return body;
    },
  );

  app.get(
    '/worlds/:world/members/:phone/bonus',
    {
      schema: {
        tags,
        summary: 'What the member holds, and how much of it is still to be played; null for nothing',
        params: ofMember,
        response: { 200: HeldBonusShape },
      },
    },
    async ({ params }) => {
      const { world, member } = memberNamed(worlds, params);
      return { held: heldView(world, member) };
    },
  );
  app.post(
    '/worlds/:world/members/:phone/bonus/finish',
    {
      schema: {
        tags,
        summary: 'Ends what the member holds as if it had been played out',
        params: ofMember,
        body: Strict({}),
        response: { 200: MemberShape },
      },
    },
    async ({ params }) => {
      const { world, member } = memberNamed(worlds, params);
      asProblem(() => finishBonus(world, member));
      return memberView(world, member);
    },
  );
}

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

function heldView(world: World, member: Member): Static<typeof HeldBonusShape>['held'] {
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
