import { useTranslation } from 'react-i18next';
import { Grid, Stack } from '../../ui/box.tsx';
import { AddedScenarios } from './added-scenarios.tsx';
import { KeepWorld } from './keep-world.tsx';
import { OpenKept } from './open-kept.tsx';
import { Box } from '../../ui/box.tsx';

/** What a tester has brought about, for others: as a state, as a test, as a report. */
export function KeepSection() {
  const { t } = useTranslation();
  return (
    <Stack>
      <Grid>
        <KeepWorld />
        <Box title={t('keep.how')}>
          <ol>
            {(['scenario', 'test', 'report'] as const).map((one) => (
              <li key={one}>{t(`keep.how_${one}`)}</li>
            ))}
          </ol>
        </Box>
      </Grid>
      <OpenKept />
      <AddedScenarios />
    </Stack>
  );
}
