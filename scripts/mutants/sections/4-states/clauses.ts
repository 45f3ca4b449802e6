import type { Mutant } from '../../mutant.ts';

export const clausesOf4: readonly Mutant[] = [
  {
    id: '4.02',
    file: 'kiosk/src/session/end-session.ts',
    find: "if (now.status === 'gone') onEnd('gone');",
    replace: "if (now.status === 'gone') onEnd('finished');",
    why: 'a kiosk does not say that the service has ended',
  },
  {
    id: '4.08',
    file: 'web/src/features/withdraw/withdraw-receipt.tsx',
    find: 'state="pending"',
    replace: 'state="done"',
    why: 'a withdrawal is told as paid',
  },
];
