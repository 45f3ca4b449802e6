import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { Code, Strict } from 'contracts';
import { bahtFromSatang, satang, satangFromBaht } from 'contracts/rules';
import { isoTime } from '../engine/clock.ts';
import { activeGame, gamesOf } from '../world/games/games.ts';
import { play } from '../world/games/play.ts';
import type { Member } from '../world/members/members.ts';
import { gameAccountOf } from '../world/money/accounts.ts';
import { addStatement } from '../world/money/statement.ts';
import { endWithdrawal, type Withdrawal } from '../world/wallet/withdrawals.ts';
import type { World } from '../world/world.ts';
import {
  FailingGamesShape,
  ForgetPlan,
  GameShape,
  LinesPlan,
  OtherGamePlan,
  PlayPlan,
  SettlePlan,
  WithdrawalShape,
} from './game-shapes.ts';
import { memberNamed } from './member-named.ts';
import { asProblem, Problem } from './problem.ts';
import { Nothing, Phone, WorldName } from './shapes.ts';
import { typed, worldNamed, type QaOptions } from './typed.ts';

const HOUR_MS = 60 * 60_000;
const tags = ['games'];
const ofWorld = Strict({ world: WorldName });
const ofMember = Strict({ world: WorldName, phone: Phone });
const ofGame = Strict({ world: WorldName, phone: Phone, code: Code });

/** Games and what moves between them, the wallet and the bank. */
export async function gameRoutes(plain: FastifyInstance, { worlds }: QaOptions): Promise<void> {
  const app = typed(plain);

  app.get(
    '/worlds/:world/members/:phone/games',
    {
      schema: {
        tags,
        summary: "A member's games: what is at the provider, and what the wallet shows",
        params: ofMember,
        response: { 200: Strict({ games: Type.Array(GameShape) }) },
      },
    },
    async ({ params }) => {
      const { world, member } = memberNamed(worlds, params);
      return { games: gamesOf(world).map(({ code }) => gameView(world, member, code)) };
    },
  );

  app.post(
    '/worlds/:world/members/:phone/games/:code/play',
    {
      schema: {
        tags,
        summary: 'The member wins or loses an amount there; the wallet shows it after the next refresh',
        params: ofGame,
        body: PlayPlan,
        response: { 200: GameShape },
      },
    },
    async ({ params, body: { outcome, amount } }) => {
      const { world, member } = memberNamed(worlds, params);
      asProblem(() => {
        activeGame(world, member, params.code);
        play(world, member, { code: params.code, stake: satangFromBaht(amount), outcome });
      });
      return gameView(world, member, params.code);
    },
  );

  app.put(
    '/worlds/:world/members/:phone/games/:code/forgotten',
    {
      schema: {
        tags,
        summary: 'The provider forgets this player, or knows them again',
        params: ofGame,
        body: ForgetPlan,
        response: { 200: GameShape },
      },
    },
    async ({ params, body }) => {
      const { world, member } = memberNamed(worlds, params);
      asProblem(() => (activeGame(world, member, params.code).isForgotten = body.isForgotten));
      return gameView(world, member, params.code);
    },
  );

  app.put(
    '/worlds/:world/failing-games',
    {
      schema: {
        tags,
        summary: 'Lets exactly these providers fail: no transfer, no fresh balance',
        params: ofWorld,
        body: FailingGamesShape,
        response: { 200: FailingGamesShape },
      },
    },
    async ({ params, body }) => {
      const { failingGames } = worldNamed(worlds, params.world);
      failingGames.clear();
      for (const code of body.codes) failingGames.add(code);
      return body;
    },
  );

  app.post(
    '/worlds/:world/other-games',
    {
      schema: {
        tags,
        summary: 'Adds a game that the app does not know, or many of them',
        params: ofWorld,
        body: OtherGamePlan,
        response: { 204: Nothing },
      },
    },
    async ({ params, body: { code, name, category, count = 1 } }, reply) => {
      const { otherGames } = worldNamed(worlds, params.world);
      for (let number = 1; number <= count; number += 1) {
        const suffix = count === 1 ? '' : String(number);
        const game = { code: `${code}${suffix}`, name: `${name} ${suffix}`.trim(), category } as const;
        otherGames.push({ ...game, unitsPerBaht: 1, hasLoginPage: true });
      }
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/worlds/:world/withdrawals',
    {
      schema: {
        tags,
        summary: 'All withdrawals, oldest first',
        params: ofWorld,
        response: { 200: Strict({ withdrawals: Type.Array(WithdrawalShape) }) },
      },
    },
    async ({ params }) => {
      const world = worldNamed(worlds, params.world);
      return { withdrawals: [...world.withdrawals.values()].map((one) => withdrawalView(world, one)) };
    },
  );

  app.post(
    '/worlds/:world/withdrawals/:reference/settle',
    {
      schema: {
        tags,
        summary: 'The bank has paid (SUCCESS), or the money comes back (FAILED)',
        params: Strict({ world: WorldName, reference: Code }),
        body: SettlePlan,
        response: { 200: WithdrawalShape },
      },
    },
    async ({ params, body: { status } }) => {
      const world = worldNamed(worlds, params.world);
      const withdrawal = world.withdrawals.get(params.reference);
      if (!withdrawal) throw new Problem(404, `no withdrawal of this world is called ${params.reference}`);
      if (withdrawal.status !== 'PENDING') throw new Problem(409, `it is ${withdrawal.status} already`);
      endWithdrawal(world, withdrawal, status);
      return withdrawalView(world, withdrawal);
    },
  );

  app.post(
    '/worlds/:world/members/:phone/statement',
    {
      schema: {
        tags,
        summary: 'Writes lines of the past, one an hour, that move no money',
        params: ofMember,
        body: LinesPlan,
        response: { 204: Nothing },
      },
    },
    async ({ params, body }, reply) => {
      const { world, member } = memberNamed(worlds, params);
      const { count, statementType = 'deposit', status = 'SUCCESS', amount = 1 } = body;
      for (let hours = count; hours > 0; hours -= 1) {
        addStatement(world, {
          memberId: member.id,
          statementType,
          status,
          amount: satangFromBaht(amount),
          from: statementType === 'deposit' ? 'KBANK' : 'WALLET',
          to: statementType === 'deposit' ? 'WALLET' : member.bankAccount.bankCode,
          at: world.clock.now() - hours * HOUR_MS,
        });
      }
      return reply.code(204).send(null);
    },
  );
}

function gameView(world: World, member: Member, code: string) {
  const provider = gamesOf(world).find((game) => game.code === code);
  const game = member.games.get(code);
  return {
    code,
    name: provider?.name ?? code,
    category: provider?.category ?? '',
    isOpen: game?.isActive ?? false,
    balance: bahtFromSatang(world.ledger.balance(gameAccountOf(member, code))),
    shown: bahtFromSatang(game?.shown ?? satang(0)),
    username: game?.username ?? null,
    isForgotten: game?.isForgotten ?? false,
  };
}

function withdrawalView({ members }: World, { memberId, at, dueAt, amount, ...rest }: Withdrawal) {
  return {
    ...rest,
    phone: members.get(memberId)?.phone ?? '',
    amount: bahtFromSatang(amount),
    at: isoTime(at),
    dueAt: dueAt === null ? null : isoTime(dueAt),
  };
}
