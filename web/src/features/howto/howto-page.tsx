import { type HowtoTopic, howtoTopics } from 'contracts/rules';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/texts/page-title.tsx';
import { servicesAtom } from '../../shared/session/services.ts';
import { useLocale } from '../../shared/session/use-locale.ts';
import { filmOf } from './films.ts';
import { HowtoCard } from './howto-card.tsx';
import { HowtoDialog } from './howto-dialog.tsx';
import styles from './howto-page.module.css';

export function HowtoPage() {
  const { t } = useTranslation(['howto', 'common']);
  const { config } = useAtomValue(servicesAtom);
  const [locale] = useLocale();
  const [open, setOpen] = useState<HowtoTopic | null>(null);
  const title = t('common:title.howto');
  const film = (topic: HowtoTopic) => filmOf(topic, locale, config.howto);
  return (
    <section className={styles.page}>
      <PageTitle text={title} />
      <div className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.intro}>{t('intro')}</p>
      </div>
      <ul className={styles.cards}>
        {howtoTopics.map((topic) => (
          <li key={topic}>
            <HowtoCard topic={topic} film={film(topic)} onOpen={() => setOpen(topic)} />
          </li>
        ))}
      </ul>
      {open && <HowtoDialog topic={open} film={film(open)} locale={locale} onClose={() => setOpen(null)} />}
    </section>
  );
}
