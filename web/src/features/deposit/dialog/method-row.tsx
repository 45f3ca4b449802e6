import { MOBILE_WALLET_MINIMUM, qrMinimum, satangFromBaht, type Satang } from 'contracts/rules';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../../lib/amount-text.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { OptionRow } from '../../../ui/form/option-row.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { showMethodAtom } from '../methods/deposit-navigation.ts';
import { isQuick, type DepositMethod } from '../methods/deposit-methods.ts';
import styles from '../methods/deposit.module.css';
import { qrDeposit } from '../qr/qr-deposit.ts';
import type { QrState } from '../qr/qr-state.ts';
import { useBankLabel } from '../methods/use-bank-label.ts';
import { useMinimumUnit } from '../methods/use-minimum-unit.ts';
import { MethodMark } from '../methods/method-mark.tsx';

const nothingAtom = atom(null);

const QR_TAGS = {
  live: { tone: 'info', text: 'qr_waiting' },
  paid: { tone: 'success', text: 'qr_paid' },
  // A QR may wait there: the method's own screen reads it again.
  failed: { tone: 'neutral', text: 'qr_unchecked' },
} as const;
const qrTagOf = (status: QrState['status']) =>
  Object.hasOwn(QR_TAGS, status) ? QR_TAGS[status as keyof typeof QR_TAGS] : undefined;

export function MethodRow({ method, isFastest }: { method: DepositMethod; isFastest: boolean }) {
  const { t } = useTranslation(['deposit', 'common']);
  const { config } = useAtomValue(servicesAtom);
  const qr = useAtomValue(method.kind === 'qr' ? qrDeposit(method.provider).stateAtom : nothingAtom);
  const showMethod = useSetAtom(showMethodAtom);
  const bankLabel = useBankLabel();
  const unit = useMinimumUnit();
  const general = useMemo(() => satangFromBaht(config.minDeposit), [config.minDeposit]);

  const how = isFastest ? t(`method.${method.kind}`) : t(isQuick(method) ? 'quick_text' : 'slow_text');
  const detail =
    method.kind === 'gift' || method.kind === 'slip'
      ? t(`method_text.${method.kind}`)
      : t('method_minimum', { amount: formatAmount(minimumOf(method, general)), unit });
  const text =
    method.kind === 'slip' || (method.kind === 'gift' && isFastest) ? (
      detail
    ) : (
      <span className={styles.parts}>
        <span>{how}</span>
        <span>
          <span className={styles.dot}>{'\u00a0· '}</span>
          {detail}
        </span>
      </span>
    );
  const qrTag = qr ? qrTagOf(qr.status) : undefined;
  return (
    <OptionRow
      mark={<MethodMark method={method} />}
      isMain={isFastest}
      title={'account' in method ? bankLabel(method.account) : t(`method.${method.kind}`)}
      text={text}
      tag={
        qrTag ? (
          <Tag tone={qrTag.tone}>{t(qrTag.text)}</Tag>
        ) : (
          isFastest && <Tag tone="gold">{t('fastest')}</Tag>
        )
      }
      onOpen={() => showMethod(method)}
    />
  );
}

function minimumOf(method: DepositMethod, general: Satang): Satang {
  if (method.kind === 'qr') return qrMinimum(method.rules);
  return method.kind === 'wallet' ? MOBILE_WALLET_MINIMUM : general;
}
