import { useAtomValue, useSetAtom } from 'jotai';
import { Search } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { safeImageUrl } from '../../html/safe-url.ts';
import { formatAmount } from '../../lib/amount-text.ts';
import { gameFreshnessAtom, isCheckingBalanceAtom } from '../../shared/wallet/balance-check.ts';
import { openDialogAtom } from '../../shared/session/dialog-state.ts';
import { lastPlayedAtom } from '../../shared/wallet/game-return.ts';
import { useMoneyUnit } from '../../shared/texts/use-money-unit.ts';
import type { GameAccount } from '../../shared/wallet/wallet-state.ts';
import { Button } from '../../ui/form/button.tsx';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { Field } from '../../ui/form/field.tsx';
import { GameTile } from '../../ui/display/game-tile.tsx';
import { GameSection } from '../../ui/layout/game-section.tsx';
import { arrangeGameSections } from './game-section-rules.ts';
import styles from './home-page.module.css';

/** Fewer are found by looking. */
const WORTH_SEARCHING = 9;

/** The member's game accounts by category, to be searched. [1.18] [2.42] (S5) */
export function GameSections({ accounts }: { accounts: GameAccount[] }) {
  const { t } = useTranslation('home');
  const unit = useMoneyUnit();
  const lastPlayed = useAtomValue(lastPlayedAtom);
  const freshness = useAtomValue(gameFreshnessAtom);
  const isChecking = useAtomValue(isCheckingBalanceAtom);
  const openDialog = useSetAtom(openDialogAtom);
  const [search, setSearch] = useState('');
  // Typing goes before drawing hundreds of tiles.
  const sought = useDeferredValue(search);
  const sections = useMemo(
    () => arrangeGameSections(accounts, { search: sought, lastPlayed }),
    [accounts, sought, lastPlayed],
  );
  const open = useCallback((code: string) => openDialog({ name: 'game', code }), [openDialog]);
  const found = sections.reduce((count, section) => count + section.accounts.length, 0);

  return (
    <div className={styles.sections}>
      {accounts.length >= WORTH_SEARCHING && (
        <div role="search" className={styles.search}>
          <Field
            type="search"
            label={t('search_label')}
            icon={Search}
            value={search}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          <p className="visually-hidden" role="status">
            {sought.trim() === '' ? '' : t('search_found', { count: found })}
          </p>
        </div>
      )}
      {accounts.length === 0 && <EmptyState title={t('no_games')} />}
      {accounts.length > 0 && found === 0 && (
        <EmptyState
          title={t('search_none', { search: sought.trim() })}
          action={<Button onClick={() => setSearch('')}>{t('search_clear_button')}</Button>}
        />
      )}
      {sections.map(({ name, accounts: games, total }) => (
        <GameSection
          key={name}
          title={t(name)}
          totalLabel={t('shelf_total')}
          total={formatAmount(total)}
          size={games.length}
        >
          {games.map((account) => (
            <GameTile
              key={account.code}
              code={account.code}
              name={account.name}
              isActive={account.isActive}
              amount={account.amount}
              converted={account.isConverted ? account.value : null}
              unit={unit}
              openLabel={t('open_account')}
              art={(account.picture && safeImageUrl(account.picture, document.baseURI)) || undefined}
              isChecking={isChecking}
              staleLabel={
                account.isUnread || freshness.get(account.code)?.isSilent ? t('stale_tile') : undefined
              }
              onPress={open}
            />
          ))}
        </GameSection>
      ))}
    </div>
  );
}
