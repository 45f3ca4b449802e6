import { useTranslation } from 'react-i18next';
import { satang } from 'contracts/rules';
import { useMoneyUnit } from '../../state/use-money-unit.ts';
import type { GameAccount } from '../../state/wallet-state.ts';
import { formatAmount } from '../../lib/amount-text.ts';
import { GameTile } from '../../ui/game-tile.tsx';
import { Shelf } from '../../ui/shelf.tsx';
import styles from './home-page.module.css';

/** The rows of game accounts and what each row holds: slot, sport with casino, lotto. [1.18] [2.42] */
const SHELVES = [
  { name: 'slot_shelf', categories: ['slot'] },
  { name: 'sport_shelf', categories: ['sport', 'casino'] },
  { name: 'lotto_shelf', categories: ['lotto'] },
] as const;

export function GameShelves({ accounts }: { accounts: GameAccount[] }) {
  const { t } = useTranslation(['home', 'common']);
  const unit = useMoneyUnit();
  return (
    <div className={styles.shelves}>
      {SHELVES.map(({ name, categories }) => {
        const shelf = accounts.filter((account) =>
          categories.some((category) => category === account.category),
        );
        if (shelf.length === 0) return null;
        const total = satang(shelf.reduce((sum, account) => sum + account.value, 0));
        return (
          <Shelf
            key={name}
            title={t(name)}
            totalLabel={t('shelf_total')}
            total={formatAmount(total)}
            size={shelf.length}
          >
            {shelf.map((account) => (
              <GameTile
                key={account.code}
                code={account.code}
                name={account.name}
                isActive={account.isActive}
                amount={account.amount}
                converted={account.isConverted ? account.value : null}
                unit={unit}
                openLabel={t('open_account')}
              />
            ))}
          </Shelf>
        );
      })}
    </div>
  );
}
