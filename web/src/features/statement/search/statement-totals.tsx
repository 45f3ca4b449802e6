import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../../lib/amount-text.ts';
import { useMoneyUnit } from '../../../shared/texts/use-money-unit.ts';
import { Amount } from '../../../ui/display/amount.tsx';
import type { Totals } from '../list/statement-rules.ts';
import styles from './statement-totals.module.css';

export function StatementTotals({ totals, isReading }: { totals: Totals; isReading: boolean }) {
  const { t } = useTranslation('statement');
  const unit = useMoneyUnit();
  return (
    <section className={styles.totals} aria-label={t('totals.label')} aria-busy={isReading || undefined}>
      <dl className={styles.figures}>
        <div>
          <dt>{t('totals.in')}</dt>
          <dd>
            <Amount value={totals.in} size="lead" sign="in" unit={unit} />
          </dd>
        </div>
        <div>
          <dt>{t('totals.out')}</dt>
          <dd>
            <Amount value={totals.out} size="lead" sign="out" unit={unit} />
          </dd>
        </div>
        <div>
          <dt>{t('totals.net')}</dt>
          <dd>
            <Amount value={totals.net} size="lead" sign="auto" unit={unit} />
          </dd>
        </div>
      </dl>
      <p className={styles.small}>
        {t('totals.rule')}
        {totals.bonus !== null &&
          totals.bonus > 0 &&
          ` ${t('totals.bonus', { amount: formatAmount(totals.bonus), unit })}`}
      </p>
    </section>
  );
}
