import type { Mutant } from '../../mutant.ts';

export const rereadEntitiesOf3: readonly Mutant[] = [
  {
    id: '3.21',
    file: 'web/src/features/spin/spin-rules.ts',
    find: 'amount: value !== null && value > 0 ? value : null',
    replace: 'amount: value !== null && value > 100 ? value : null',
    why: 'a coupon of a baht counts as a thing',
  },
  {
    id: '3.25',
    file: 'web/src/features/chat/state/conversation.ts',
    find: 'payload: { message: content.text }',
    replace: 'payload: { message: content.text.trim() }',
    why: 'a text is sent without its first and last spaces',
  },
  {
    id: '3.09',
    file: 'web/src/features/games/game-apps.tsx',
    find: "{ text: t('ios_link'), address: links.ios },",
    replace: "{ text: t('ios_link'), address: links.android },",
    why: 'the app for iPhone is that for Android',
  },
  {
    id: '3.19',
    file: 'mock-server/routes/statement.ts',
    find: 'amount: slip.amount === null ? null : bahtFromSatang(slip.amount),',
    replace: 'amount: slip.amount,',
    why: 'the service answers the amount of a slip in satang',
  },
];
