import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { STATEMENT_TYPES } from 'contracts/rules';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { filterAtom, setFilterAtom } from './search-state.ts';
import type { StatementFilter } from '../list/statement-rules.ts';
import styles from './statement-filters.module.css';

const PERIODS = ['all', 'day', 'week', 'month'] as const;
const TYPES = ['all', ...STATEMENT_TYPES] as const;
const STATUSES = ['all', 'success', 'in_progress', 'failed'] as const;

export function StatementFilters({ panelId }: { panelId: string }) {
  const { t } = useTranslation('statement');
  const filter = useAtomValue(filterAtom);
  const setFilter = useSetAtom(setFilterAtom);
  return (
    <div className={styles.filters}>
      <Segmented
        label={t('filter.period')}
        panelId={panelId}
        value={filter.period}
        onValue={(period) => void setFilter({ period })}
        options={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
      />
      <div className={styles.selects}>
        <Select
          compact
          label={t('filter.type')}
          value={filter.type}
          onChange={({ target }) => void setFilter({ type: target.value as StatementFilter['type'] })}
          options={TYPES.map((value) => ({
            value,
            label: value === 'all' ? t('filter.all_types') : t(`type.${value}`),
          }))}
        />
        <Select
          compact
          label={t('filter.status')}
          value={filter.status}
          onChange={({ target }) => void setFilter({ status: target.value as StatementFilter['status'] })}
          options={STATUSES.map((value) => ({
            value,
            label: value === 'all' ? t('filter.all_statuses') : t(`status.${value}`),
          }))}
        />
      </div>
    </div>
  );
}
