import type { Satang } from 'contracts/rules';
import { useAtomValue } from 'jotai';
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../lib/amount-text.ts';
import { dateTimeText, isoDayText } from '../../lib/date-text.ts';
import { Skeleton } from '../../ui/display/skeleton.tsx';
import { Private } from '../../ui/display/private.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Receipt } from '../../ui/display/receipt.tsx';
import { ReceiptCode } from './receipt-code.tsx';
import { PrintButton } from './print-button.tsx';
import { SavePictureButton } from './save-picture-button.tsx';
import { useShare } from './use-share.ts';
import { appNameAtom } from '../visit/lookup-state.ts';
import styles from './movement-receipt.module.css';
import type { Movement } from '../wallet/movements.ts';
import { servicesAtom } from '../session/services.ts';
import { useShown } from '../visit/use-shown.ts';
import { useMoneyUnit } from '../texts/use-money-unit.ts';

export interface MovementReceiptProps {
  title: string;
  state: 'done' | 'pending';
  note?: string;
  movement: Movement;
  from: string;
  to: string;
  unit?: string;
  balances: readonly { account: string; amount: Satang | 'reading' | 'unknown' }[];
}

export function MovementReceipt({
  title,
  state,
  note,
  movement,
  from,
  to,
  unit: named,
  balances,
}: MovementReceiptProps) {
  const { t } = useTranslation('money');
  const { platform } = useAtomValue(servicesAtom);
  const issuer = useAtomValue(appNameAtom);
  const own = useMoneyUnit();
  useShown('outcome');
  const unit = named ?? own;

  const facts: { label: string; value: string; isPrivate?: boolean }[] = [
    { label: t('receipt.from'), value: from },
    { label: t('receipt.to'), value: to },
    ...balances.map(({ account, amount }) => ({
      label: t('receipt.after', { account }),
      value:
        amount === 'reading'
          ? ''
          : amount === 'unknown'
            ? t('receipt.balance_unknown')
            : formatAmount(amount),
      isPrivate: typeof amount === 'number',
    })),
    { label: t('receipt.time'), value: dateTimeText(movement.at) },
    ...(movement.reference === null ? [] : [{ label: t('receipt.reference'), value: movement.reference }]),
  ];

  const known = facts.filter(({ value }) => value !== '');
  const factLines = known.map(({ label, value }) => `${label}: ${value}`);
  const lines = [issuer, title, `${formatAmount(movement.amount)} ${unit}`.trimEnd(), ...factLines].filter(
    (line) => line !== '',
  );
  const share = useShare(t('receipt.copied_toast'), t('receipt.share_failed_toast'));

  return (
    <>
      <Receipt
        title={title}
        note={note}
        issuer={issuer}
        amount={movement.amount}
        unit={unit}
        state={state}
        rows={facts.map(({ label, value, isPrivate }) => ({
          label,
          value:
            value === '' ? (
              <Skeleton lines={1} />
            ) : isPrivate ? (
              <Private as="figures">{value}</Private>
            ) : (
              value
            ),
        }))}
      />
      <div className={styles.actions}>
        <SavePictureButton
          stacked
          name={`receipt-${movement.reference ?? isoDayText(movement.at)}`}
          label={t('picture.save_button')}
          paper={{ issuer, title, amount: formatAmount(movement.amount), unit, rows: known }}
        />
        {share && (
          <Button stacked icon={Share2} onClick={() => share({ text: lines.join('\n') })}>
            {t('receipt.share_button')}
          </Button>
        )}
        {/* On a shared screen it is below the code, because it would not fit here. */}
        {!platform.drawCode && <PrintButton />}
      </div>
      <ReceiptCode lines={lines}>
        <div className={styles.print}>
          <PrintButton />
        </div>
      </ReceiptCode>
    </>
  );
}
