import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { closeDialogAtom } from '../../../shared/session/dialog-state.ts';
import { MovementReceipt } from '../../../shared/printing/movement-receipt.tsx';
import { balancesAfterAtom } from '../../../shared/wallet/balances-after.ts';
import type { Movement } from '../../../shared/wallet/movements.ts';
import { walletAtom } from '../../../shared/wallet/wallet-state.ts';
import { Button } from '../../../ui/form/button.tsx';
import { SheetFooter } from '../../../ui/overlay/sheet-footer.tsx';
import styles from './deposit.module.css';
import { useUnitOf } from './use-unit-of.ts';

interface PaidDepositProps {
  movement: Movement;
  from: string;
  /** The wallet's own if missing. */
  currency?: string;
  onAgain: () => void;
}

/** Leaves the balance blank until the one after the payment has loaded: never the old balance. (W4) */
export function PaidDeposit({ movement, from, currency = '', onAgain }: PaidDepositProps) {
  const { t } = useTranslation(['deposit', 'money', 'common']);
  const after = useAtomValue(balancesAfterAtom);
  const wallet = useAtomValue(walletAtom);
  const close = useSetAtom(closeDialogAtom);
  const unit = useUnitOf()(currency);
  const balance = wallet.status === 'ready' && !wallet.isOld ? wallet.wallet.balance : null;
  return (
    <div className={styles.screen}>
      <MovementReceipt
        title={t('paid_title')}
        state="done"
        movement={movement}
        from={from}
        to={t('money:wallet')}
        unit={unit}
        balances={[
          {
            account: t('money:wallet'),
            amount: after.status === 'reading' ? 'reading' : (balance ?? 'unknown'),
          },
        ]}
      />
      <SheetFooter>
        <Button kind="gold" wide onClick={() => close()}>
          {t('done_button')}
        </Button>
        <Button kind="bare" wide onClick={onAgain}>
          {t('again_button')}
        </Button>
      </SheetFooter>
    </div>
  );
}
