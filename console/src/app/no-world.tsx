import { ControlError } from 'mock-server/control';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../control/use-act.ts';
import { useWorld } from '../control/world.ts';
import { Box, Buttons, Stack } from '../ui/box.tsx';
import { VerbButton } from '../ui/verb-button.tsx';

/** Whether the world was removed or does not exist yet. */
export const isGone = (error: Error): boolean => error instanceof ControlError && error.code === 'NO_WORLD';

/** The world was removed, does not exist yet, or the mock does not answer. */
export function NoWorld({ error }: { error: Error }) {
  const { t } = useTranslation();
  const { name } = useWorld();
  if (isGone(error))
    return (
      <Stack>
        <Box title={t('world.gone', { name })} note={t('world.gone_note')}>
          <Buttons>
            <VerbButton label={t('world.make')} verb="PUT /" input={{ body: { isNew: true } }} />
          </Buttons>
        </Box>
      </Stack>
    );
  return (
    <Stack>
      <Box title={t('world.unreadable', { name })} note={sentenceOf(t, error)} />
    </Stack>
  );
}
