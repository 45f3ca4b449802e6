import type { Satang } from 'contracts/rules';
import type { CSSProperties } from 'react';
import { formatAmount, MINUS, NO_FIGURE } from '../../lib/amount-text.ts';
import styles from './amount.module.css';
import { classNames } from '../../lib/class-names.ts';

export interface AmountProps {
  /** Integer satang; anything else shows as "-". [5.33] */
  value: Satang | null | undefined;
  /** `row` in lists and tables, `lead` in tiles, `head` in dialogs, `hero` once per screen. */
  size?: 'row' | 'lead' | 'head' | 'hero';
  unit?: string | undefined;
  /** `in` and `out` sign the figure by its meaning, `auto` by its value. [5.34] */
  sign?: 'none' | 'auto' | 'in' | 'out';
  struck?: boolean;
  className?: string | undefined;
}

export function Amount({ value, size = 'row', unit, sign = 'none', struck = false, className }: AmountProps) {
  const isNumber = typeof value === 'number' && Number.isFinite(value);
  const figure = isNumber ? signed(value, sign) : NO_FIGURE;
  // Large sizes set the fraction apart; small ones show the figure as a whole.
  const isSplit = isNumber && (size === 'hero' || size === 'head');
  const isIn = figure.startsWith('+') && !struck;
  const length: CSSProperties & Record<'--figures', number> = {
    '--figures': isSplit ? figure.length - 3 : 1,
  };
  const Element = struck ? 's' : 'span';

  return (
    <Element
      className={classNames(styles.amount, styles[size], isIn && styles.in, className)}
      // Some screen readers stop at every element within a figure; this role makes it one stop, others ignore it.
      role={isSplit && !struck ? 'text' : undefined}
      style={size === 'hero' || size === 'head' ? length : undefined}
    >
      {isSplit ? figure.slice(0, -3) : figure}
      {isSplit && <span className={styles.fraction}>{figure.slice(-3)}</span>}
      {isNumber && unit && <span className={styles.unit}> {unit}</span>}
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
