import type { Mutant } from '../../mutant.ts';

export const callDetailsOf7: readonly Mutant[] = [
  {
    id: '7.01',
    file: 'web/src/api/http.ts',
    find: "headers.set('Authorization', `Bearer ${current}`)",
    replace: "headers.set('Authorization', `bearer ${current}`)",
    why: 'the token is sent under another word',
  },
  {
    id: '7.28',
    file: 'mock-server/world/rewards/refunds.ts',
    find: "if (as === 'money') creditReward(world, member, { ...reward, about: 'refund' });",
    replace: "if (as === 'money') creditReward(world, member, { ...reward, about: 'bonus' });",
    why: 'a refund as money is a bonus in the statement',
  },
];
