import { useTranslation } from 'react-i18next';
import { useVerb } from '../control/use-verb.ts';
import { Box } from '../ui/box.tsx';
import { SchemaForm } from '../ui/schema-form.tsx';

/** Texts for readers of one language, in place of the texts for all. */
export function LanguageTexts({ language }: { language: 'th' | 'lo' | 'en' }) {
  const { t } = useTranslation();
  const params = { language };
  const texts = useVerb('GET /lookups/{language}', { params }).data;
  return (
    <Box title={t(`settings.lookups_${language}`)} note={t('settings.lookups_note')}>
      {texts && <SchemaForm verb="PUT /lookups/{language}" label={t('save')} value={texts} params={params} />}
    </Box>
  );
}
