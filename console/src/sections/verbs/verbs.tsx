import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { areas, verbs, type Verb } from 'mock-server/control';
import { Box, Stack } from '../../ui/box.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { VerbPanel } from './verb-panel.tsx';

export function VerbsSection() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  return (
    <Stack>
      <Box title={t('section.verbs')}>
        <SearchField value={typed} onType={setTyped} />
      </Box>
      {Object.entries(areas).map(([area, table]) => {
        const keys = (Object.keys(table) as Verb[]).filter((key) =>
          `${key} ${verbs[key].summary}`.toLowerCase().includes(typed.toLowerCase()),
        );
        return (
          keys.length > 0 && (
            <Box key={area} title={area}>
              {keys.map((key) => (
                <VerbPanel key={key} verb={key} label={t('verb.send', { verb: key })} />
              ))}
            </Box>
          )
        );
      })}
    </Stack>
  );
}
