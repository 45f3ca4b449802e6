import { Code, Text } from 'contracts';
import { bahtFromSatang, satang, satangFromBaht, WALLET } from 'contracts/rules';
import { Check } from 'typebox/value';
import type { games as verbs } from '../../control/games.ts';
import { DAY_MS, HOUR_MS, isoTime } from '../../engine/clock.ts';
import type { Member } from '../../world/members/members.ts';
import type { Withdrawal } from '../../world/wallet/withdrawals.ts';
import { activeGame, gamesOf } from '../../world/games/games.ts';
import { gameAccountOf } from '../../world/money/accounts.ts';
import { play } from '../../world/games/play.ts';
import { addStatement } from '../../world/money/statement.ts';
import { endWithdrawal } from '../../world/wallet/withdrawals.ts';
import type { World } from '../../world/world.ts';
import type { Handlers } from '../handler.ts';
import { asConflict, VerbRefusal } from '../verb-refusal.ts';

export const gameHandlers: Handlers<keyof typeof verbs> = {
  'GET /members/{phone}/games': ({ world, member }) => ({
    games: gamesOf(world).map(({ code }) => gameView(world, member, code)),
  }),
  'POST /members/{phone}/games/{code}/play': ({ world, member, params: { code }, body }) => {
    asConflict(() => {
      activeGame(world, member, code);
      play(world, member, { code, stake: satangFromBaht(body.amount), outcome: body.outcome });
    });
    return gameView(world, member, code);
  },
  'PUT /members/{phone}/games/{code}/forgotten': ({ world, member, params: { code }, body }) => {
    asConflict(() => (activeGame(world, member, code).isForgotten = body.isForgotten));
    return gameView(world, member, code);
  },
  'GET /game-outages': ({ world: { failingGames } }) => ({ codes: [...failingGames] }),
  'PUT /game-outages': ({ world, body }) => {
    const { failingGames } = world;
    const unknown = body.codes.find((code) => !isGame(world, code));
    if (unknown !== undefined)
      throw new VerbRefusal('BAD_INPUT', `body: /codes: no game is called "${unknown}"`);
    failingGames.clear();
    for (const code of body.codes) failingGames.add(code);
    return body;
  },
  'PUT /game-outages/{code}': ({ world, params: { code }, body: { isOut } }) => {
    if (!isGame(world, code)) throw new VerbRefusal('NOT_FOUND', `no game is called "${code}"`);
    const { failingGames } = world;
    if (isOut) failingGames.add(code);
    else failingGames.delete(code);
    return { codes: [...failingGames] };
  },
  'POST /other-games': ({ world, body: { code, name, category, count = 1 } }) => {
    const added = Array.from({ length: count }, (_, index) => {
      const suffix = count === 1 ? '' : String(index + 1);
      const game = { code: `${code}${suffix}`, name: `${name} ${suffix}`.trim(), category };
      return { ...game, unitsPerBaht: 1, hasLoginPage: true } as const;
    });
    const last = added.at(-1);
    if (last && !(Check(Code, last.code) && Check(Text(), last.name)))
      throw new VerbRefusal('BAD_INPUT', 'body: /code or /name is too long with its number');
    if (added.some((one) => one.code === WALLET))
      throw new VerbRefusal('BAD_INPUT', `body: /code: ${WALLET} is the wallet`);
    const taken = added.find((one) => gamesOf(world).some((game) => game.code === one.code));
    if (taken) throw new VerbRefusal('BAD_INPUT', `body: /code: a game has the code ${taken.code} already`);
    world.otherGames.push(...added);
  },
  'GET /withdrawals': ({ world }) => ({
    withdrawals: [...world.withdrawals.values()].map((one) => withdrawalView(world, one)),
  }),
  'POST /withdrawals/{reference}/decide': ({ world, params: { reference }, body: { status } }) => {
    const withdrawal = world.withdrawals.get(reference);
    if (!withdrawal) throw new VerbRefusal('NOT_FOUND', `no withdrawal of this world is called ${reference}`);
    if (withdrawal.status !== 'PENDING')
      throw new VerbRefusal('CONFLICT', `the withdrawal is ${withdrawal.status} already`);
    endWithdrawal(world, withdrawal, status);
    return withdrawalView(world, withdrawal);
  },
  'POST /members/{phone}/statement': ({ world, member, body }) => {
    const { count, statementType = 'deposit', status = 'SUCCESS', amount = 1, daysAgo = 0 } = body;
    const last = world.clock.now() - daysAgo * DAY_MS;
    for (let hours = count; hours > 0; hours -= 1) {
      addStatement(world, {
        memberId: member.id,
        statementType,
        status,
        amount: satangFromBaht(amount),
        from: statementType === 'deposit' ? 'KBANK' : 'WALLET',
        to: statementType === 'deposit' ? 'WALLET' : member.bankAccount.bankCode,
        at: last - hours * HOUR_MS,
      });
    }
  },
};

const isGame = (world: World, code: string): boolean => gamesOf(world).some((game) => game.code === code);

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
