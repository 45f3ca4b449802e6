import { LoadFailed } from '../../shared/texts/load-failed.tsx';
import { Loading } from '../../shared/texts/loading.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useReread } from '../../shared/visit/use-reread.ts';
import { OldNotice } from '../../shared/texts/paged-footer.tsx';
import { PageTitle } from '../../shared/texts/page-title.tsx';
import { Skeleton } from '../../ui/display/skeleton.tsx';
import { BankPanel } from './bank-panel.tsx';
import { MemberPanel } from './member-panel.tsx';
import { loadProfileAtom, profileAtom } from '../../shared/account/profile-state.ts';
import styles from './profile-page.module.css';

export function ProfilePage() {
  const { t } = useTranslation(['profile', 'common']);
  const state = useAtomValue(profileAtom);
  const load = useSetAtom(loadProfileAtom);
  useEffect(() => void load(), [load]);
  useReread(() => void load());

  return (
    <section className={styles.page}>
      <PageTitle text={t('common:title.profile')} />
      <h1>{t('common:title.profile')}</h1>
      {state.status === 'loading' && (
        <Loading className={styles.panels}>
          <div className={styles.panel}>
            <Skeleton lines={5} />
          </div>
          <div className={styles.panel}>
            <Skeleton lines={9} />
          </div>
        </Loading>
      )}
      {state.status === 'failed' && (
        <LoadFailed title={t('failed_title')} text={t('failed_text')} onRetry={() => void load()} />
      )}
      {state.status === 'ready' && (
        <>
          {state.isOld && <OldNotice onRetry={load} />}
          <div className={styles.panels}>
            <MemberPanel profile={state.profile} />
            <BankPanel bank={state.profile.bank} />
          </div>
        </>
      )}
    </section>
  );
}
