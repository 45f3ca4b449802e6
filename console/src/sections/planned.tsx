import { useTranslation } from 'react-i18next';
import type { Verb } from 'mock-server/control';
import { Row, Rows } from '../ui/box.tsx';
import { VerbButton } from '../ui/verb-button.tsx';

/** What is planned and not used yet, in its order, with a button that removes all of it. */
export function Planned({ title, entries, verb }: { title: string; entries: readonly string[]; verb: Verb }) {
  const { t } = useTranslation();
  if (entries.length === 0) return null;
  return (
    <Rows>
      <Row title={title} detail={entries.join(' · ')}>
        <VerbButton label={t('remove')} name={`${t('remove')}: ${title}`} verb={verb} />
      </Row>
    </Rows>
  );
}
