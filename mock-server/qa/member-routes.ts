import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { Strict } from 'contracts';
import { isoTime } from '../world/clock.ts';
import type { Member } from '../world/entities.ts';
import { issueToken, memberByPhone } from '../world/members.ts';
import { setBalance } from '../world/set-balance.ts';
import type { World } from '../world/world.ts';
import { Problem } from './problem.ts';
import { ActivePlan, BalancePlan, MemberShape, Phone, TokenPlan, TokenShape, WorldName } from './shapes.ts';
import { typed, worldNamed, type QaOptions } from './typed.ts';
import { memberView } from './views.ts';

const tags = ['members'];
const params = Strict({ world: WorldName, phone: Phone });

export async function memberRoutes(plain: FastifyInstance, { worlds }: QaOptions): Promise<void> {
  const app = typed(plain);
  const find = (name: string, phone: string): { world: World; member: Member } => {
    const world = worldNamed(worlds, name);
    const member = memberByPhone(world, phone);
    if (!member) throw new Problem(404, `no member of this world has the phone ${phone}`);
    return { world, member };
  };

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
}
