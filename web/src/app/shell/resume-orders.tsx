import { useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { type Dialog, openDialogAtom } from '../../shared/session/dialog-state.ts';
import { gameOfPending } from '../../shared/orders/game-move.ts';
import { useRequestWait } from '../../shared/orders/request-wait.ts';
import {
  missesResumeAtom,
  restoreStashedOrdersAtom,
  stashedOrdersAtom,
} from '../../shared/orders/stashed-orders.ts';
import { pendingNames, type StoredOrder } from '../../shared/session/pending-orders.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { ORDERS, type OrderName } from '../../shared/orders/use-order.ts';
import { loadWalletAtom, walletAtom } from '../../shared/wallet/wallet-state.ts';
import { lazyScreen } from '../loading/lazy-screen.tsx';
import { RetryLater } from '../loading/retry-later.tsx';

function Failed({ retry }: { retry: () => void }) {
  const note = useSetAtom(missesResumeAtom);
  useEffect(() => note(), [note]);
  return <RetryLater retry={retry} />;
}

/** A reading that is refused would start the wait again. [8.02] Its countdown renders only itself, so no retry starts again. */
const AfterWait = ({ children }: { children: ReactNode }) => useRequestWait() === 0 && children;

/** Retries until the code that resumes an order is there: until then the outcome of the money stays unknown. */
const fetched = <Props extends object = object>(load: () => Promise<ComponentType<Props>>) =>
  lazyScreen({ load, texts: [], Failed, Waiting: () => null });

const rewards = () => import('../../features/bonus/resume-rewards.tsx');
const deposits = () => import('../../features/deposit/dialog/resume-deposit.tsx');
const transfers = () => import('../../features/transfer/resume-transfer.tsx');

const invite = fetched(async () => (await import('../../features/invite/resume-invite.tsx')).ResumeInvite);
const refund = fetched(async () => (await import('../../features/refund/resume-refund.tsx')).ResumeRefund);
const spin = fetched(async () => (await import('../../features/spin/resume-spin.tsx')).ResumeSpin);

const ResumeMove = fetched(async () => (await import('../../features/games/resume-move.tsx')).ResumeMove);

/** What resumes each stored order. */
const RESUME: Record<StoredOrder, ComponentType> = {
  transfer: fetched(async () => (await transfers()).ResumeTransfer),
  bring_back: fetched(async () => (await transfers()).ResumeBringBack),
  withdraw: fetched(async () => (await import('../../features/withdraw/resume-withdraw.tsx')).ResumeWithdraw),
  gift: fetched(async () => (await deposits()).ResumeGift),
  slip: fetched(async () => (await deposits()).ResumeSlip),
  invite,
  invite_part: invite,
  refund_bonus: refund,
  refund_wallet: refund,
  bonus: fetched(async () => (await rewards()).ResumeBonus),
  promotion: fetched(async () => (await rewards()).ResumePromotion),
  end_bonus: fetched(async () => (await rewards()).ResumeEndBonus),
  spin,
  claim: spin,
};

/** A part of several orders is mounted once and resumes each. */
const PARTS = [...new Set(Object.values(RESUME))].map((Resume) => ({
  Resume,
  orders: Object.entries(RESUME).flatMap(([name, part]) => (part === Resume ? [name] : [])),
}));

const DIALOGS: Partial<Record<string, Dialog>> = {
  gift: { name: 'deposit' },
  slip: { name: 'deposit' },
  invite: { name: 'invite' },
  invite_part: { name: 'invite' },
  refund_bonus: { name: 'refund' },
  refund_wallet: { name: 'refund' },
};

const isOrderName = (name: string): name is OrderName => Object.hasOwn(ORDERS, name);

function dialogOf(name: string): Dialog | undefined {
  if (isOrderName(name)) return { name: ORDERS[name] };
  const code = gameOfPending(name);
  if (code !== null) return { name: 'game', code };
  return Object.hasOwn(DIALOGS, name) ? DIALOGS[name] : undefined;
}

/**
 * Resumes orders that were in flight when the page was left or the previous session ended: their dialog opens again and shows
 * the outcome, or a toast tells it. (W1)
 */
export function ResumeOrders() {
  const { platform } = useAtomValue(servicesAtom);
  const wallet = useAtomValue(walletAtom);
  const stashed = useAtomValue(stashedOrdersAtom);
  const restoreStashed = useSetAtom(restoreStashedOrdersAtom);
  const openDialog = useSetAtom(openDialogAtom);
  const loadWallet = useSetAtom(loadWalletAtom);
  const [own] = useState(() => pendingNames(platform));
  // A restored tab may have orders of another member: the wallet tells whose they are, and stashes them.
  const [isAnswered, setIsAnswered] = useState(false);
  if (wallet.status === 'ready' && !isAnswered) setIsAnswered(true);
  const names = useMemo(() => (isAnswered ? [...own, ...stashed] : []), [isAnswered, own, stashed]);

  const open = useMemo(() => {
    const pending = pendingNames(platform);
    return names.filter((name) => pending.includes(name));
  }, [names, platform]);
  const first = open.find(dialogOf);

  useEffect(() => restoreStashed(), [restoreStashed, wallet.status]);
  useEffect(() => {
    const dialog = first && dialogOf(first);
    if (dialog) openDialog(dialog);
  }, [open, first, openDialog]);

  return (
    <>
      {/* Most pages do not show the wallet, and offer no retry. */}
      {wallet.status === 'failed' && own.length > 0 && (
        <AfterWait>
          <RetryLater retry={() => void loadWallet(true)} />
        </AfterWait>
      )}
      <Suspense>
        {PARTS.map(
          ({ orders, Resume }) =>
            orders.some((name) => names.includes(name)) && <Resume key={orders.join(' ')} />,
        )}
        {open.map((name) => {
          const code = gameOfPending(name);
          // The dialog that opens tells its own.
          return code !== null && name !== first && <ResumeMove key={name} code={code} />;
        })}
      </Suspense>
    </>
  );
}
