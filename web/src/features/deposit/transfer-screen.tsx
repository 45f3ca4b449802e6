import { MOBILE_WALLET_MINIMUM, satangFromBaht } from 'contracts/rules';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../lib/amount-text.ts';
import { AccountNameForm } from '../../state/account-name-form.tsx';
import { renameAccountAction } from '../../state/account-rename.ts';
import { isUnknown } from '../../state/money-action.ts';
import { OutcomeNote } from '../../state/outcome-note.tsx';
import { loadProfileAtom } from '../../state/profile-state.ts';
import { servicesAtom } from '../../state/services.ts';
import { useAccountRename } from '../../state/use-account-rename.ts';
import { Note } from '../../ui/note.tsx';
import { AccountCard } from './account-card.tsx';
import { DepositBones } from './deposit-bones.tsx';
import type { TransferWay } from './deposit-ways.ts';
import styles from './deposit.module.css';
import { nameCheckAtom, needsName } from './name-check.ts';
import { TransferEnd } from './transfer-end.tsx';
import { useUnitOf } from './use-unit-of.ts';

/**
 * Paying in by a transfer: the account, what to do, and what comes then. A transfer that is to be recognised by itself needs
 * the member's name as the bank tells it. [2.48] [2.52] [5.20]
 */
export function TransferScreen({ way }: { way: TransferWay }) {
  const { t } = useTranslation(['deposit', 'account-name', 'common']);
  const { config } = useAtomValue(servicesAtom);
  const check = useAtomValue(nameCheckAtom);
  const renaming = useAtomValue(renameAccountAction.stateAtom);
  const loadProfile = useSetAtom(loadProfileAtom);
  const reset = useSetAtom(renameAccountAction.resetAtom);
  const { tell } = useAccountRename();
  const unitOf = useUnitOf();
  const isByName = needsName(way);

  useEffect(() => {
    if (!isByName) return;
    reset();
    void loadProfile();
  }, [isByName, reset, loadProfile]);

  if (isByName && isUnknown(renaming)) return <OutcomeNote action={renameAccountAction} onSettled={tell} />;
  if (isByName && check.status === 'loading') return <DepositBones shape="deposit" />;
  if (isByName && check.status === 'needed')
    return (
      <AccountNameForm
        bank={check.bank}
        reason={
          <Note tone="warning" title={t('name.title')} live>
            {t('name.text', { bank: check.bank.code })}
          </Note>
        }
      />
    );

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
