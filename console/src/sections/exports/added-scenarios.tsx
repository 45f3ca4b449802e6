import { useTranslation } from 'react-i18next';
import { emptyText } from '../../control/unknown.ts';
import { useVerb } from '../../control/use-verb.ts';
import { Box, Row, Rows } from '../../ui/box.tsx';
import { VerbButton } from '../../ui/verb-button.tsx';

export function AddedScenarios() {
  const { t } = useTranslation();
  const files = useVerb('GET /scenarios').data?.scenarios.filter(({ isFile }) => isFile);
  return (
    <Box title={t('exports.added')} note={t('exports.added_note')}>
      <Rows empty={emptyText(files, t('exports.none_added'))}>
        {files?.map(({ name, description }) => (
          <Row key={name} title={name} detail={description}>
            <VerbButton
              label={t('remove')}
              name={t('exports.remove', { name })}
              verb="DELETE /scenarios"
              input={{ query: { name } }}
            />
          </Row>
        ))}
      </Rows>
    </Box>
  );
}
