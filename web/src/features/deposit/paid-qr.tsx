import type { Satang } from 'contracts/rules';
import { useAtomValue, useSetAtom } from 'jotai';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { closeDialogAtom } from '../../state/dialog-state.ts';
import { walletAtom } from '../../state/wallet-state.ts';
import { Amount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { Paper } from '../../ui/paper.tsx';
import { startOverAtom } from './deposit-state.ts';
import styles from './deposit.module.css';

/** The money has arrived. */
export function PaidQr({ amount }: { amount: Satang }) {
  const { t } = useTranslation(['deposit', 'common']);
  const wallet = useAtomValue(walletAtom);
  const close = useSetAtom(closeDialogAtom);
  const startOver = useSetAtom(startOverAtom);
  const unit = t('common:unit.baht');
  return (
    <div className={styles.running}>
      <Paper>
        <CircleCheck className={styles.tick} aria-hidden="true" />
        <h3 role="status" className={styles.paid}>
          {t('paid_title')}
        </h3>
        <Amount value={amount} size="head" unit={unit} />
        {wallet.status === 'ready' && (
          <p className={styles.balance}>
            {t('paid_balance')} <Amount value={wallet.wallet.balance} size="row" unit={unit} />
          </p>
        )}
      </Paper>
      <Button kind="gold" wide onClick={() => close()}>
        {t('done_button')}
      </Button>
      <Button kind="bare" wide onClick={() => startOver()}>
        {t('again_button')}
      </Button>
    </div>
  );
}
