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
  {
    id: '4.12',
    file: 'web/src/features/chat/state/outbox.ts',
    find: "const status = content.kind === 'media' ? 'uploading_file' : 'sending';",
    replace: "const status = 'sending';",
    why: 'a file starts as being sent',
  },
  {
    id: '4.04',
    file: 'web/src/features/deposit/qr/use-cancel-qr.ts',
    find: "if (end.status === 'succeeded' && isShown) showToast({ kind: 'success', text: t('cancelled_toast') });",
    replace: '',
    why: 'nothing says that the QR is cancelled',
  },
  {
    id: '4.07',
    file: 'mock-server/world/rewards/bonuses.ts',
    find: "if (type === 'limit') return receivedAt.length;",
    replace: '',
    why: 'a limited bonus comes back each week',
  },
];
