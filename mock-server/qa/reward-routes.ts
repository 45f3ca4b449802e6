import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { Strict } from 'contracts';
import { bahtFromSatang, satangFromBaht } from 'contracts/rules';
import { isoTime } from '../world/clock.ts';
import type { AmountByCurrency, BonusOffer, Coupon, PromotionOffer, Wheel } from '../world/entities.ts';
import { addCoupon } from '../world/spin.ts';
import type { World } from '../world/world.ts';
import { memberNamed } from './member-named.ts';
import { moment } from './moment.ts';
import { Problem } from './problem.ts';
import {
  BannersPlan,
  BannersShape,
  BonusesShape,
  BonusRulesShape,
  CoinsPlan,
  CouponPlan,
  CouponShape,
  InvitePlan,
  NextPrizePlan,
  PlaysPlan,
  PromotionsShape,
  WheelShape,
} from './reward-shapes.ts';
import { MemberShape, Phone, WorldName } from './shapes.ts';
import { typed, worldNamed, type QaOptions } from './typed.ts';
import { memberView } from './views.ts';

const tags = ['rewards'];
const ofWorld = Strict({ world: WorldName });
const ofMember = Strict({ world: WorldName, phone: Phone });

/** Bonuses, promotions, invitations, refunds, the wheel and its coupons. */
export async function rewardRoutes(plain: FastifyInstance, { worlds }: QaOptions): Promise<void> {
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
    '/worlds/:world/banners',
    {
      schema: {
        tags,
        summary: 'Banners of invite and refund',
        params: ofWorld,
        response: { 200: BannersShape },
      },
    },
    async ({ params }) => worldNamed(worlds, params.world).banners,
  );
  app.put(
    '/worlds/:world/banners',
    {
      schema: {
        tags,
        summary: 'Changes them',
        params: ofWorld,
        body: BannersPlan,
        response: { 200: BannersShape },
      },
    },
    async ({ params, body }) => Object.assign(worldNamed(worlds, params.world).banners, body),
  );

  app.put(
    '/worlds/:world/members/:phone/invites',
    {
      schema: {
        tags,
        summary: 'What invitations have earned, how many friends play, and rows of the table',
        params: ofMember,
        body: InvitePlan,
        response: { 200: MemberShape },
      },
    },
    async ({ params, body: { earnings, success, fail, rows = [] } }) => {
      const { world, member } = memberNamed(worlds, params);
      const { invite } = member;
      if (earnings !== undefined) invite.amount = satangFromBaht(earnings);
      invite.success = success ?? invite.success;
      invite.fail = fail ?? invite.fail;
      const added = rows.map(({ name, amount, at }) => ({
        memberId: null,
        name,
        amount: satangFromBaht(amount),
        at: moment(at),
      }));
      world.inviteRows.set(member.id, [...(world.inviteRows.get(member.id) ?? []), ...added]);
      return memberView(world, member);
    },
  );

  app.put(
    '/worlds/:world/members/:phone/plays',
    {
      schema: {
        tags,
        summary:
          'What the member has staked, won and lost so far: refunds and conditions are counted from it',
        params: ofMember,
        body: PlaysPlan,
        response: { 200: MemberShape },
      },
    },
    async ({ params, body: { staked, won, lost } }) => {
      const { world, member } = memberNamed(worlds, params);
      world.plays.set(member.id, {
        staked: satangFromBaht(staked),
        won: satangFromBaht(won),
        lost: satangFromBaht(lost),
      });
      return memberView(world, member);
    },
  );

  app.get(
    '/worlds/:world/wheel',
    { schema: { tags, summary: 'The spin wheel', params: ofWorld, response: { 200: WheelShape } } },
    async ({ params }) => wheelView(worldNamed(worlds, params.world).wheel),
  );
  app.put(
    '/worlds/:world/wheel',
    {
      schema: {
        tags,
        summary: 'Another wheel',
        params: ofWorld,
        body: WheelShape,
        response: { 200: WheelShape },
      },
    },
    async ({ params, body }) => {
      const world = worldNamed(worlds, params.world);
      Object.assign(world.wheel, wheelFrom(body));
      return body;
    },
  );
  app.post(
    '/worlds/:world/wheel/next',
    {
      schema: {
        tags,
        summary: 'Where the wheel stops next, by the code of a slice; then chance rules again',
        params: ofWorld,
        body: NextPrizePlan,
        response: { 200: WheelShape },
      },
    },
    async ({ params, body: { code } }) => {
      const { wheel } = worldNamed(worlds, params.world);
      if (!wheel.slices.some((slice) => slice.code === code))
        throw new Problem(404, `the wheel has no slice ${code}`);
      wheel.next = code;
      return wheelView(wheel);
    },
  );

  app.put(
    '/worlds/:world/members/:phone/coins',
    {
      schema: {
        tags,
        summary: 'Coins for the wheel',
        params: ofMember,
        body: CoinsPlan,
        response: { 200: MemberShape },
      },
    },
    async ({ params, body }) => {
      const { world, member } = memberNamed(worlds, params);
      member.coin = body.coins;
      return memberView(world, member);
    },
  );

  app.get(
    '/worlds/:world/coupons',
    {
      schema: {
        tags,
        summary: 'All coupons, oldest first',
        params: ofWorld,
        response: { 200: Strict({ coupons: Type.Array(CouponShape) }) },
      },
    },
    async ({ params }) => {
      const world = worldNamed(worlds, params.world);
      return { coupons: [...world.coupons.values()].map((coupon) => couponView(world, coupon)) };
    },
  );
  app.post(
    '/worlds/:world/members/:phone/coupons',
    {
      schema: {
        tags,
        summary: 'Gives a coupon',
        params: ofMember,
        body: CouponPlan,
        response: { 200: CouponShape },
      },
    },
    async ({ params, body: { code, name, kind, amount } }) => {
      const { world, member } = memberNamed(worlds, params);
      const label = world.wheel.slices.find((slice) => slice.code === code)?.label ?? name;
      const added = { sliceCode: code, label, name, kind, amount: satangFromBaht(amount) };
      return couponView(world, addCoupon(world, member, added));
    },
  );
}

function inSatang({ THB, LAK }: { THB: number; LAK: number }): AmountByCurrency {
  return { THB: satangFromBaht(THB), LAK: satangFromBaht(LAK) };
}

function inBaht({ THB, LAK }: AmountByCurrency) {
  return { THB: bahtFromSatang(THB), LAK: bahtFromSatang(LAK) };
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

function wheelView({ slices, ...wheel }: Wheel): Static<typeof WheelShape> {
  return {
    ...wheel,
    slices: slices.map(({ prize, ...slice }) => ({
      ...slice,
      prize: prize.kind === 'money' ? { ...prize, amount: inBaht(prize.amount) } : prize,
    })),
  };
}

function wheelFrom({ slices, ...wheel }: Static<typeof WheelShape>): Wheel {
  return {
    ...wheel,
    slices: slices.map(({ prize, ...slice }) => ({
      ...slice,
      prize: prize.kind === 'money' ? { ...prize, amount: inSatang(prize.amount) } : prize,
    })),
  };
}

function couponView({ members }: World, coupon: Coupon) {
  const { id, memberId, sliceCode, name, kind, amount, at, expiresAt, isClaimed } = coupon;
  return {
    id,
    phone: members.get(memberId)?.phone ?? '',
    code: sliceCode,
    name,
    kind,
    amount: bahtFromSatang(amount),
    at: isoTime(at),
    expiresAt: isoTime(expiresAt),
    isClaimed,
  };
}
