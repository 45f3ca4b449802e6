import type { FastifyInstance } from 'fastify';
import { Strict } from 'contracts';
import { satangFromBaht } from 'contracts/rules';
import { finishPlayedBonus } from '../world/rewards/held-bonus.ts';
import { inviteRowsOf } from '../world/rewards/invites.ts';
import { memberNamed } from './member-named.ts';
import { moment } from './moment.ts';
import { BannersPlan, BannersShape, InvitePlan, PlaysPlan } from './reward-shapes.ts';
import { MemberShape, Phone, WorldName } from './shapes.ts';
import { typed, worldNamed, type QaOptions } from './typed.ts';
import { memberView } from './views.ts';

const tags = ['rewards'];
const ofWorld = Strict({ world: WorldName });
const ofMember = Strict({ world: WorldName, phone: Phone });

/** Invitations and refunds: their banners, and the play from which both are counted. */
export async function rewardRoutes(plain: FastifyInstance, { worlds }: QaOptions): Promise<void> {
  const app = typed(plain);

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
      const all = [...inviteRowsOf(world, member), ...added].sort((a, b) => a.at - b.at);
      world.inviteRows.set(member.id, all);
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
      finishPlayedBonus(world, member);
      return memberView(world, member);
    },
  );
}
