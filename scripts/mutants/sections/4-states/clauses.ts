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
  {
    id: '4.03',
    file: 'mock-server/world/games/games.ts',
    find: 'game.password = world.random.text(game.password.length);',
    replace: 'game.password = world.random.text(game.password.length - 1);',
    why: 'the new password is shorter',
  },
  {
    id: '4.06',
    file: 'mock-server/world/rewards/refunds.ts',
    find: 'refunds.until = playsOf(world, member);',
    replace: '',
    why: 'a refund can be received again tomorrow',
  },
];
