import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { Code, Strict } from 'contracts';
import { bahtFromSatang, satangFromBaht } from 'contracts/rules';
import { isoTime } from '../engine/clock.ts';
import { addCoupon, type Coupon } from '../world/rewards/spin.ts';
import type { Wheel } from '../world/rewards/wheel.ts';
import type { World } from '../world/world.ts';
import { inBaht, inSatang } from './amounts.ts';
import { assertDistinct } from './assert-distinct.ts';
import { memberNamed } from './member-named.ts';
import { Problem } from './problem.ts';
import { CoinsPlan, CouponPlan, CouponShape, NextPrizePlan, WheelShape } from './reward-shapes.ts';
import { MemberShape, Phone, WorldName } from './shapes.ts';
import { typed, worldNamed, type QaOptions } from './typed.ts';
import { memberView } from './views.ts';

const tags = ['rewards'];
const ofWorld = Strict({ world: WorldName });
const ofMember = Strict({ world: WorldName, phone: Phone });

/** The spin wheel, its coins and its coupons. */
export async function wheelRoutes(plain: FastifyInstance, { worlds }: QaOptions): Promise<void> {
  const app = typed(plain);

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
      const { wheel } = worldNamed(worlds, params.world);
      assertDistinct(body.slices);
      if (body.next !== null) assertSlice(body, body.next);
      Object.assign(wheel, wheelFrom(body));
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
      assertSlice(wheel, code);
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

  app.post(
    '/worlds/:world/coupons/:id/expire',
    {
      schema: {
        tags,
        summary: 'Ends the time in which a coupon may be claimed',
        params: Strict({ world: WorldName, id: Code }),
        body: Strict({}),
        response: { 200: CouponShape },
      },
    },
    async ({ params }) => {
      const world = worldNamed(worlds, params.world);
      const coupon = world.coupons.get(params.id);
      if (!coupon) throw new Problem(404, `no coupon is called "${params.id}"`);
      coupon.expiresAt = Math.min(coupon.expiresAt, world.clock.now());
      return couponView(world, coupon);
    },
  );
}

function assertSlice({ slices }: { slices: readonly { code: string }[] }, code: string): void {
  if (!slices.some((slice) => slice.code === code)) throw new Problem(404, `the wheel has no slice ${code}`);
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
