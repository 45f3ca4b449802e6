import type { Mutant } from '../../mutant.ts';

export const rolesOf6: readonly Mutant[] = [
  {
    id: '6.03',
    file: 'mock-server/world/members/log-in.ts',
    find: "if (!member.isActive) throw new Refusal('INACTIVE_USER');",
    replace: '',
    why: 'a deactivated member gets in',
  },
  {
    id: '6.03',
    file: 'web/locales/en/errors.json',
    find: '"This network is not allowed',
    replace: '"No such member',
    why: 'the English text of a restricted network says no member',
  },
  {
    id: '6.02',
    file: 'web/src/app/routing/guards.tsx',
    find: '<Fragment key={id}>',
    replace: '<Fragment>',
    why: 'a screen keeps what the member before has typed',
  },
];
