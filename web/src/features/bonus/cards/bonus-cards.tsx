import { useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/session/use-now.ts';
import { LoadFailed } from '../../../shared/texts/load-failed.tsx';
import { Loading } from '../../../shared/texts/loading.tsx';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import type { Bonus } from '../bonus-replies.ts';
import { bonusesAtom, loadBonusesAtom } from '../bonus-state.ts';
import { BonusCard } from './bonus-card.tsx';
import styles from './bonus-cards.module.css';

const WAITING_CARDS = [1, 2, 3];
const SECOND_MS = 1_000;

export function BonusCards() {
  const { t } = useTranslation(['bonus', 'common']);
  const state = useAtomValue(bonusesAtom);
  const load = useSetAtom(loadBonusesAtom);
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="visually-hidden">
        {t('list_heading')}
      </h2>
      {state.status === 'loading' && (
        <Loading className={styles.cards}>
          {WAITING_CARDS.map((card) => (
            <i key={card} className={styles.waiting} />
          ))}
        </Loading>
      )}
      {state.status === 'failed' && (
        <LoadFailed
          title={t('failed_title')}
          text={t('failed_text')}
          headingLevel={3}
          onRetry={() => void load()}
        />
      )}
      {state.status === 'ready' &&
        (state.value.length === 0 ? (
          <EmptyState title={t('empty_title')} text={t('empty_text')} headingLevel={3} />
        ) : (
          <Cards bonuses={state.value} />
        ))}
    </section>
  );
}

/** Daily and weekly quotas reset at midnight in the server's time zone. [4.07] */
function Cards({ bonuses }: { bonuses: readonly Bonus[] }) {
  const now = useNow('now', SECOND_MS);
  return (
    <ul className={styles.cards}>
      {bonuses.map((bonus, index) => (
        <li key={`${bonus.code} ${index}`}>
          <BonusCard bonus={bonus} now={now} />
        </li>
      ))}
    </ul>
  );
}
