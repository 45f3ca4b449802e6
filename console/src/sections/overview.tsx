import { useTranslation } from 'react-i18next';
import { Tag } from 'web/ui';
import { useActions } from '../commands/use-actions.ts';
import { useVerb } from '../control/use-verb.ts';
import { Box, Buttons, Grid, Stack } from '../ui/box.tsx';
import { VerbButton } from '../ui/verb-button.tsx';
import { PendingSlips, LiveQrs } from './deposits.tsx';
import { PendingWithdrawals } from './games.tsx';
import { FaultList } from './faults.tsx';
import { JournalTable } from './journal/journal-table.tsx';
import { MemberTable } from './member-table.tsx';

const SHOWN = 12;

export function OverviewSection() {
  const { t } = useTranslation();
  const facts = useVerb('GET /').data;
  const entries = useVerb('GET /journal', { query: { limit: String(SHOWN) } }).data?.entries;
  return (
    <Stack>
      <MemberTable />
      <QuickActions />
      <Grid>
        <Box title={t('overview.waiting')}>
          <LiveQrs />
          <PendingSlips />
          <PendingWithdrawals />
        </Box>
        <FaultList />
      </Grid>
      <Box
        title={t('section.journal')}
        side={
          facts && (
            <Tag tone={facts.serverViolations > 0 ? 'danger' : 'neutral'}>
              {t('overview.violations', { server: facts.serverViolations, client: facts.clientViolations })}
            </Tag>
          )
        }
      >
        <JournalTable entries={entries} />
      </Box>
    </Stack>
  );
}

/** Shortcuts to the most used states; they make the same calls as the other sections. */
const QUICK = [
  'session_gone',
  'statement_500',
  'coupon',
  'chat_buttons',
  'terminated',
  'running',
  'slow',
  'limit',
  'lost_transfer',
  'offline',
  'faults_off',
];

function QuickActions() {
  const { t } = useTranslation();
  const actions = useActions();
  const shown = QUICK.flatMap((id) => actions.find((action) => action.id === id) ?? []);
  return (
    <Box title={t('overview.quick')}>
      <Buttons>
        {shown.map(({ id, label, verb, input }) => (
          <VerbButton key={id} label={label} verb={verb} input={input} />
        ))}
      </Buttons>
    </Box>
  );
}
