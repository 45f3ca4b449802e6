import { useTranslation } from 'react-i18next';
import { TakingLong } from '../../shared/texts/taking-long.tsx';
import { Skeleton } from '../../ui/display/skeleton.tsx';
import games from './games/games.module.css';
import styles from './home-page.module.css';

export function HomeSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.side} role="status" aria-busy="true" aria-label={t('loading')}>
        <Skeleton shape="balance" />
        <Skeleton shape="widgets" />
        <Skeleton shape="facts" />
        <TakingLong active />
      </div>
      <div className={games.sections} aria-hidden="true">
        <Skeleton shape="games" />
        <Skeleton shape="games" />
      </div>
    </>
  );
}
