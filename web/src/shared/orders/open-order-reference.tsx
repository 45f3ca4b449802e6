import type { Satang } from 'contracts/rules';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../lib/amount-text.ts';
import { dateTimeText } from '../../lib/date-text.ts';
import { ReceiptCode } from '../printing/receipt-code.tsx';
import { servicesAtom } from '../session/services.ts';
import { appNameAtom } from '../visit/lookup-state.ts';
import { useMoneyUnit } from '../texts/use-money-unit.ts';
import { walletAtom } from '../wallet/wallet-state.ts';

interface OpenOrderReferenceProps {
  amount: Satang | null;
  /** When the order was sent, in the service's time. */
  sentAt: number | undefined;
}

/**
 * What a member takes from a shared screen while the outcome is unknown: the time, amount and member of the order, by which
 * support and the statement find it. (K9)
 */
export function OpenOrderReference({ amount, sentAt }: OpenOrderReferenceProps) {
  const { t } = useTranslation(['outcome', 'money']);
  const { clock } = useAtomValue(servicesAtom);
  const [now] = useState(() => clock.now());
  const at = sentAt ?? now;
  const issuer = useAtomValue(appNameAtom);
  const unit = useMoneyUnit();
  const wallet = useAtomValue(walletAtom);
  const member = wallet.status === 'ready' ? wallet.wallet.profile.id : '';
  const reference = referenceOf(at, member);
  const lines = [
    issuer,
    t('reference_title'),
    amount === null ? '' : `${formatAmount(amount)} ${unit}`.trimEnd(),
    `${t('money:receipt.time')}: ${dateTimeText(at)}`,
    `${t('money:receipt.reference')}: ${reference}`,
    t('reference_text'),
  ].filter((line) => line !== '');
  return (
    <ReceiptCode
      title={t('reference_title')}
      text={t('reference_text')}
      lines={lines}
      reference={reference}
    />
  );
}

/** The second of the order and the end of the member's id; together they identify one order. */
function referenceOf(at: number, member: string): string {
  const second = dateTimeText(at).replace(/\D/g, '');
  return [second, member.slice(-4).toUpperCase()].filter((part) => part !== '').join('-');
}
