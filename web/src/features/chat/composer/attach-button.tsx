import { Paperclip } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CHAT_FILE_TYPES } from '../files/chat-file.ts';
import styles from './chat-composer.module.css';

export function AttachButton({ onPick }: { onPick: (file: File) => void }) {
  const { t } = useTranslation('chat');
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) onPick(file);
    // Allows the same file to be picked again.
    currentTarget.value = '';
  };
  return (
    <label className={styles.attach} title={t('attach_button')}>
      <Paperclip aria-hidden />
      <input
        type="file"
        className={styles.file}
        accept={CHAT_FILE_TYPES}
        aria-label={t('attach_button')}
        onChange={onChange}
      />
    </label>
  );
}
