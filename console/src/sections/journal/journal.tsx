import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'web/ui';
import { UNKNOWN } from '../../control/unknown.ts';
import { useAct } from '../../control/use-act.ts';
import { useVerb } from '../../control/use-verb.ts';
import { useWorld } from '../../control/world.ts';
import { Box, Buttons, Stack } from '../../ui/box.tsx';
import { saveBlob } from '../../ui/save-blob.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { VerbButton } from '../../ui/verb-button.tsx';
import styles from '../../ui/ui.module.css';
import { EntryDetail } from './entry-detail.tsx';
import { JournalTable, type JournalEntry } from './journal-table.tsx';

/** Entries shown at first, and with each press more. */
const SHOWN = 300;
/** Faults after which the app does not know what the call has done. */
const LOSING: ReadonlySet<string | null> = new Set([
  'drop',
  'half-body',
  'empty',
  'wrong-shape',
  'reset',
  'hang',
]);
const FILTERS = ['all', 'refused', 'moved', 'faults', 'violations'] as const;
type Filter = (typeof FILTERS)[number];

const passes: Record<Filter, (entry: JournalEntry) => boolean> = {
  all: () => true,
  refused: ({ status }) => status === null || status >= 400,
  moved: ({ movements }) => movements.length > 0,
  faults: ({ fault }) => fault !== null,
  violations: ({ serverViolations, clientViolation }) =>
    serverViolations.length > 0 || clientViolation !== null,
};

export function JournalSection() {
  const { t } = useTranslation();
  const world = useWorld();
  const [filter, setFilter] = useState<Filter>('all');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const [limit, setLimit] = useState(SHOWN);
  const { act } = useAct();
  const read = useVerb('GET /journal', { query: { limit: String(limit) } }).data?.entries;
  const entries = read ?? [];
  const older = (useVerb('GET /journal/count').data?.count ?? 0) - entries.length;
  const shown = entries.filter(
    (entry) =>
      passes[filter](entry) &&
      `${entry.method} ${entry.path} ${entry.code ?? ''} ${entry.memberId ?? ''} ${JSON.stringify(entry.body)} ${JSON.stringify(entry.answer)}`
        .toLowerCase()
        .includes(typed.toLowerCase()),
  );
  // Older entries may fit too.
  const isPart = older > 0 && shown.length < entries.length;
  const newest = entries.length;
  const lost = entries.filter(({ status, fault }) => status === null || LOSING.has(fault));
  const entry = entries.find(({ id }) => id === chosen);
  const saveHar = async () => {
    const har = JSON.stringify(await world.har(), null, 2);
    saveBlob(new Blob([har], { type: 'application/json' }), `${world.name}.har`);
  };
  return (
    <Stack>
      <Box
        title={t(isPart ? 'journal.title_newest' : 'journal.title', {
          count: read ? shown.length : UNKNOWN,
          newest,
        })}
        side={
          <>
            <Button className={styles.small} title="GET /journal.har" onClick={() => void act(null, saveHar)}>
              HAR
            </Button>
            <VerbButton label={t('journal.clear')} verb="DELETE /journal" ask={t('journal.ask_clear')} />
          </>
        }
      >
        <SearchField value={typed} onType={setTyped} />
        <Buttons>
          {FILTERS.map((one) => (
            <Button
              key={one}
              className={styles.small}
              aria-pressed={filter === one}
              onClick={() => setFilter(one)}
            >
              {t(`journal.filter.${one}`)}
            </Button>
          ))}
        </Buttons>
        <JournalTable
          entries={read && shown}
          twinOf={(entry) => twinOf(entry, lost)}
          chosen={chosen ?? undefined}
          onChoose={setChosen}
          empty={t(
            newest === 0 ? 'journal.none' : isPart ? 'journal.none_fits_newest' : 'journal.none_fits',
            { newest },
          )}
        />
        {older > 0 && (
          <Buttons>
            <Button className={styles.small} onClick={() => setLimit(limit + SHOWN)}>
              {t('journal.older', { count: older })}
            </Button>
          </Buttons>
        )}
      </Box>
      {/* After a reset or a return to an earlier point, another entry may have the same id. */}
      {entry && (
        <EntryDetail key={`${entry.id} ${entry.at} ${entry.path}`} entry={entry} twin={twinOf(entry, lost)} />
      )}
    </Stack>
  );
}

/** Finds the earlier identical request whose answer was lost and which this one repeats. */
function twinOf(entry: JournalEntry, lost: readonly JournalEntry[]): JournalEntry | undefined {
  return lost.find(
    (other) =>
      other.id < entry.id &&
      other.call === entry.call &&
      other.memberId === entry.memberId &&
      other.method !== 'GET' &&
      JSON.stringify(other.body) === JSON.stringify(entry.body),
  );
}
