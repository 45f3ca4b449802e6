import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { STATEMENT_TYPES } from '../rules/index.ts';
import { Amount, Code, IsoTime, Nullable, PageRequest, Strict, Text, Total } from '../shapes.ts';

const inAnyCase = (text: string) => text.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);

const Linked = Nullable(Strict({ description: Text() }));

/** One entry of the member's statement. [3.18] */
export const StatementRow = Strict({
  statementType: Type.String({
    pattern: `^(?:${STATEMENT_TYPES.map(inAnyCase).join('|')})$`,
  }),
  /** SUCCESS, FAILED, or any other text for in progress. [4.08] */
  status: Text(40),
  amount: Amount,
  from: Text(),
  to: Text(),
  createdAt: IsoTime,
  bonus: Linked,
  promotion: Linked,
  invite: Linked,
  refund: Linked,
  luckydraw: Linked,
});

/** An uploaded slip. [3.19] */
export const Slip = Strict({
  createdAt: IsoTime,
  /** Amount read from the slip; null until it was read. [5.33] */
  amount: Nullable(Amount),
  /** SUCCESS, FAILED, or any other text for in progress. [4.08] */
  status: Text(40),
  /** Slip reason of a failure, otherwise null. [8.12] */
  note: Nullable(Text(64)),
  /** Address of the picture, or null when the client must request it by `reference`. [2.76] */
  link: Nullable(Text(2000)),
  reference: Nullable(Code),
});

export const statementEndpoints = {
  /** [7.37] Newest first. */
  'POST /api/statement': endpoint({
    access: 'member',
    body: PageRequest,
    reply: Strict({ total: Total, statements: Type.Array(StatementRow) }),
    refuses: [],
    badInput: 'NO_DATA',
  }),
  /** [7.38] Newest first. */
  'POST /api/statement/slip': endpoint({
    access: 'member',
    body: PageRequest,
    reply: Strict({ total: Type.Optional(Total), slips: Type.Array(Slip) }),
    refuses: [],
    badInput: 'NO_DATA',
  }),
  /** [7.39] Address of a slip's picture. */
  'GET /api/statement/slip/reference/{reference}': endpoint({
    access: 'member',
    params: Strict({ reference: Code }),
    reply: Strict({ url: Text(2000) }),
    refuses: ['NO_DATA'],
    badInput: 'NO_DATA',
  }),
};
