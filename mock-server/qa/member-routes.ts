import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { Strict } from 'contracts';
import { isoTime } from '../engine/clock.ts';
import { removeMember } from '../world/members/members.ts';
import { endTokens, issueToken } from '../world/members/tokens.ts';
import { setBalance } from '../world/wallet/set-balance.ts';
import { memberNamed } from './member-named.ts';
import {
  ActivePlan,
  BalancePlan,
  MemberShape,
  Nothing,
  OtpShape,
  Phone,
  TokenPlan,
  TokenShape,
  WalletPlan,
  WorldName,
} from './shapes.ts';
import { typed, worldNamed, type QaOptions } from './typed.ts';
import { memberView, otpView } from './views.ts';

const tags = ['members'];
const params = Strict({ world: WorldName, phone: Phone });

export async function memberRoutes(plain: FastifyInstance, { worlds }: QaOptions): Promise<void> {
  const app = typed(plain);
  const find = (world: string, phone: string) => memberNamed(worlds, { world, phone });

  app.get(
    '/worlds/:world/members',
    {
      schema: {
        tags,
        summary: 'All members with their balances',
        params: Strict({ world: WorldName }),
        response: { 200: Strict({ members: Type.Array(MemberShape) }) },
      },
    },
    async ({ params }) => {
      const world = worldNamed(worlds, params.world);
      return { members: [...world.members.values()].map((member) => memberView(world, member)) };
    },
  );

  app.put(
    '/worlds/:world/members/:phone/balance',
    {
      schema: {
        tags,
        summary: 'Brings the wallet (WALLET) or a game account (its code) to an amount',
        params,
        body: BalancePlan,
        response: { 200: MemberShape },
      },
    },
    async ({ params, body }) => {
      const { world, member } = find(params.world, params.phone);
      setBalance(world, member, body.account, body.amount);
      return memberView(world, member);
    },
  );

  app.put(
    '/worlds/:world/members/:phone/active',
    {
      schema: {
        tags,
        summary: 'Activates or deactivates',
        params,
        body: ActivePlan,
        response: { 200: MemberShape },
      },
    },
    async ({ params, body }) => {
      const { world, member } = find(params.world, params.phone);
      member.isActive = body.isActive;
      return memberView(world, member);
    },
  );

  app.post(
    '/worlds/:world/members/:phone/tokens',
    {
      schema: {
        tags,
        summary: 'Signs the member in without a password; 0 seconds make a token that has expired already',
        params,
        body: TokenPlan,
        response: { 200: TokenShape },
      },
    },
    async ({ params, body }) => {
      const { world, member } = find(params.world, params.phone);
      const { expiresInSeconds: seconds = world.flags.tokenSeconds } = body;
      const token = issueToken(world, member, seconds);
      return { token, memberId: member.id, expiresAt: isoTime(world.clock.now() + seconds * 1000) };
    },
  );

  app.delete(
    '/worlds/:world/members/:phone/tokens',
    { schema: { tags, summary: 'Takes all tokens of a member back', params, response: { 204: Nothing } } },
    async ({ params }, reply) => {
      const { world, member } = find(params.world, params.phone);
      endTokens(world, member, 'revoked');
      return reply.code(204).send(null);
    },
  );

  app.put(
    '/worlds/:world/members/:phone/wallet',
    {
      schema: {
        tags,
        summary: 'Whether the member has a wallet at all',
        params,
        body: WalletPlan,
        response: { 200: MemberShape },
      },
    },
    async ({ params, body }) => {
      const { world, member } = find(params.world, params.phone);
      member.hasWallet = body.hasWallet;
      return memberView(world, member);
    },
  );

  app.put(
    '/worlds/:world/members/:phone/bank',
    {
      schema: {
        tags,
        summary: "Changes the member's bank account, however odd; an empty code is none",
        params,
        body: MemberShape.properties.bank,
        response: { 200: MemberShape },
      },
    },
    async ({ params, body }) => {
      const { world, member } = find(params.world, params.phone);
      member.bankAccount = body;
      return memberView(world, member);
    },
  );

  app.delete(
    '/worlds/:world/members/:phone',
    {
      schema: {
        tags,
        summary: 'Removes a member; their tokens stay and say so',
        params,
        response: { 204: Nothing },
      },
    },
    async ({ params }, reply) => {
      const { world, member } = find(params.world, params.phone);
      removeMember(world, member);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/worlds/:world/otps',
    {
      schema: {
        tags,
        summary: 'Codes sent to phones, newest last',
        params: Strict({ world: WorldName }),
        response: { 200: Strict({ otps: Type.Array(OtpShape) }) },
      },
    },
    async ({ params }) => {
      const world = worldNamed(worlds, params.world);
      return { otps: [...world.otps.values()].map((otp) => otpView(world, otp)) };
    },
  );
}
