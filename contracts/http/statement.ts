import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Baht, IsoTime, Nullable, PageRequest, Strict, Text } from '../shapes.ts';

const Linked = Nullable(Strict({ description: Text() }));

/** One line of the member's statement. [3.18] */
export const StatementRow = Strict({
  /** deposit, bonus, finish_bonus, withdraw or transfer, in any case. */
  statementType: Type.String({
    pattern:
      '^(?:[Dd][Ee][Pp][Oo][Ss][Ii][Tt]|[Bb][Oo][Nn][Uu][Ss]|[Ff][Ii][Nn][Ii][Ss][Hh]_[Bb][Oo][Nn][Uu][Ss]|[Ww][Ii][Tt][Hh][Dd][Rr][Aa][Ww]|[Tt][Rr][Aa][Nn][Ss][Ff][Ee][Rr])$',
  }),
  /** SUCCESS, FAILED, or anything else for in progress. [4.08] */
  status: Text(40),
  amount: Baht,
  from: Text(),
  to: Text(),
  createdAt: IsoTime,
  bonus: Linked,
  promotion: Linked,
  invite: Linked,
  refund: Linked,
  luckydraw: Linked,
});

export const statementEndpoints = {
  /** [7.37] Newest first. */
  'POST /api/statement': endpoint({
    access: 'member',
    body: PageRequest,
    reply: Strict({ total: Type.Integer({ minimum: 0 }), statements: Type.Array(StatementRow) }),
    refuses: [],
    badInput: 'NO_DATA',
  }),
};
