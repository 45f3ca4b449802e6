import { useTranslation } from 'react-i18next';
import { useWorld } from '../control/world.ts';
import { Box, Buttons, Stack } from '../ui/box.tsx';
import { VerbButton } from '../ui/verb-button.tsx';

/** Shown when the world was removed or does not exist yet. */
export function NoWorld() {
  const { t } = useTranslation();
  const { name } = useWorld();
  return (
    <Stack>
      <Box title={t('world.gone', { name })} note={t('world.gone_note')}>
        <Buttons>
          <VerbButton label={t('world.make')} verb="PUT /" />
        </Buttons>
      </Box>
    </Stack>
  );
}
