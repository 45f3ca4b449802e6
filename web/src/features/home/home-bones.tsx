import { useTranslation } from 'react-i18next';
import { Bone } from '../../ui/bone.tsx';
import styles from './home-page.module.css';

/** The shape of home while the wallet is read, so that nothing jumps when it arrives. */
export function HomeBones() {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.side} role="status" aria-busy="true" aria-label={t('loading')}>
        <Bone shape="purse" />
        <Bone shape="widgets" />
        <Bone shape="facts" />
      </div>
      <div className={styles.shelves} aria-hidden="true">
        <Bone shape="search" />
        <Bone shape="shelf" />
        <Bone shape="shelf" />
      </div>
    </>
  );
}
