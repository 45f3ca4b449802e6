import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './chat-composer.module.css';

/** An announcement of each key would drown out what the member types: only these counts, or the first one below them. */
const MARKS = [0, 20, 50, 100];

/** How many characters a message may still have, once it is nearly full. [9.03] */
export function RoomLeft({ left }: { left: number }) {
  const { t } = useTranslation('chat');
  const mark = MARKS.find((most) => left <= most);
  const [told, setTold] = useState({ mark, left });
  if (told.mark !== mark) setTold({ mark, left });
  return (
    <>
      {mark !== undefined && (
        <p className={styles.room} aria-hidden>
          {t('room_left', { count: left })}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {told.mark !== undefined && t('room_left', { count: told.left })}
      </p>
    </>
  );
}
