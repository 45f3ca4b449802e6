import Type from 'typebox';
import { Code, IsoTime, Nullable, OneOf, Strict, Text } from 'contracts';
import { control } from './endpoint.ts';
import { Amount, Payment } from './schemas.ts';

const GameSchema = Strict({
  code: Text(),
  name: Text(),
  category: Text(),
  isOpen: Type.Boolean(),
  /** The balance at the provider, in the member's currency. */
  balance: Type.Number(),
  /** The balance that the wallet call shows: from the last refresh. */
  shown: Type.Number(),
  username: Nullable(Text()),
  isForgotten: Type.Boolean(),
});

const PlayBody = Strict({ outcome: OneOf(['win', 'lose']), amount: Payment });

const GameOutagesSchema = Strict({ codes: Type.Array(Code, { uniqueItems: true, maxItems: 500 }) });

/** A game besides the known ones: it has no page and no login here. */
const OtherGameBody = Strict({
  code: Code,
  name: Text(),
  category: OneOf(['slot', 'sport', 'casino', 'lotto']),
  /** How many entries to add, numbered; 1 by default. */
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
});

const WithdrawalSchema = Strict({
  reference: Text(),
  phone: Text(),
  amount: Type.Number(),
  bankCode: Text(),
  at: IsoTime,
  dueAt: Nullable(IsoTime),
  status: Text(),
});

const StatementBody = Strict({
  count: Type.Integer({ minimum: 1, maximum: 100_000 }),
  statementType: Type.Optional(OneOf(['deposit', 'bonus', 'finish_bonus', 'withdraw', 'transfer'])),
  status: Type.Optional(OneOf(['SUCCESS', 'FAILED', 'PENDING'])),
  amount: Type.Optional(Amount),
  /** How many days ago the newest entry was; 0 by default. */
  daysAgo: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
});

export const games = {
  'GET /members/{phone}/games': control({
    summary: "A member's games: what is at the provider, and what the wallet shows",
    reply: Strict({ games: Type.Array(GameSchema) }),
  }),
  'POST /members/{phone}/games/{code}/play': control({
    summary: 'The member wins or loses an amount there; the wallet shows it after the next refresh',
    body: PlayBody,
    example: { outcome: 'win', amount: 50 },
    reply: GameSchema,
  }),
  'PUT /members/{phone}/games/{code}/forgotten': control({
    summary: 'The provider forgets this player, or knows them again',
    body: Strict({ isForgotten: Type.Boolean() }),
    example: { isForgotten: true },
    reply: GameSchema,
  }),
  'GET /game-outages': control({
    summary: 'The providers that are out of service',
    reply: GameOutagesSchema,
  }),
  'PUT /game-outages': control({
    summary: 'Puts exactly these providers out of service: no transfer, no fresh balance',
    body: GameOutagesSchema,
    example: { codes: ['PG'] },
    reply: GameOutagesSchema,
  }),
  'PUT /game-outages/{code}': control({
    summary: 'Puts one provider out of service or back, and leaves the others',
    body: Strict({ isOut: Type.Boolean() }),
    example: { isOut: true },
    reply: GameOutagesSchema,
  }),
  'POST /other-games': control({
    summary: 'Adds a game that the app does not know, or many of them',
    body: OtherGameBody,
    example: { code: 'DOKKHOUN', name: 'Dok Khoun', category: 'slot' },
  }),
  'GET /withdrawals': control({
    summary: 'All withdrawals, oldest first',
    reply: Strict({ withdrawals: Type.Array(WithdrawalSchema) }),
  }),
  'POST /withdrawals/{reference}/decide': control({
    summary: 'The bank has paid (SUCCESS), or the money comes back (FAILED)',
    body: Strict({ status: OneOf(['SUCCESS', 'FAILED']) }),
    example: { status: 'SUCCESS' },
    reply: WithdrawalSchema,
  }),
  'POST /members/{phone}/statement': control({
    summary: 'Adds entries of the past, one an hour, for a long statement; they move no money',
    body: StatementBody,
    example: { count: 50 },
  }),
};
