import Type from 'typebox';
import { Code, IsoTime, Nullable, Strict, Text } from 'contracts';
import { control } from './endpoint.ts';
import { Amount, OneOf } from './schemas.ts';

const GameSchema = Strict({
  code: Text(),
  name: Text(),
  category: Text(),
  isOpen: Type.Boolean(),
  /** What is at the provider, in the member's currency. */
  balance: Type.Number(),
  /** What the wallet call shows: the balance at the provider's last refresh. */
  shown: Type.Number(),
  username: Nullable(Text()),
  isForgotten: Type.Boolean(),
});

const PlayBody = Strict({ outcome: OneOf(['win', 'lose']), amount: Amount });

const GameOutagesSchema = Strict({ codes: Type.Array(Code, { uniqueItems: true, maxItems: 500 }) });

/** A game beside the known ones: it has neither a page nor a login here. */
const OtherGameBody = Strict({
  code: Code,
  name: Text(),
  category: OneOf(['slot', 'sport', 'casino', 'lotto']),
  /** How many of it to add, numbered; 1 unless given. */
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
});

export const games = {
  'GET /members/{phone}/games': control({
    summary: "A member's games: what is at the provider, and what the wallet shows",
    reply: Strict({ games: Type.Array(GameSchema) }),
  }),
  'POST /members/{phone}/games/{code}/play': control({
    summary: 'The member wins or loses an amount there; the wallet shows it after the next refresh',
    body: PlayBody,
    reply: GameSchema,
  }),
  'PUT /members/{phone}/games/{code}/forgotten': control({
    summary: 'The provider forgets this player, or knows them again',
    body: Strict({ isForgotten: Type.Boolean() }),
    reply: GameSchema,
  }),
  'PUT /game-outages': control({
    summary: 'Puts exactly these providers out of service: no transfer, no fresh balance',
    body: GameOutagesSchema,
    reply: GameOutagesSchema,
  }),
  'POST /other-games': control({
    summary: 'Adds a game that the app does not know, or many of them',
    body: OtherGameBody,
  }),
  'GET /withdrawals': control({
    summary: 'All withdrawals, oldest first',
    reply: Strict({ withdrawals: Type.Array(WithdrawalSchema) }),
  }),
  'POST /withdrawals/{reference}/decide': control({
    summary: 'The bank has paid (SUCCESS), or the money comes back (FAILED)',
    body: Strict({ status: OneOf(['SUCCESS', 'FAILED']) }),
    reply: WithdrawalSchema,
  }),
  'POST /members/{phone}/statement': control({
    summary: 'Adds entries of the past, one an hour, for a long statement; they move no money',
    body: StatementBody,
  }),
};
