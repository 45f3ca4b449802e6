import { Hills } from './hills.tsx';
import styles from './far-bank.module.css';

/**
 * The river in the room that a task leaves on the kiosk's large screen: below it in portrait, beside it in landscape, where
 * the keypad comes to lie. Nothing moves and nothing shines in it: the gold of the screen is the task's.
 */
export function FarBank() {
  return (
    <div aria-hidden className={styles.farBank}>
      <div className={styles.view}>
        <div className={styles.hills}>
          <Hills />
        </div>
      </div>
    </div>
  );
}
