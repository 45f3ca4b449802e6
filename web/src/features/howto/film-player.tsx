import { Play } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Locale, locales } from '../../shared/session/locale.ts';
import { TakingLong } from '../../shared/texts/taking-long.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Callout } from '../../ui/display/callout.tsx';
import type { Film } from './films.ts';
import styles from './film-player.module.css';

/** Each language by its own name, as the browser's menu of captions lists them. */
const CAPTION_LABELS: Record<Locale, string> = { th: 'ไทย', lo: 'ລາວ', en: 'English' };

interface FilmPlayerProps {
  film: Film;
  title: string;
  locale: Locale;
}

/**
 * The browser's own player: known to the member, and made for keyboards and screen readers. It fetches nothing until it is
 * played; a film that cannot be had is said, and can be asked for again. [2.26]
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
    // The button that was pressed is gone: on to what it brought back.
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
        {/* eslint-disable-next-line jsx-a11y-x/media-has-caption -- the tracks are made from the list below */}
        <video
          ref={video}
          className={film.isOwn ? styles.own : styles.film}
          aria-label={t('player_label', { title })}
          aria-describedby={film.isOwn ? undefined : hint}
          // Until it runs there is one thing to press.
          controls={started}
          // Not every browser gives the focus to a film of its own accord.
          tabIndex={0}
          // A picture in picture or a cast would outlive the dialog, and in the shop the session.
          controlsList="nodownload noremoteplayback"
          disablePictureInPicture
          disableRemotePlayback
          playsInline
          preload="none"
          poster={film.poster}
          // Captions of another host are read only when the film is asked for in this way too.
          crossOrigin={film.isOwn && Object.keys(film.captions).length > 0 ? 'anonymous' : undefined}
          onPlay={() => setStarted(true)}
          onWaiting={() => setIsWaiting(true)}
          onPlaying={() => setIsWaiting(false)}
          // A member who does not want to wait stops it.
          onPause={() => setIsWaiting(false)}
          onKeyDownCapture={windByKeys}
          // React hands it what befalls a source as well.
          onError={({ target, currentTarget }) => target === currentTarget && setFailed(true)}
        >
          {film.sources.map(({ src, type }, index) => (
            // Only when the last one fails too there is nothing left to try.
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
              // The button goes; the browser's own controls are inside the film.
              video.current?.focus();
              // Why it cannot be played, its errors say.
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
 * The arrow keys wind the film by as much as elsewhere. On its way down already: Chromium's own player would wind by a
 * hundredth of the film, from where its slider last stood.
 */
function windByKeys(event: KeyboardEvent<HTMLVideoElement>): void {
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
  const film = event.currentTarget;
  const to = film.currentTime + (event.key === 'ArrowRight' ? WIND_SECONDS : -WIND_SECONDS);
  film.currentTime = Math.max(0, Number.isFinite(film.duration) ? Math.min(to, film.duration) : to);
  event.preventDefault();
  event.stopPropagation();
}

/** The reader's language is on; the others stay in the player's own menu. */
function showCaptions(video: HTMLVideoElement | null, locale: Locale): void {
  for (const track of video?.textTracks ?? []) {
    // Hidden first: a track that nobody has touched, Chromium switches on by itself for the language of the browser.
    track.mode = 'hidden';
    track.mode = track.language === locale ? 'showing' : 'disabled';
  }
}
