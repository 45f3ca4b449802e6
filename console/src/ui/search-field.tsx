import { useTranslation } from 'react-i18next';
import styles from './ui.module.css';

export function SearchField({ value, onType }: { value: string; onType: (typed: string) => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.form}>
      <label>
        {t('search')}
        <input type="search" value={value} onChange={({ target }) => onType(target.value)} />
      </label>
    </div>
  );
}
