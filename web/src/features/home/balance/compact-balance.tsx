import { useSetAtom } from 'jotai';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Satang } from 'contracts/rules';
import { openDialogAtom } from '../../../shared/session/dialog-state.ts';
import { useMoneyUnit } from '../../../shared/texts/use-money-unit.ts';
import { Amount } from '../../../ui/display/amount.tsx';
import { Private } from '../../../ui/display/private.tsx';
import styles from './compact-balance.module.css';

interface CompactBalanceProps {
  total: Satang | null;
  actions: RefObject<HTMLElement | null>;
}

export function CompactBalance({ total, actions }: CompactBalanceProps) {
  const { t } = useTranslation('home');
  const unit = useMoneyUnit();
  const openDialog = useSetAtom(openDialogAtom);
  const isAway = useIsScrolledAway(actions);
  if (!isAway) return null;
  return (
    <button type="button" className={styles.bar} onClick={() => openDialog({ name: 'deposit' })}>
      <Private>
        <Amount value={total} size="lead" unit={unit} />
      </Private>{' '}
      <span className={styles.deposit}>{t('deposit_button')}</span>
    </button>
  );
}

function useIsScrolledAway(target: RefObject<HTMLElement | null>): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    // Missing in environments without layout.
    const { IntersectionObserver } = window as { IntersectionObserver?: typeof window.IntersectionObserver };
    if (!IntersectionObserver || !target.current) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setIsAway(!last.isIntersecting && last.boundingClientRect.bottom < innerHeight / 2);
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isAway;
}
