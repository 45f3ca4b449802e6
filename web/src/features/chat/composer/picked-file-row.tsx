import { Clapperboard, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { usePicture } from '../../../ui/display/use-picture.ts';
import styles from './chat-composer.module.css';
import type { PickedFile } from '../../../shared/session/unsent-chat.ts';

interface PickedFileRowProps {
  file: PickedFile;
  onRemove: () => void;
}

export function PickedFileRow({ file: { file, fileType }, onRemove }: PickedFileRowProps) {
  const { t } = useTranslation('chat');
  const picture = usePicture(file);
  return (
    <div className={styles.picked}>
      {fileType === 'image' && picture ? (
        <img src={picture} alt="" className={styles.thumb} />
      ) : (
        <span className={styles.thumb}>
          <Clapperboard aria-hidden />
        </span>
      )}
      <p className={styles.about} role="status">
        <span className={styles.name}>{file.name}</span>
        <span className={styles.hint}>{t('picked_hint')}</span>
      </p>
      <IconButton label={t('unpick_button', { name: file.name })} icon={X} onClick={onRemove} />
    </div>
  );
}
