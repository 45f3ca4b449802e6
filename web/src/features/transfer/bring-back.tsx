import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../lib/amount-text.ts';
import { TakingLong } from '../../shared/texts/taking-long.tsx';
import { useMoneyText } from '../../shared/texts/use-money-text.ts';
import { useRequestWait } from '../../shared/orders/request-wait.ts';
import type { Order } from '../../shared/orders/use-order.ts';
import { Private } from '../../ui/display/private.tsx';
import { Button } from '../../ui/form/button.tsx';
import { sumOrNull } from '../../shared/wallet/amounts.ts';
import { filledGames, type Account } from './transfer-rules.ts';
import styles from './transfer.module.css';

export function BringBack({
  accounts,
  order,
  disabled,
}: {
  accounts: readonly Account[];
  order: Order<true>;
  disabled: boolean;
}) {
  const { t } = useTranslation('transfer');
  const moneyText = useMoneyText();
  const filled = filledGames(accounts);
  const wait = useRequestWait();
  const isBusy = order.state.status === 'sending';
  // While it is sent, the money may have left the games before the answer comes.
  if (filled.length === 0 && !isBusy) return null;
  const total = filled.length === 0 ? null : sumOrNull(filled.map(({ balance }) => balance));
  return (
    <section className={styles.back} aria-labelledby="bring-back">
      <h3 id="bring-back">{t('back_title')}</h3>
      <ul>
        {filled.map(({ code, name, balance }) => (
          <li key={code}>
            {/* A right-to-left name must not reorder the amount. */}
            <bdi>{name}</bdi> <Private as="figures">{formatAmount(balance)}</Private>
          </li>
        ))}
      </ul>
      <Button
        kind="line"
        wide
        icon={Undo2}
        busy={isBusy}
        disabled={disabled || wait > 0}
        onClick={() => order.run(true)}
      >
        {total === null ? (
          t('back_title')
        ) : (
          <Private as="figures">{t('back_button', { amount: moneyText(total) })}</Private>
        )}
      </Button>
      <TakingLong active={isBusy} />
    </section>
  );
}
