import { bahtFromSatang } from 'contracts/rules';
import { FILES_PREFIX } from '../engine/stored-files.ts';
import type { Handlers } from '../http/route.ts';
import { depositLookupFor } from '../world/deposits/deposit-banks.ts';
import { slipsAreOpen } from '../world/deposits/slip-hours.ts';
import { bankList } from '../world/members/banks.ts';
import type { Lookups } from '../world/service/lookup-texts.ts';
import { lookupsIn } from '../world/service/lookups.ts';

export const lookupHandlers = {
  'GET /api/lookup/banks': () => [...bankList],
  'GET /api/lookup/sources': ({ world, language }) => lookupsIn(world, language).sources,
  'GET /api/lookup/info': ({ world, language }) => lookupsIn(world, language).info,
  'GET /api/lookup/active': ({ world }) => ({ terminated: world.flags.terminated ? 'gone' : null }),
  'GET /api/lookup/conditions': ({ world, language }) => lookupsIn(world, language).conditions,
  'GET /api/lookup/agreements': ({ world, language }) => lookupsIn(world, language).agreements,
  'GET /api/lookup/notice': ({ world, language }) => ({ notice: lookupsIn(world, language).notice }),
  'GET /api/lookup/contact': ({ world, origin, language }) =>
    contactReply(lookupsIn(world, language).contact, origin),
  'GET /api/lookup/registerOTP': ({ world }) => ({ registerOTP: world.flags.registerOTP }),
  'GET /api/lookup/enableChatWidget': ({ world }) => ({ enableChatWidget: world.flags.enableChatWidget }),
  'GET /api/lookup/deposit': ({ world, member }) => depositLookupFor(world, member.currency),
  'GET /api/lookup/withdraw': ({ world, member }) => {
    const { min, max } = world.withdrawLimits[member.currency];
    return { withdrawMin: bahtFromSatang(min), withdrawMax: bahtFromSatang(max) };
  },
  'GET /api/lookup/slip': ({ world }) => ({ isOpen: slipsAreOpen(world), ...world.slipHours }),
} satisfies Partial<Handlers>;

/** Makes the address of the mock's own picture absolute; any other address stays as it was set. */
function contactReply(contact: Lookups['contact'], origin: string): Lookups['contact'] {
  const { lineQR } = contact;
  return { ...contact, lineQR: lineQR?.startsWith(`${FILES_PREFIX}/`) ? origin + lineQR : lineQR };
}
