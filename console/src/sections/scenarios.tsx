import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tag } from 'web/ui';
import { UNKNOWN } from '../control/unknown.ts';
import { useAskBeforeReset } from '../commands/use-commands.ts';
import { useVerb } from '../control/use-verb.ts';
import { Box, Row, Stack } from '../ui/box.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { VerbButton } from '../ui/verb-button.tsx';

export function ScenariosSection() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const facts = useVerb('GET /').data;
  const read = useVerb('GET /scenarios').data?.scenarios;
  const scenarios = read ?? [];
  const ask = useAskBeforeReset();
  const words = typed.toLowerCase().split(/\s+/);
  const shown = scenarios.filter(({ name, description }) =>
    words.every((word) => `${name} ${description}`.toLowerCase().includes(word)),
  );
  return (
    <Stack>
      <Box title={t('scenario.title', { count: read ? shown.length : UNKNOWN })} note={t('scenario.note')}>
        <SearchField value={typed} onType={setTyped} />
        <ul>
          {shown.map(({ name, description }) => (
            <Row key={name} title={name} detail={description}>
              {facts?.scenario === name && <Tag tone="success">{t('scenario.now')}</Tag>}
              <VerbButton
                label={t('scenario.button')}
                name={t('scenario.make', { name })}
                verb="PUT /"
                input={{ body: { scenario: name, ...(facts ? { seed: facts.seed } : {}) } }}
                ask={ask}
              />
            </Row>
          ))}
        </ul>
      </Box>
    </Stack>
  );
}
