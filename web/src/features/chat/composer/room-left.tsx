import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './chat-composer.module.css';

/** Each is announced once as the text grows or shrinks past it. */
const ANNOUNCED = [0, 20, 50, 100];

/** How many characters the message may still have, once they become few. */
export function RoomLeft({ left }: { left: number }) {
  const { t } = useTranslation('chat');
  const step = ANNOUNCED.find((count) => left <= count);
  const [said, setSaid] = useState({ step, left });
  if (said.step !== step) setSaid({ step, left });
  return (
    <>
      {step !== undefined && <p className={styles.room}>{t('room_left', { count: left })}</p>}
      {/* An announcement of each key would drown out what the customer types. */}
      <p className="visually-hidden" role="status">
        {step !== undefined && t('room_left', { count: said.left })}
      </p>
    </>
  );
}
