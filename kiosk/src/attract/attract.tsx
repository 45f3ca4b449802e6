import { Accessibility, ArrowRight, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { BrandLogo, type Clock, type Locale, RiverScene, SpeakButton, type Voice } from 'web/app';
import { type AllAttractTexts, languagesFrom } from './attract-texts.ts';
import styles from './attract.module.css';

const PLACE_MS = 120_000;
const PLACES = 4;
/** Long enough to read why it did not start; the next member must not read it. */
const FAILED_MS = 10_000;
const REACH = 'data-reach';

interface AttractProps {
  clock: Pick<Clock, 'every'>;
  texts: AllAttractTexts;
  voice: Voice;
  locale: Locale;
  /** Rejects if the session cannot start. */
  onStart: (locale: Locale) => Promise<void>;
}

/** The first screen: all languages side by side, and nothing of the last member. (K10) */
export function Attract({ clock, texts, voice, locale, onStart }: AttractProps) {
  const [isStarting, setIsStarting] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(
    () => (hasFailed ? clock.every(FAILED_MS, () => setHasFailed(false)) : undefined),
    [clock, hasFailed],
  );
  const place = usePlace(clock);
  const languages = languagesFrom(locale);

  const start = (chosen: Locale) => {
    if (isStarting) return;
    setIsStarting(true);
    setHasFailed(false);
    onStart(chosen).catch(() => {
      setIsStarting(false);
      setHasFailed(true);
    });
  };

  return (
    <div className={styles.screen}>
      <title>{texts[locale].title}</title>
      <div className={styles.scene}>
        <RiverScene />
      </div>
      <main className={styles.page} data-place={place}>
        <header className={styles.head}>
          <BrandLogo className={styles.logo} />
          <h1>
            {languages.map((language) => (
              <span key={language} lang={language}>
                {texts[language].title}
              </span>
            ))}
          </h1>
        </header>
        <div className={styles.languages}>
          {languages.map((language) => (
            <div key={language} className={styles.row}>
              <button
                type="button"
                className={styles.language}
                lang={language}
                aria-disabled={isStarting || undefined}
                onClick={() => start(language)}
              >
                <span>
                  <b>{texts[language].language}</b>
                  <span>{texts[language].services}</span>
                </span>
                <ArrowRight aria-hidden />
              </button>
              <SpeakButton
                voice={voice}
                text={spokenTexts(texts[language])}
                language={language}
                label={texts[language].speak}
                stopLabel={texts[language].speak_stop}
              />
            </div>
          ))}
        </div>
        <footer className={styles.foot}>
          {!hasFailed && <ShieldCheck aria-hidden />}
          <div role="status">
            <Lines texts={texts} languages={languages} line={hasFailed ? 'waiting' : 'promise'} />
          </div>
          <ReachButton clock={clock} label={texts[locale].reach} />
        </footer>
      </main>
    </div>
  );
}

const LOW_MS = 60_000;

/**
 * Lowers everything on an upright screen, including the top bar, for people of 120 cm and in wheelchairs, until the page
 * reloads after the session. (K3)
 */
function ReachButton({ clock, label }: { clock: AttractProps['clock']; label: string }) {
  const [isLow, setIsLow] = useState(false);
  useEffect(() => {
    document.documentElement.toggleAttribute(REACH, isLow);
    return isLow ? clock.every(LOW_MS, () => setIsLow(false)) : undefined;
  }, [clock, isLow]);
  return (
    <button
      type="button"
      className={styles.reach}
      aria-label={label}
      aria-pressed={isLow}
      onClick={() => setIsLow(!isLow)}
    >
      <Accessibility aria-hidden />
    </button>
  );
}

const spokenTexts = ({ title, language, services, promise }: AllAttractTexts[Locale]) =>
  [title, language, services, promise].join('. ');

/**
 * Moves all lines by a few pixels every other minute, against burn-in. Not a CSS animation, because the browser would
 * evaluate it sixty times a second.
 */
function usePlace(clock: Pick<Clock, 'every'>): number {
  const [place, setPlace] = useState(0);
  useEffect(() => clock.every(PLACE_MS, () => setPlace((last) => (last + 1) % PLACES)), [clock]);
  return place;
}

function Lines({
  texts,
  languages,
  line,
}: {
  texts: AllAttractTexts;
  languages: readonly Locale[];
  line: 'promise' | 'waiting';
}) {
  return (
    <p>
      {languages.map((language) => (
        <span key={language} lang={language}>
          {texts[language][line]}
        </span>
      ))}
    </p>
  );
}

/** Shown between two sessions: the river, and a text if the restart takes long. */
export function Interval({
  texts,
  locale,
  isWaiting,
}: {
  texts: AllAttractTexts;
  locale: Locale;
  isWaiting: boolean;
}) {
  return (
    <div className={styles.screen}>
      <div className={styles.scene}>
        <RiverScene />
      </div>
      <main className={styles.interval} role="status">
        {isWaiting && <Lines texts={texts} languages={languagesFrom(locale)} line="waiting" />}
      </main>
    </div>
  );
}
