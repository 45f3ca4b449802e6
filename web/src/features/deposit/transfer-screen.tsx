import { MOBILE_WALLET_MINIMUM, satangFromBaht } from 'contracts/rules';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../lib/amount-text.ts';
import { isOpen } from '../../state/money-action.ts';
import { servicesAtom } from '../../state/services.ts';
import { AccountCard } from './account-card.tsx';
import { checkNameAtom, nameCheckAtom, renameAccountAction } from './account-name.ts';
import { DepositBones } from './deposit-bones.tsx';
import type { TransferWay } from './deposit-ways.ts';
import styles from './deposit.module.css';
import { EnglishNameForm } from './english-name-form.tsx';
import { TransferEnd } from './transfer-end.tsx';
import { UnconfirmedNote } from './unconfirmed-note.tsx';
import { useUnitOf } from './use-unit-of.ts';

/**
 * Paying in by a transfer: the account, what to do, and what comes then. A transfer that is to be recognised by itself needs
 * the member's name as the bank tells it. [2.48] [2.52] [5.20]
 */
export function TransferScreen({ way }: { way: TransferWay }) {
  const { t } = useTranslation(['deposit', 'common']);
  const { config } = useAtomValue(servicesAtom);
  const check = useAtomValue(nameCheckAtom);
  const renaming = useAtomValue(renameAccountAction.stateAtom);
  const checkName = useSetAtom(checkNameAtom);
  const unitOf = useUnitOf();
  const needsName = way.kind === 'transfer' && way.isAuto;

  useEffect(() => {
    if (needsName) void checkName();
  }, [needsName, checkName]);

  if (isOpen(renaming) && renaming.status !== 'sending')
    return <UnconfirmedNote action={renameAccountAction} />;
  if (needsName && check.status === 'loading') return <DepositBones shape="deposit" />;
  if (needsName && check.status === 'needed')
    return <EnglishNameForm bankCode={check.bankCode} name={check.name} />;

  const isBank = way.kind === 'transfer';
  const minimum = isBank ? satangFromBaht(config.minDeposit) : MOBILE_WALLET_MINIMUM;
  const words = {
    amount: formatAmount(minimum),
    unit: unitOf(isBank ? way.account.currency : 'THB'),
  };
  return (
    <div className={styles.screen}>
      <AccountCard way={way} />
      <ol className={styles.steps} aria-label={t('steps_label')}>
        <li>{t(isBank ? 'step.copy' : 'step.wallet_open')}</li>
        <li>
          {isBank && minimum <= 0
            ? t('step.own_account_any')
            : t(isBank ? 'step.own_account' : 'step.wallet_send', words)}
        </li>
        <li>{t(way.isAuto ? 'step.wait' : 'step.slip')}</li>
      </ol>
      <TransferEnd isAuto={way.isAuto} />
    </div>
  );
}
