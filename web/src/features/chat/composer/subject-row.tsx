import { ReceiptText, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import styles from './chat-composer.module.css';

interface SubjectRowProps {
  title: string;
  facts: readonly string[];
  onRemove: () => void;
}

/** Shows exactly what support will read. (C8) */
export function SubjectRow({ title, facts, onRemove }: SubjectRowProps) {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.subject}>
      <ReceiptText aria-hidden />
      <div role="status">
        <p className={styles.name}>{title}</p>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p className="visually-hidden">{t('about_hint')}</p>
      </div>
      <IconButton label={t('about_remove_button')} icon={X} onClick={onRemove} />
    </div>
  );
}
