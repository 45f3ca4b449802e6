import { MOBILE_WALLET_MINIMUM, qrMinimum, satangFromBaht, type Satang } from 'contracts/rules';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../../lib/amount-text.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { OptionRow } from '../../../ui/form/option-row.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { showWayAtom } from './deposit-screen.ts';
import type { Way } from '../methods/deposit-methods.ts';
import { qrDeposit } from '../qr/qr-deposit.ts';
import { useBankName } from '../methods/use-bank-name.ts';
import { useUnitOf } from '../methods/use-unit-of.ts';
import { MethodMark } from '../methods/method-mark.tsx';

const nothingAtom = atom(null);

/** One way in the list: what it is, its minimum, and whether a QR of it is waiting to be paid. */
export function MethodRow({ way, isFastest }: { way: Way; isFastest: boolean }) {
  const { t } = useTranslation(['deposit', 'common']);
  const { config } = useAtomValue(servicesAtom);
  const qr = useAtomValue(way.kind === 'qr' ? qrDeposit(way.provider).stateAtom : nothingAtom);
  const showWay = useSetAtom(showWayAtom);
  const bankName = useBankName();
  const unitOf = useUnitOf();
  const general = useMemo(() => satangFromBaht(config.minDeposit), [config.minDeposit]);

  const how = t(`way.${way.kind}`);
  const amount = minimumOf(way, general);
  const unit = unitOf('account' in way ? way.account.currency : '');
  const minimum = amount > 0 ? t('way_minimum', { amount: formatAmount(amount), unit }) : undefined;
  const text =
    way.kind === 'gift' || way.kind === 'slip'
      ? t(`way_text.${way.kind}`)
      : 'account' in way
        ? minimum === undefined
          ? how
          : t('way_text.how', { way: how, minimum })
        : minimum;
  return (
    <OptionRow
      mark={<MethodMark way={way} />}
      title={'account' in way ? bankName(way.account) : how}
      text={text}
      tag={
        qr?.status === 'live' ? (
          <Tag tone="info">{t('qr_waiting')}</Tag>
        ) : qr?.status === 'paid' ? (
          <Tag tone="success">{t('qr_paid')}</Tag>
        ) : (
          isFastest && <Tag tone="gold">{t('fastest')}</Tag>
        )
      }
      onOpen={() => showWay(way)}
    />
  );
}

/** The smallest amount of a way: its own, or the general one of the configuration. [5.20] [9.22] [9.23] */
function minimumOf(way: Way, general: Satang): Satang {
  if (way.kind === 'qr') return qrMinimum(way.rules);
  return way.kind === 'wallet' ? MOBILE_WALLET_MINIMUM : general;
}
