import { useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, Suspense, useEffect, useMemo, useState } from 'react';
import { type Dialog, openDialogAtom } from '../../shared/session/dialog-state.ts';
import { gameOfPending } from '../../shared/orders/game-move.ts';
import { stashedOrdersAtom, restoreStashedOrdersAtom } from '../../shared/orders/stashed-orders.ts';
import { pendingNames } from '../../shared/session/pending-orders.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { ORDERS, type OrderName } from '../../shared/orders/use-order.ts';
import { walletAtom } from '../../shared/wallet/wallet-state.ts';
import { lazyScreen } from '../loading/lazy-screen.tsx';
import { RetryLater as Failed } from '../loading/retry-later.tsx';

/** Retries until the code that resumes an order is there: until then the outcome of the money stays unknown. */
const fetched = (load: () => Promise<ComponentType>) =>
  lazyScreen({ load, texts: [], Failed, Waiting: () => null });

const ResumeTransfer = fetched(
  async () => (await import('../../features/transfer/resume-transfer.tsx')).ResumeTransfer,
);
const ResumeBringBack = fetched(
  async () => (await import('../../features/transfer/resume-transfer.tsx')).ResumeBringBack,
);
const ResumeWithdraw = fetched(
  async () => (await import('../../features/withdraw/resume-withdraw.tsx')).ResumeWithdraw,
);
const ResumeGift = fetched(
  async () => (await import('../../features/deposit/dialog/resume-deposit.tsx')).ResumeGift,
);
const ResumeSlip = fetched(
  async () => (await import('../../features/deposit/dialog/resume-deposit.tsx')).ResumeSlip,
);
const ResumeInvite = fetched(
  async () => (await import('../../features/invite/resume-invite.tsx')).ResumeInvite,
);
const ResumeRefund = fetched(
  async () => (await import('../../features/refund/resume-refund.tsx')).ResumeRefund,
);
const ResumeBonus = fetched(
  async () => (await import('../../features/bonus/resume-rewards.tsx')).ResumeBonus,
);
const ResumePromotion = fetched(
  async () => (await import('../../features/bonus/resume-rewards.tsx')).ResumePromotion,
);
const ResumeEndBonus = fetched(
  async () => (await import('../../features/bonus/resume-rewards.tsx')).ResumeEndBonus,
);

/** Stored orders other than the money orders. */
const DIALOGS: Partial<Record<string, Dialog>> = {
  gift: { name: 'deposit' },
  slip: { name: 'deposit' },
  invite: { name: 'invite' },
  invite_part: { name: 'invite' },
  refund_bonus: { name: 'refund' },
  refund_wallet: { name: 'refund' },
};

const isOrderName = (name: string): name is OrderName => Object.hasOwn(ORDERS, name);

/** The dialog that shows the outcome; a game's dialog resumes its own transfer. */
function dialogOf(name: string): Dialog | undefined {
  if (isOrderName(name)) return { name: ORDERS[name] };
  const code = gameOfPending(name);
  return code === null ? DIALOGS[name] : { name: 'game', code };
}

/**
 * Resumes orders that were in flight when the page was left or the previous session ended: their dialog opens again and shows
 * the outcome. (W1)
 */
export function ResumeOrders() {
  const { platform } = useAtomValue(servicesAtom);
  const wallet = useAtomValue(walletAtom);
  const left = useAtomValue(stashedOrdersAtom);
  const takeUpLeft = useSetAtom(restoreStashedOrdersAtom);
  const openDialog = useSetAtom(openDialogAtom);
  const [own] = useState(() => pendingNames(platform));
  const names = useMemo(() => [...own, ...left], [own, left]);

  useEffect(() => takeUpLeft(), [takeUpLeft, wallet.status]);
  useEffect(() => {
    const [first] = names.flatMap((name) => dialogOf(name) ?? []);
    if (first) openDialog(first);
  }, [names, openDialog]);

  return (
    <Suspense>
      {names.includes('transfer') && <ResumeTransfer />}
      {names.includes('bring_back') && <ResumeBringBack />}
      {names.includes('withdraw') && <ResumeWithdraw />}
      {names.includes('gift') && <ResumeGift />}
      {names.includes('slip') && <ResumeSlip />}
      {names.some((name) => DIALOGS[name]?.name === 'invite') && <ResumeInvite />}
      {names.some((name) => DIALOGS[name]?.name === 'refund') && <ResumeRefund />}
      {names.includes('bonus') && <ResumeBonus />}
      {names.includes('promotion') && <ResumePromotion />}
      {names.includes('end_bonus') && <ResumeEndBonus />}
    </Suspense>
  );
}
