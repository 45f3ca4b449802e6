import { Play } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Locale, locales } from '../../shared/session/locale.ts';
import { TakingLong } from '../../shared/texts/taking-long.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Callout } from '../../ui/display/callout.tsx';
import type { Film } from './films.ts';
import styles from './film-player.module.css';

const CAPTION_LABELS: Record<Locale, string> = { th: 'ไทย', lo: 'ລາວ', en: 'English' };

interface FilmPlayerProps {
  film: Film;
  title: string;
  locale: Locale;
}

/**
 * Uses the browser's player, which members know and which supports keyboards and screen readers. It loads nothing
 * before playback; a film that fails to load shows an error and a retry. [2.26]
 */
export function FilmPlayer({ film, title, locale }: FilmPlayerProps) {
  const { t } = useTranslation(['howto', 'common']);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [started, setStarted] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  const hint = useId();
  const last = film.sources.length - 1;

  useEffect(() => showCaptions(video.current, locale), [locale, failed]);
  useEffect(() => {
    // The pressed retry button is gone: focus the start button that replaced it.
    if (attempt > 0) start.current?.focus();
  }, [attempt]);

  if (failed)
    return (
      <div className={styles.player}>
        <Callout tone="danger" live>
          {t('failed_text')}
        </Callout>
        <Button
          onClick={() => {
            setFailed(false);
            setStarted(false);
            setIsWaiting(false);
            setAttempt(attempt + 1);
          }}
        >
          {t('common:retry_button')}
        </Button>
      </div>
    );
  return (
    <div className={styles.player}>
      <div className={styles.frame}>
        {/* eslint-disable-next-line jsx-a11y-x/media-has-caption -- the tracks are rendered from the list below */}
        <video
          ref={video}
          className={film.isOwn ? styles.own : styles.film}
          aria-label={t('player_label', { title })}
          aria-describedby={film.isOwn ? undefined : hint}
          // Before the start there is only the start button.
          controls={started}
          // Not every browser makes a video focusable.
          tabIndex={0}
          // Picture-in-picture or casting would outlive the dialog and, in a shop, the session.
          controlsList="nodownload noremoteplayback"
          disablePictureInPicture
          disableRemotePlayback
          playsInline
          preload="none"
          poster={film.poster}
          // Captions of another origin load only if the film is requested with CORS too.
          crossOrigin={film.isOwn && Object.keys(film.captions).length > 0 ? 'anonymous' : undefined}
          onPlay={() => setStarted(true)}
          onWaiting={() => setIsWaiting(true)}
          onPlaying={() => setIsWaiting(false)}
          // A member may pause instead of waiting.
          onPause={() => setIsWaiting(false)}
          onKeyDownCapture={windByKeys}
          // React also passes error events of the sources.
          onError={({ target, currentTarget }) => target === currentTarget && setFailed(true)}
        >
          {film.sources.map(({ src, type }, index) => (
            // Only when the last source fails is there nothing left to try.
            <source
              key={src}
              src={src}
              type={type}
              onError={index === last ? () => setFailed(true) : undefined}
            />
          ))}
          {locales.map((language) => {
            const src = film.captions[language];
            return (
              src !== undefined && (
                <track
                  key={language}
                  kind="captions"
                  src={src}
                  srcLang={language}
                  label={CAPTION_LABELS[language]}
                />
              )
            );
          })}
        </video>
        {!started && (
          <button
            ref={start}
            type="button"
            className={styles.start}
            aria-label={t('play_button')}
            onClick={() => {
              // The start button disappears; the browser's controls are inside the video.
              video.current?.focus();
              // Error events report why it cannot play.
              video.current?.play().catch(() => undefined);
            }}
          >
            <Play aria-hidden />
          </button>
        )}
      </div>
      <TakingLong active={isWaiting} />
      {!film.isOwn && (
        <p id={hint} className={styles.hint}>
          {t('no_sound')}
        </p>
      )}
    </div>
  );
}

const WIND_SECONDS = 5;

/**
 * The arrow keys seek by the usual step. Handled on keydown, because Chromium's player would seek by a hundredth of the
 * film from its last slider position.
 */
function windByKeys(event: KeyboardEvent<HTMLVideoElement>): void {
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
  const film = event.currentTarget;
  const to = film.currentTime + (event.key === 'ArrowRight' ? WIND_SECONDS : -WIND_SECONDS);
  film.currentTime = Math.max(0, Number.isFinite(film.duration) ? Math.min(to, film.duration) : to);
  event.preventDefault();
  event.stopPropagation();
}

function showCaptions(video: HTMLVideoElement | null, locale: Locale): void {
  for (const track of video?.textTracks ?? []) {
    // Set to hidden first, because Chromium enables an untouched track for the browser's language automatically.
    track.mode = 'hidden';
    track.mode = track.language === locale ? 'showing' : 'disabled';
  }
}
