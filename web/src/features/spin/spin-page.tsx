import { useCodeText } from '../../shared/texts/use-failure-text.ts';
import { LoadFailed } from '../../shared/texts/load-failed.tsx';
import { Loading } from '../../shared/texts/loading.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { OldNotice } from '../../shared/texts/paged-footer.tsx';
import { PageTitle } from '../../shared/texts/page-title.tsx';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { ButtonLink } from '../../ui/form/button-link.tsx';
import { claimFailureAtom, closeClaimFailureAtom } from './coupons/claim-play.ts';
import { ClaimDialog } from './coupons/claim-dialog.tsx';
import { Coupons } from './coupons/coupon-table.tsx';
import { PrizeDialog } from './prize-dialog.tsx';
import { SpinFailureAlert } from './spin-failure-alert.tsx';
import styles from './spin-page.module.css';
import { closeSpinFailureAtom, spinFailureAtom } from './spin-play.ts';
import { isClosed, isSpinOldAtom, loadSpinAtom, wheelAtom } from './spin-state.ts';
import { OpenSpin, Stage } from './stage.tsx';
import { useSpinPage } from './use-spin-page.ts';
import { SliceList } from './wheel/slice-list.tsx';

export function SpinPage() {
  const { t } = useTranslation(['spin', 'common']);
  const state = useAtomValue(wheelAtom);
  const isOld = useAtomValue(isSpinOldAtom);
  const load = useSetAtom(loadSpinAtom);
  const spinFailure = useAtomValue(spinFailureAtom);
  const closeSpinFailure = useSetAtom(closeSpinFailureAtom);
  const claimFailure = useAtomValue(claimFailureAtom);
  const closeClaimFailure = useSetAtom(closeClaimFailureAtom);
  const codeText = useCodeText();
  useSpinPage();

  const hasNoWheel = isClosed(state);
  const wheel = state.status === 'ready' && !hasNoWheel ? state.wheel : null;
  return (
    <section className={styles.page}>
      <PageTitle text={t('common:title.spin')} />
      <div className={styles.stage}>
        {state.status === 'loading' && (
          <>
            <h1 className="visually-hidden">{t('common:title.spin')}</h1>
            <Loading className={styles.waiting}>
              <i />
            </Loading>
          </>
        )}
        {wheel && <Stage wheel={wheel} />}
        {isOld && <OldNotice onRetry={load} />}
        {hasNoWheel && (
          <EmptyState
            title={t('closed_title')}
            text={t('closed_text')}
            headingLevel={1}
            action={<ButtonLink to="/user/home">{t('common:home_button')}</ButtonLink>}
          />
        )}
        {state.status === 'failed' && !hasNoWheel && (
          <LoadFailed
            title={t('failed_title')}
            text={state.code === null ? t('failed_text') : codeText(state.code)}
            headingLevel={1}
            onRetry={() => void load()}
          />
        )}
      </div>
      {state.status !== 'loading' && <OpenSpin />}
      {/* What came of an earlier spin is shown although the wheel itself did not load. (W1) */}
      {!wheel && <PrizeDialog />}
      {(wheel !== null || state.status === 'loading') && (
        <div className={styles.slices}>{wheel && <SliceList slices={wheel.slices} />}</div>
      )}
      <Coupons />
      <ClaimDialog />
      <SpinFailureAlert about="spin" failure={spinFailure} onClose={closeSpinFailure} />
      <SpinFailureAlert about="claim" failure={claimFailure} onClose={closeClaimFailure} />
    </section>
  );
}
