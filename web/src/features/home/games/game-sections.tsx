import { useAtomValue, useSetAtom } from 'jotai';
import { Search } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { safeImageUrl } from '../../../html/safe-url.ts';
import { formatAmount } from '../../../lib/amount-text.ts';
import { gameFreshnessAtom, isCheckingBalanceAtom } from '../../../shared/wallet/balance-check.ts';
import { openDialogAtom } from '../../../shared/session/dialog-state.ts';
import { lastPlayedAtom } from '../../../shared/wallet/game-return.ts';
import { useMoneyUnit } from '../../../shared/texts/use-money-unit.ts';
import type { Wallet } from '../../../shared/wallet/wallet-reply.ts';
import { Button } from '../../../ui/form/button.tsx';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { GameTile } from '../../../ui/display/game-tile.tsx';
import { GameSection } from '../../../ui/layout/game-section.tsx';
import { GameSearch } from './game-search.tsx';
import { arrangeGameSections, capSection } from './game-section-rules.ts';
import styles from './games.module.css';

const WORTH_SEARCHING = 9;

export function GameSections({
  wallet: { gameAccounts: accounts, isGameMissing },
}: {
  wallet: Pick<Wallet, 'gameAccounts' | 'isGameMissing'>;
}) {
  const { t } = useTranslation('home');
  const unit = useMoneyUnit();
  const lastPlayed = useAtomValue(lastPlayedAtom);
  const freshness = useAtomValue(gameFreshnessAtom);
  const isChecking = useAtomValue(isCheckingBalanceAtom);
  const openDialog = useSetAtom(openDialogAtom);
  const [search, setSearch] = useState('');
  // After closing the search, the focus returns to the search button, which reappears a moment later.
  const isReturning = useRef(false);
  const opener = useCallback((button: HTMLButtonElement | null) => {
    if (!button || !isReturning.current) return;
    isReturning.current = false;
    button.focus();
  }, []);
  const [isSearchOpen, setIsSearchOpen] = useState(false);
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set());
  // Typing has priority over rendering hundreds of tiles.
  const sought = useDeferredValue(search);
  const sections = useMemo(
    () => arrangeGameSections(accounts, { search: sought, lastPlayed }),
    [accounts, sought, lastPlayed],
  );
  const open = useCallback((code: string) => openDialog({ name: 'game', code }), [openDialog]);
  const found = sections.reduce((count, section) => count + section.accounts.length, 0);

  const isSearching = sought.trim() !== '';
  const openSearch = () => setIsSearchOpen(true);
  const closeSearch = () => {
    isReturning.current = true;
    setSearch('');
    setIsSearchOpen(false);
  };
  const searchButton = (
    <IconButton
      ref={opener}
      className={styles.find}
      label={t('search_label')}
      icon={Search}
      onClick={openSearch}
    />
  );

  return (
    <div className={styles.sections}>
      {isSearchOpen && (
        <GameSearch
          value={search}
          found={isSearching ? found : null}
          onChange={setSearch}
          onClose={closeSearch}
        />
      )}
      {accounts.length === 0 && !isGameMissing && <EmptyState title={t('no_games')} />}
      {accounts.length > 0 && found === 0 && (
        <EmptyState
          title={t('search_none', { search: sought.trim() })}
          action={<Button onClick={closeSearch}>{t('search_clear_button')}</Button>}
        />
      )}
      {sections.map(({ name, accounts: games, total }, index) => {
        const isWhole = isSearching || whole.has(name);
        const capped = capSection(games);
        const shown = isWhole ? games : capped;
        const isLong = !isSearching && capped.length < games.length;
        return (
          <GameSection
            key={name}
            title={t(name)}
            action={index === 0 && !isSearchOpen && accounts.length >= WORTH_SEARCHING && searchButton}
            totalLabel={t('games_total')}
            total={formatAmount(isGameMissing ? null : total)}
            size={games.length}
            isWhole={isWhole && (isSearching || isLong)}
            more={
              isLong
                ? {
                    label: isWhole ? t('see_fewer_button') : t('see_all_button', { total: games.length }),
                    onSelect: () => setWhole((before) => toggled(before, name)),
                  }
                : undefined
            }
          >
            {shown.map((account) => (
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
        );
      })}
    </div>
  );
}

function toggled<T>(set: ReadonlySet<T>, entry: T): ReadonlySet<T> {
  return set.has(entry) ? new Set([...set].filter((other) => other !== entry)) : new Set([...set, entry]);
}
