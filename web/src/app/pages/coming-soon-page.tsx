import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { PageTitle } from '../../shared/texts/page-title.tsx';

/** A page of the menu whose content is not open yet: its title and a sentence, never a dead link. */
export function ComingSoonPage({ title }: { title: 'bonus' | 'spin' }) {
  const { t } = useTranslation();
  const text = t(`title.${title}`);
  return (
    <>
      <PageTitle text={text} />
      <EmptyState title={text} text={t('plain.text')} headingLevel={1} />
    </>
  );
}
