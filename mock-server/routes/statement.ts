import { bahtFromSatang } from 'contracts/rules';
import { isoTime } from '../engine/clock.ts';
import { filePath } from '../engine/stored-files.ts';
import type { Handlers } from '../http/route.ts';
import { slipByReference, slipPage, slipReference } from '../world/deposits/slips.ts';
import { type StatementLink, statementPage } from '../world/money/statement.ts';
import { Refusal } from '../world/service/refusal.ts';
import { labelIn } from './replies.ts';

export const statementHandlers = {
  'POST /api/statement': ({ world, member, body, language }) => {
    const { total, entries } = statementPage(world, member, body);
    const shown = labelIn(world, language);
    const statements = entries.map(({ statementType, status, amount, from, to, at, links = {} }) => {
      const linked = (about: StatementLink) => {
        const description = links[about];
        return description === undefined ? null : { description: shown(description) };
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
      slips: slips.map((slip) => ({
        createdAt: isoTime(slip.at),
        amount: slip.amount === null ? null : bahtFromSatang(slip.amount),
        status: slip.status,
        note: slip.note,
        link: world.flags.slipLinks ? origin + filePath(slip.fileId) : null,
        reference: slipReference(slip),
      })),
    };
  },
  'GET /api/statement/slip/reference/{reference}': ({ world, member, params, origin }) => {
    const slip = slipByReference(world, member, params.reference);
    if (!slip || !world.files.has(slip.fileId)) throw new Refusal('NO_DATA');
    return { url: origin + filePath(slip.fileId) };
  },
} satisfies Partial<Handlers>;
