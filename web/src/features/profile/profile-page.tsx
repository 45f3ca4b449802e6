import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/texts/page-title.tsx';
import { Skeleton } from '../../ui/display/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { BankPanel } from './bank-panel.tsx';
import { MemberPanel } from './member-panel.tsx';
import { loadProfileAtom, profileAtom } from '../../shared/account/profile-state.ts';
import styles from './profile-page.module.css';

/** Who the member is and where withdrawals go. [2.64]–[2.67] */
export function ProfilePage() {
  const { t } = useTranslation(['profile', 'common']);
  const state = useAtomValue(profileAtom);
  const load = useSetAtom(loadProfileAtom);
  useEffect(() => void load(), [load]);

  return (
    <section className={styles.page}>
      <PageTitle text={t('common:title.profile')} />
      <h1>{t('common:title.profile')}</h1>
      {state.status === 'loading' && (
        <div className={styles.panels} role="status" aria-busy="true" aria-label={t('common:loading')}>
          <div className={styles.panel}>
            <Skeleton lines={5} />
          </div>
          <div className={styles.panel}>
            <Skeleton lines={9} />
          </div>
        </div>
      )}
      {state.status === 'failed' && (
        <EmptyState
          title={t('failed_title')}
          text={t('failed_text')}
          action={<Button onClick={() => void load()}>{t('common:retry_button')}</Button>}
        />
      )}
      {state.status === 'ready' && (
        <div className={styles.panels}>
          <MemberPanel profile={state.profile} />
          <BankPanel bank={state.profile.bank} />
        </div>
      )}
    </section>
  );
}
