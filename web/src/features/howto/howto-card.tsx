import type { HowtoTopic } from 'contracts/rules';
import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { countdownText } from '../../lib/countdown.ts';
import { Tag } from '../../ui/display/tag.tsx';
import type { Film } from './films.ts';
import { artOf } from './howto-topics.ts';
import styles from './howto-card.module.css';

interface HowtoCardProps {
  topic: HowtoTopic;
  film: Film;
  onOpen: () => void;
}

export function HowtoCard({ topic, film, onOpen }: HowtoCardProps) {
  const { t } = useTranslation('howto');
  return (
    <button type="button" className={styles.card} aria-haspopup="dialog" onClick={onOpen}>
      <img className={styles.art} src={artOf(topic)} alt="" draggable={false} />
      <span className={styles.words}>
        <span className={styles.title}>{t(`topic.${topic}.title`)}</span>{' '}
        <span className={styles.line}>{t(`topic.${topic}.line`)}</span>
      </span>{' '}
      <Tag>
        <Play aria-hidden className={styles.sign} />
        {film.seconds === undefined
          ? t('film_tag')
          : t('film_tag_length', { time: countdownText(film.seconds) })}
      </Tag>
    </button>
  );
}
