import type { Satang } from 'contracts/rules';
import { useAtomValue, useSetAtom } from 'jotai';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../lib/amount-text.ts';
import { closeDialogAtom } from '../../state/dialog-state.ts';
import { useMoneyUnit } from '../../state/use-money-unit.ts';
import { walletAtom } from '../../state/wallet-state.ts';
import { Amount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Paper } from '../../ui/paper.tsx';
import { SheetFooter } from '../../ui/sheet-footer.tsx';
import styles from './deposit.module.css';
import { useUnitOf } from './use-unit-of.ts';

interface PaidDepositProps {
  amount: Satang;
  /** What was to be paid, where the member had to pay a certain amount. */
  asked?: Satang;
  currency: string;
  reference?: string | null;
  onAgain: () => void;
}

/** The money has arrived. */
export function PaidDeposit({ amount, asked = amount, currency, reference, onAgain }: PaidDepositProps) {
  const { t } = useTranslation(['deposit', 'common']);
  const wallet = useAtomValue(walletAtom);
  const close = useSetAtom(closeDialogAtom);
  const ownUnit = useMoneyUnit();
  const unit = useUnitOf()(currency);
  return (
    <div className={styles.screen}>
      <Paper>
        <CircleCheck className={styles.tick} aria-hidden="true" />
        <h3 role="status" className={styles.paid}>
          {t('paid_title')}
        </h3>
        <Amount value={amount} size="head" unit={unit} />
        {reference && <p className={styles.balance}>{t('paid_reference', { reference })}</p>}
        {wallet.status === 'ready' && !wallet.isOld && (
          <p className={styles.balance}>
            {t('paid_balance')} <Amount value={wallet.wallet.balance} size="row" unit={ownUnit} />
          </p>
        )}
      </Paper>
      {asked !== amount && <Note>{t('paid_differs', { amount: formatAmount(asked), unit })}</Note>}
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
