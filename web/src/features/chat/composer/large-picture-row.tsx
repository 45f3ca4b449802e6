import { CHAT_IMAGE_MAX_BYTES } from 'contracts/rules';
import { ImageDown, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePicture } from '../../../ui/display/use-picture.ts';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import styles from './chat-composer.module.css';
import type { LargePicture } from '../files/chat-upload.ts';

interface LargePictureRowProps {
  large: LargePicture;
  onTake: (smaller: File) => void;
  onDismiss: () => void;
}

export function LargePictureRow({ large, onTake, onDismiss }: LargePictureRowProps) {
  const { t } = useTranslation('chat');
  const isOffered = large.status === 'offered';
  return (
    <div className={styles.large}>
      <div className={styles.picked}>
        {isOffered ? (
          <Thumb file={large.smaller} />
        ) : (
          <span className={styles.thumb}>
            <ImageDown aria-hidden />
          </span>
        )}
        <p className={styles.about} role="status">
          {isOffered ? (
            <>
              <span className={styles.question}>
                {t('file_too_large', { size: CHAT_IMAGE_MAX_BYTES / 1024 / 1024 })}
              </span>
              <span className={styles.hint}>
                {t('too_large_sizes', { from: megabytes(large.file), to: megabytes(large.smaller) })}
              </span>
            </>
          ) : (
            <span className={styles.hint}>{t('shrinking')}</span>
          )}
        </p>
        <IconButton label={t('unpick_button', { name: large.file.name })} icon={X} onClick={onDismiss} />
      </div>
      {isOffered && (
        <Button wide onClick={() => onTake(large.smaller)}>
          {t('smaller_button')}
        </Button>
      )}
    </div>
  );
}

/** "12.4": rounded up, because 10.0 MB would look as if it could be sent. */
const megabytes = ({ size }: File) => (Math.ceil((size / 1024 / 1024) * 10) / 10).toFixed(1);

function Thumb({ file }: { file: File }) {
  const picture = usePicture(file);
  return <img src={picture ?? undefined} alt="" className={styles.thumb} />;
}
