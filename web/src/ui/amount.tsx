import type { Satang } from 'contracts/rules';
import { formatAmount, MINUS } from '../lib/amount-text.ts';
import styles from './amount.module.css';
import { classNames } from './class-names.ts';

export interface AmountProps {
  /** Integer satang; anything that is no number shows as "-". [5.33] */
  value: Satang | null | undefined;
  /** Row in lists and tables, lead in tiles, head in dialogs, hero once on a screen. */
  size?: 'row' | 'lead' | 'head' | 'hero';
  unit?: string | undefined;
  /** `in` and `out` sign the figure by its meaning, `auto` by its value. [5.34] */
  sign?: 'none' | 'auto' | 'in' | 'out';
  /** Money that did not move. */
  struck?: boolean;
  className?: string | undefined;
}

export function Amount({ value, size = 'row', unit, sign = 'none', struck = false, className }: AmountProps) {
  const isNumber = typeof value === 'number' && Number.isFinite(value);
  const figure = isNumber ? signed(value, sign) : '-';
  const whole = isNumber ? figure.slice(0, -3) : figure;
  const fraction = isNumber ? figure.slice(-3) : '';
  const shownUnit = isNumber ? unit : undefined;
  const isIn = isNumber && figure.startsWith('+');

  const content = (
    <>
      {whole}
      <span className={styles.fraction}>{fraction}</span>
      {shownUnit && <span className={styles.unit}> {shownUnit}</span>}
    </>
  );
  const isSplit = size === 'hero' || size === 'head';
  const Element = struck ? 's' : 'span';

  return (
    <Element className={classNames(styles.amount, styles[size], isIn && !struck && styles.in, className)}>
      {isSplit ? (
        // The large sizes set figure and fraction apart; readers get them as one text.
        <>
          <span className="visually-hidden">{shownUnit ? `${figure} ${shownUnit}` : figure}</span>
          <span aria-hidden>{content}</span>
        </>
      ) : (
        <>
          {figure}
          {shownUnit && <span className={styles.unit}> {shownUnit}</span>}
        </>
      )}
    </Element>
  );
}

function signed(value: Satang, sign: NonNullable<AmountProps['sign']>): string {
  const figure = formatAmount(value);
  if (sign === 'none' || value === 0) return figure;
  const bare = figure.replace(MINUS, '');
  if (sign === 'auto') return value > 0 ? `+${figure}` : figure;
  return (sign === 'in' ? '+' : MINUS) + bare;
}
