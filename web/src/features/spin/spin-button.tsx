import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { servicesAtom } from '../../shared/session/services.ts';
import { useRequestWait } from '../../shared/orders/request-wait.ts';
import { NO_FIGURE } from '../../lib/amount-text.ts';
import { prefersStillness } from '../../lib/media.ts';
import { isSpinUnknownAtom } from './spin-orders.ts';
import { canSpinAtom, spinAtom, spinPhaseAtom } from './spin-play.ts';
import { coinsAtom } from './spin-state.ts';
import { useAwayNotice } from './use-away-notice.ts';
import styles from './spin-button.module.css';

/**
 * The button in the middle of the wheel with the remaining coins; grey at zero. [2.79] Never `disabled`: after the last
 * coin, keyboard focus would jump to the start of the page.
 */
export function SpinButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('spin');
  const coins = useAtomValue(coinsAtom);
  const phase = useAtomValue(spinPhaseAtom);
  const isUnknown = useAtomValue(isSpinUnknownAtom);
  const canSpin = useAtomValue(canSpinAtom);
  const spin = useSetAtom(spinAtom);
  const notifyAway = useAwayNotice('spin');
  const { platform } = useAtomValue(servicesAtom);
  const hub = useRef<HTMLButtonElement>(null);
  const isTurning = phase !== 'idle' && !isUnknown;
  const isWaiting = useRequestWait() > 0;
  const isOff = !canSpin || isWaiting;

  // At a terminal the keypad's OK key spins without focusing the button first. (S3)
  useEffect(() => {
    const at = document.activeElement;
    // After a press on another page, the title has the focus.
    if (platform.framesTasks && (at === document.body || at?.matches('h1')))
      hub.current?.focus({ preventScroll: true });
  }, [platform]);

  const press = () => {
    if (isWaiting) return;
    if (canSpin) onPress();
    // A transition renders in separate tasks; in the click's task it would delay the wheel on a slow phone.
    startTransition(() => void spin({ isStill: prefersStillness() }).then(notifyAway));
  };

  return (
    <button
      ref={hub}
      type="button"
      className={styles.hub}
      aria-disabled={isOff || undefined}
      aria-busy={isTurning || undefined}
      onClick={press}
    >
      <b>{t('spin_button')}</b> <small>{coins === null ? NO_FIGURE : t('coins', { count: coins })}</small>
    </button>
  );
}
