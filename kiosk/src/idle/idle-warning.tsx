import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button, type Clock, RiverScene } from 'web/app';
import { ENDS_SESSION } from './activity.ts';
import { WARNING_MS } from './idle-policy.ts';
import styles from './idle-warning.module.css';

interface IdleWarningProps {
  clock: Pick<Clock, 'elapsed' | 'every'>;
  /** In the clock's elapsed time; null after an answer. */
  endsAt: number | null;
  onStay: () => void;
  onFinish: () => void;
}

/** Screen readers announce only these seconds: announcing each one would drown everything else. */
const SPOKEN = [10, 5];

/**
 * Asks whether the member is still there, and covers the page so that passers-by cannot see it. A touch anywhere answers,
 * after a very long session only the button.
 */
export function IdleWarning({ clock, endsAt, onStay, onFinish }: IdleWarningProps) {
  const { t } = useTranslation('kiosk');
  const dialog = useRef<HTMLDialogElement>(null);
  const seconds = useSecondsLeft(clock, endsAt);
  const spoken = SPOKEN.findLast((mark) => seconds <= mark);

  // A layout effect closes it while it is still in the page: only then does the focus return to where the member was.
  useLayoutEffect(() => {
    const shown = dialog.current;
    // An open list closes under the question, and then its option cannot take the focus back.
    document.activeElement?.closest('select')?.focus();
    // In the top layer: above other dialogs and the keypad, which are inert meanwhile.
    shown?.showModal();
    // Not on the button: a scanner ends each code with Enter.
    shown?.focus();
    return () => shown?.close();
  }, []);

  return createPortal(
    <dialog
      ref={dialog}
      role="alertdialog"
      tabIndex={-1}
      aria-labelledby="idle-title"
      aria-describedby="idle-text"
      className={styles.question}
      // Stays open until the idle watch handles the key.
      onCancel={(event) => event.preventDefault()}
    >
      <div className={styles.scene}>
        <RiverScene lantern={false} />
      </div>
      <div className={styles.content}>
        <Ring share={(seconds * 1_000) / WARNING_MS}>
          <b>{seconds}</b>
          <span>{t('idle.seconds', { count: seconds })}</span>
        </Ring>
        <h1 id="idle-title">{t('idle.title')}</h1>
        <p id="idle-text">{t('idle.text')}</p>
        <p role="status" className="visually-hidden">
          {spoken !== undefined && t('idle.seconds_left', { seconds: spoken })}
        </p>
        <div className={styles.actions}>
          <Button kind="gold" wide onClick={onStay}>
            {t('idle.stay_button')}
          </Button>
          <Button kind="line" wide {...{ [ENDS_SESSION]: '' }} onClick={onFinish}>
            {t('idle.finish_button')}
          </Button>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}

function Ring({ share, children }: { share: number; children: ReactNode }) {
  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 160 160" aria-hidden>
        <circle cx="80" cy="80" r="74" />
        <circle cx="80" cy="80" r="74" pathLength="1" strokeDasharray={`${share.toFixed(4)} 1`} />
      </svg>
      {children}
    </div>
  );
}

/** Keeps the last value after an answer. */
function useSecondsLeft(clock: Pick<Clock, 'elapsed' | 'every'>, endsAt: number | null): number {
  const [seconds, setSeconds] = useState(WARNING_MS / 1_000);
  useEffect(() => {
    if (endsAt === null) return;
    const read = () => setSeconds(Math.max(0, Math.ceil((endsAt - clock.elapsed()) / 1_000)));
    read();
    return clock.every(200, read);
  }, [clock, endsAt]);
  return seconds;
}
