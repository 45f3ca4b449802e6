import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { HowtoTopic } from '../../platform/config.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { useLocale } from '../../shared/session/use-locale.ts';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { FilmPlayer } from './film-player.tsx';
import { filmOf } from './films.ts';
import { WrittenSteps } from './written-steps.tsx';
import styles from './howto-dialog.module.css';

export function HowtoDialog({ topic, onClose }: { topic: HowtoTopic; onClose: () => void }) {
  const { t } = useTranslation(['howto', 'common']);
  const { config } = useAtomValue(servicesAtom);
  const [locale] = useLocale();
  const film = filmOf(topic, locale, config.howto);
  const title = t(`topic.${topic}.title`);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={t('common:close_button')}
      wide
    >
      <div className={styles.sides}>
        <FilmPlayer key={film.sources[0]?.src} film={film} title={title} locale={locale} />
        <WrittenSteps topic={topic} />
      </div>
    </Sheet>
  );
}
