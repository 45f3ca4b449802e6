import { Clapperboard } from 'lucide-react';
import { classNames } from '../../../lib/class-names.ts';
import { usePicture } from '../../../ui/display/use-picture.ts';
import styles from './chat-bubble.module.css';
import type { PickedFile } from '../../../shared/session/unsent-chat.ts';

export function ChosenFile({ picked: { file, fileType } }: { picked: PickedFile }) {
  const picture = usePicture(file);
  if (fileType === 'video')
    return (
      <p className={classNames(styles.bubble, styles.fileLine)}>
        <Clapperboard aria-hidden className={styles.sign} />
        {file.name}
      </p>
    );
  return (
    <span className={styles.frame}>
      {picture && <img className={styles.picture} src={picture} alt={file.name} />}
    </span>
  );
}
