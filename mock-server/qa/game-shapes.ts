import Type from 'typebox';
import { Code, IsoTime, Nullable, Strict, Text } from 'contracts';
import { STATEMENT_TYPES, type StatementType } from 'contracts/rules';
import { Amount } from './shapes.ts';

export const GameShape = Strict({
  code: Text(),
  name: Text(),
  category: Text(),
  isOpen: Type.Boolean(),
  /** What is at the provider, in the member's currency. */
  balance: Type.Number(),
  /** What the wallet call shows: the balance when the provider was last asked. */
  shown: Type.Number(),
  username: Nullable(Text()),
  isForgotten: Type.Boolean(),
});

export const PlayPlan = Strict({
  outcome: Type.Union([Type.Literal('win'), Type.Literal('lose')]),
  amount: Amount,
});
export const ForgetPlan = Strict({ isForgotten: Type.Boolean() });
export const FailingGamesShape = Strict({ codes: Type.Array(Code, { uniqueItems: true, maxItems: 500 }) });

/** A game beside the known ones: it has neither a page nor a login here. */
export const OtherGamePlan = Strict({
  code: Code,
  name: Text(),
  category: Type.Union([
    Type.Literal('slot'),
    Type.Literal('sport'),
    Type.Literal('casino'),
    Type.Literal('lotto'),
  ]),
  /** How many of it to make, numbered; 1 unless told. */
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
});

export const WithdrawalShape = Strict({
  reference: Text(),
  phone: Text(),
  amount: Type.Number(),
  bankCode: Text(),
  at: IsoTime,
  dueAt: Nullable(IsoTime),
  status: Text(),
});
export const SettlePlan = Strict({ status: Type.Union([Type.Literal('SUCCESS'), Type.Literal('FAILED')]) });

/** Lines of the past, one an hour, for lists that are long. They move no money. */
export const LinesPlan = Strict({
  count: Type.Integer({ minimum: 1, maximum: 100_000 }),
  statementType: Type.Optional(
    Type.Unsafe<StatementType>(Type.Union(STATEMENT_TYPES.map((type) => Type.Literal(type)))),
  ),
  status: Type.Optional(
    Type.Union([Type.Literal('SUCCESS'), Type.Literal('FAILED'), Type.Literal('PENDING')]),
  ),
  amount: Type.Optional(Amount),
});
