import { useTranslation } from 'react-i18next';
import { Box, Grid, Stack } from '../../ui/box.tsx';
import styles from '../../ui/ui.module.css';
import { AddedScenarios } from './added-scenarios.tsx';
import { KeepWorld } from './keep-world.tsx';
import { OpenSavedFile } from './open-saved-file.tsx';

export function KeepSection() {
  const { t } = useTranslation();
  return (
    <Stack>
      <Grid>
        <KeepWorld />
        <Box title={t('keep.how')}>
          {(['scenario', 'test', 'report', 'snapshot'] as const).map((one) => (
            <p key={one} className={styles.note}>
              {t(`keep.how_${one}`)}
            </p>
          ))}
        </Box>
      </Grid>
      <OpenSavedFile />
      <AddedScenarios />
    </Stack>
  );
}
