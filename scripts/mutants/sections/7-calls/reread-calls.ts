import type { Mutant } from '../../mutant.ts';

export const rereadCallsOf7: readonly Mutant[] = [
  {
    id: '7.04',
    file: 'web/src/features/register/register-requests.ts',
    find: 'bankAccountNo: form.bankAccountNo,',
    replace: 'bankAccountNo: form.bankAccountNo.slice(0, 10),',
    why: 'a long account number is cut',
  },
  {
    id: '7.09',
    file: 'web/src/features/login/login-form.tsx',
    find: 'const username = normalisePhone(phone);',
    replace: 'const username = phone.trim();',
    why: 'the phone is sent as it was typed',
  },
  {
    id: '7.16',
    file: 'web/src/features/games/credentials-state.ts',
    find: 'event: textOrNull(event)',
    replace: 'event: null',
    why: 'the event is not read with the credentials',
  },
  {
    id: '7.57',
    file: 'web/src/platform/config.ts',
    find: '    apiBaseUrl,\n    ...(chatUrl',
    replace: "    apiBaseUrl: apiBaseUrl.replace(/(\\w)\\/.*$/, '$1'),\n    ...(chatUrl",
    why: 'the path of the base address is lost',
  },
  {
    id: '7.27',
    file: 'mock-server/routes/refund.ts',
    find: 'refundAmount: bahtFromSatang(amount),\n      createdAt',
    replace: 'refundAmount: Math.round(bahtFromSatang(amount)),\n      createdAt',
    why: 'a refund is answered in whole baht',
  },
  {
    id: '7.29',
    file: 'mock-server/routes/bonus.ts',
    find: 'percentFail,\n        banners:',
    replace: 'percentFail: Math.round(percentFail),\n        banners:',
    why: 'the share of an early end is answered as a whole number',
  },
  {
    id: '7.32',
    file: 'mock-server/routes/bonus.ts',
    find: 'bahtFromSatang(world.bonusRules.minimum)',
    replace: 'bahtFromSatang(world.bonusRules.clearMaximum ?? world.bonusRules.minimum)',
    why: 'the least balance is the most at which a bonus can be ended',
  },
  {
    id: '7.37',
    file: 'mock-server/world/money/statement.ts',
    find: 'const end = Math.max(0, list.length - (page - 1) * limit);',
    replace: 'const end = Math.max(0, list.length - (page - 1) * 10);',
    why: 'a page of any length begins ten rows after the one before',
  },
  {
    id: '7.42',
    file: 'mock-server/routes/spinwheel.ts',
    find: 'remainingCoin: member.coin }',
    replace: "remainingCoin: prize.kind === 'coins' ? member.coin - prize.count : member.coin }",
    why: 'coins that a spin has won are missing in its answer',
  },
  {
    id: '7.51',
    file: 'web/src/features/chat/state/chat-room.ts',
    find: 'return `${prefix}-${id}`;',
    replace: 'return `RK-${id}`;',
    why: 'each service has the same prefix of rooms',
  },
  {
    id: '7.22',
    file: 'mock-server/world/wallet/withdrawals.ts',
    find: 'if (sources.length > 0) gather(world, member, sources, WALLET);',
    replace: 'for (const source of sources) gather(world, member, [source], WALLET);',
    why: 'a withdrawal takes the larger game’s money although another game fails',
  },
  {
    id: '7.40',
    file: 'web/src/features/home/spin-offer.ts',
    find: "if (isActive !== null) set(baseSpinAtom, isActive ? 'active' : 'inactive');",
    replace:
      "if (isActive !== null) set(baseSpinAtom, (known) => (isActive || known === 'active' ? 'active' : 'inactive'));",
    why: 'an ended wheel stays offered',
  },
];
