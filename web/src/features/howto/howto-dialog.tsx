import type { HowtoTopic } from 'contracts/rules';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../shared/session/locale.ts';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { FilmPlayer } from './film-player.tsx';
import type { Film } from './films.ts';
import { WrittenSteps } from './written-steps.tsx';
import styles from './howto-dialog.module.css';

interface HowtoDialogProps {
  topic: HowtoTopic;
  film: Film;
  locale: Locale;
  onClose: () => void;
}

export function HowtoDialog({ topic, film, locale, onClose }: HowtoDialogProps) {
  const { t } = useTranslation(['howto', 'common']);
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
