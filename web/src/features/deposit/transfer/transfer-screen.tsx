import { MOBILE_WALLET_MINIMUM, satangFromBaht } from 'contracts/rules';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../../lib/amount-text.ts';
import { AccountNameForm } from '../../../shared/account/account-name-form.tsx';
import { renameAccountAction } from '../../../shared/account/account-rename.ts';
import { isUnknown } from '../../../shared/orders/action-state.ts';
import { OutcomeCallout } from '../../../shared/orders/outcome-callout.tsx';
import { loadProfileAtom } from '../../../shared/account/profile-state.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { useAccountRename } from '../../../shared/account/use-account-rename.ts';
import { useReread } from '../../../shared/visit/use-reread.ts';
import { Callout } from '../../../ui/display/callout.tsx';
import { AccountCard } from './account-card.tsx';
import { DepositSkeleton } from '../methods/deposit-skeleton.tsx';
import type { TransferMethod } from '../methods/deposit-methods.ts';
import styles from '../methods/deposit.module.css';
import { nameCheckAtom, needsName } from '../methods/name-check.ts';
import { SlipHoursCallout } from '../slip/slip-rules.tsx';
import { SlipRule } from '../slip/slip-rules.tsx';
import { TransferEnd } from './transfer-end.tsx';
import { useMinimumUnit } from '../methods/use-minimum-unit.ts';

/** A transfer that is recognised automatically needs the member's name as the bank sends it. [2.48] [2.52] [5.20] */
export function TransferScreen({ method }: { method: TransferMethod }) {
  const { t } = useTranslation(['deposit', 'account-name', 'common']);
  const { config } = useAtomValue(servicesAtom);
  const check = useAtomValue(nameCheckAtom);
  const renaming = useAtomValue(renameAccountAction.stateAtom);
  const loadProfile = useSetAtom(loadProfileAtom);
  const reset = useSetAtom(renameAccountAction.resetAtom);
  const { notify } = useAccountRename();
  const minimumUnit = useMinimumUnit();
  const isByName = needsName(method);
  const { isAuto } = method;

  useEffect(() => {
    if (!isByName) return;
    reset();
    void loadProfile();
  }, [isByName, reset, loadProfile]);
  useReread(() => {
    if (isByName) void loadProfile();
  });

  if (isByName && isUnknown(renaming))
    return <OutcomeCallout action={renameAccountAction} onFound={notify} />;
  if (isByName && check.status === 'loading') return <DepositSkeleton of={method.kind} />;
  if (isByName && check.status === 'needed')
    return (
      <AccountNameForm
        bank={check.bank}
        reason={
          <Callout tone="warning" title={t('name.title')} live>
            {t('name.text', { bank: check.bank.code })}
          </Callout>
        }
      />
    );

  const isBank = method.kind === 'transfer';
  const minimum = isBank ? satangFromBaht(config.minDeposit) : MOBILE_WALLET_MINIMUM;
  const words = {
    amount: formatAmount(minimum),
    unit: minimumUnit,
  };
  return (
    <div className={styles.screen}>
      {!isAuto && <SlipHoursCallout />}
      <AccountCard method={method} />
      <ol className={styles.steps} aria-label={t('steps_label')}>
        <li>{t(isBank ? 'step.copy' : 'step.wallet_open')}</li>
        <li>{t(isBank ? 'step.own_account' : 'step.wallet_send', words)}</li>
        <li>{isAuto ? t('step.wait') : <SlipRule />}</li>
      </ol>
      <TransferEnd isAuto={isAuto} />
    </div>
  );
}
