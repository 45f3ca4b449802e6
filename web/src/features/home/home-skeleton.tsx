import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/display/skeleton.tsx';
import styles from './home-page.module.css';

/** The shape of home while the wallet is read, so that nothing jumps when it arrives. */
export function HomeSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.side} role="status" aria-busy="true" aria-label={t('loading')}>
        <Skeleton shape="purse" />
        <Skeleton shape="widgets" />
        <Skeleton shape="facts" />
      </div>
      <div className={styles.sections} aria-hidden="true">
        <Skeleton shape="search" />
        <Skeleton shape="shelf" />
        <Skeleton shape="shelf" />
      </div>
    </>
  );
}
