import { useTranslation } from 'react-i18next';
import { Box, Grid, Stack } from '../../ui/box.tsx';
import styles from '../../ui/ui.module.css';
import { AddedScenarios } from './added-scenarios.tsx';
import { SaveWorld } from './save-world.tsx';
import { OpenSavedFile } from './open-saved-file.tsx';

export function ExportsSection() {
  const { t } = useTranslation();
  return (
    <Stack>
      <Grid>
        <SaveWorld />
        <Box title={t('exports.how')}>
          {(['scenario', 'test', 'report', 'snapshot'] as const).map((one) => (
            <p key={one} className={styles.note}>
              {t(`exports.how_${one}`)}
            </p>
          ))}
        </Box>
      </Grid>
      <OpenSavedFile />
      <AddedScenarios />
    </Stack>
  );
}
