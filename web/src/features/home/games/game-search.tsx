import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/form/field.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import styles from './games.module.css';

export function GameSearch({
  value,
  found,
  onChange,
  onClose,
}: {
  value: string;
  found: number | null;
  onChange: (search: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('home');
  const line = useRef<HTMLDivElement>(null);
  // The member has just opened the search: focus it, at the top, with the rest of the screen for what is found.
  useEffect(() => {
    line.current?.querySelector('input')?.focus({ preventScroll: true });
    line.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <div ref={line} role="search" className={styles.search}>
      <Field
        type="search"
        label={t('search_label')}
        icon={Search}
        value={value}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      <IconButton label={t('search_close')} icon={X} onClick={onClose} />
      <p className="visually-hidden" role="status">
        {found === null ? '' : t('search_found', { count: found })}
      </p>
    </div>
  );
}
