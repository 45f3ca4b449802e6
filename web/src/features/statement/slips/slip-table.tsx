import { Image } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dateTimeText, isoTimeText } from '../../../lib/date-text.ts';
import type { SlipRow } from '../../../shared/wallet/slip-rows.ts';
import { Amount } from '../../../ui/display/amount.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { hasPicture } from './slips-state.ts';
import { useSlipReason } from './use-slip-reason.ts';
import { AskCell, AskHead, useAsking } from '../list/ask-cell.tsx';
import { useAmountHead } from '../list/use-amount-head.ts';
import styles from './slips-dialog.module.css';

const TONES = { success: 'success', failed: 'danger', in_progress: 'info' } as const;

interface SlipTableProps {
  rows: readonly SlipRow[];
  isTurning: boolean;
  opening: string | null;
  onView: (slip: SlipRow) => void;
}

export function SlipTable({ rows, isTurning, opening, onView }: SlipTableProps) {
  const { t } = useTranslation('statement');
  const amountHead = useAmountHead();
  const reasonOf = useSlipReason();
  const asking = useAsking();
  return (
    <table className={styles.table} aria-busy={isTurning || undefined}>
      <thead>
        <tr>
          <th scope="col">{t('slips.column.time')}</th>
          <th scope="col">{amountHead}</th>
          <th scope="col">{t('column.status')}</th>
          <th scope="col">{t('slips.column.picture')}</th>
          <AskHead asking={asking} />
        </tr>
      </thead>
      <tbody>
        {rows.map((slip) => {
          const reason = reasonOf(slip);
          const time = dateTimeText(slip.createdAt);
          return (
            <tr key={slip.key} data-status={slip.status}>
              <td className={styles.time}>
                <time dateTime={isoTimeText(slip.createdAt)}>{time}</time>
              </td>
              <td className={styles.amount}>
                {/* An amount not above 0 is shown as none. [5.33] */}
                <Amount value={slip.amount !== null && slip.amount > 0 ? slip.amount : null} size="lead" />
              </td>
              <td className={styles.status}>
                <div>
                  <Tag tone={TONES[slip.status]}>{t(`status.${slip.status}`)}</Tag>
                  {reason !== null && <span className={styles.reason}> ({reason})</span>}
                </div>
              </td>
              <td className={styles.picture}>
                {hasPicture(slip) ? (
                  <Button
                    kind="bare"
                    small
                    icon={Image}
                    busy={opening === slip.key}
                    onClick={() => onView(slip)}
                  >
                    {t('slips.view_button')} <span className="visually-hidden">{time}</span>
                  </Button>
                ) : (
                  '-'
                )}
              </td>
              <AskCell
                asking={asking}
                about={{
                  topic: 'slip',
                  amount: slip.amount !== null && slip.amount > 0 ? slip.amount : null,
                  at: slip.createdAt,
                  status: t(`status.${slip.status}`),
                  reason,
                  reference: slip.reference,
                }}
                iconOnly
              />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
