import { useTranslation } from 'react-i18next';
import styles from './wheel.module.css';

interface SpinButtonProps {
  coins: number;
  isTurning: boolean;
  /** Something else than a missing coin stands against it. */
  isBlocked: boolean;
  onSpin: () => void;
}

/**
 * The button in the middle of the wheel, with the coins that are left; grey at none. [2.79] Never `disabled`: the focus of
 * a keyboard would fall to the page's start with the last coin.
 */
export function SpinButton({ coins, isTurning, isBlocked, onSpin }: SpinButtonProps) {
  const { t } = useTranslation('spin');
  const isOff = isTurning || isBlocked || coins <= 0;
  return (
    <button
      type="button"
      className={styles.hub}
      aria-disabled={isOff || undefined}
      aria-busy={isTurning || undefined}
      onClick={() => !isOff && onSpin()}
    >
      <b>{t('spin_button')}</b> <small>{t('coins', { count: coins })}</small>
    </button>
  );
}
