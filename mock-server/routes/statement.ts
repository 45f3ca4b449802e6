import { bahtFromSatang } from 'contracts/rules';
import type { Handlers } from '../route.ts';
import { isoTime } from '../world/clock.ts';
import type { StatementLink } from '../world/entities.ts';
import { filePath } from '../world/file-urls.ts';
import { Refusal } from '../world/refusal.ts';
import { slipPage } from '../world/slips.ts';
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
  'POST /api/statement/slip': ({ world, member, body, origin }) => {
    const { total, slips } = slipPage(world, member, body);
    return {
      total,
      slips: slips.map(({ id, at, amount, status, note, fileId }) => ({
        createdAt: isoTime(at),
        amount: amount === null ? null : bahtFromSatang(amount),
        status,
        note,
        link: world.flags.slipLinks ? origin + filePath(fileId) : null,
        reference: id,
      })),
    };
  },
  'GET /api/statement/slip/reference/{reference}': ({ world, member, params, origin }) => {
    const slip = world.slips.get(params.reference);
    if (slip?.memberId !== member.id || !world.files.has(slip.fileId)) throw new Refusal('NO_DATA');
    return { url: origin + filePath(slip.fileId) };
  },
} satisfies Partial<Handlers>;
