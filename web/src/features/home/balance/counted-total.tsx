import type { Satang } from 'contracts/rules';
import { useMoneyUnit } from '../../../shared/texts/use-money-unit.ts';
import { Amount } from '../../../ui/display/amount.tsx';
import { Private } from '../../../ui/display/private.tsx';
import { useCounted } from './use-counted.ts';
import styles from './balance-card.module.css';

/** A part of its own: it renders for each step of the count and for each dialog, the rest of the card for neither. */
export function CountedTotal({ label, value }: { label: string; value: Satang | null }) {
  const unit = useMoneyUnit();
  const total = useCounted(value);

  return (
    <>
      {/* Announced on change, such as a deposit or a balance check. */}
      <p role="status" aria-label={label} aria-busy={total.isCounting || undefined}>
        <Private>
          <Amount value={total.value} size="hero" unit={unit} />
        </Private>
      </p>
      {total.change !== null && (
        <span key={total.change} aria-hidden className={styles.change}>
          <Private>
            <Amount value={total.change} size="lead" sign="auto" />
          </Private>
        </span>
      )}
    </>
  );
}
