import { bahtFromSatang } from 'contracts/rules';
import type { Handlers } from '../route.ts';
import { isoTime } from '../world/clock.ts';
import type { StatementLink } from '../world/entities.ts';
import { statementPage } from '../world/statement.ts';

export const statementHandlers = {
  'POST /api/statement': ({ world, member, body }) => {
    const { total, entries } = statementPage(world, member, body);
    const statements = entries.map(({ statementType, status, amount, from, to, at, links = {} }) => {
      const linked = (about: StatementLink) => {
        const description = links[about];
        return description === undefined ? null : { description };
      };
      return {
        statementType,
        status,
        amount: bahtFromSatang(amount),
        from,
        to,
        createdAt: isoTime(at),
        bonus: linked('bonus'),
        promotion: linked('promotion'),
        invite: linked('invite'),
        refund: linked('refund'),
        luckydraw: linked('luckydraw'),
      };
    });
    return { total, statements };
  },
} satisfies Partial<Handlers>;
