import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Field } from 'web/app';
import { CodeImage } from './code-image.tsx';
import type { PartProps } from './part-props.ts';
import { printPage } from './print-page.ts';
import styles from './staff.module.css';
import { TouchGrid } from './touch-grid.tsx';

const COLOURS = ['#ff0000', '#00ff00', '#0000ff', '#ffffff', '#000000'];
const TONE_HZ = 660;
const TONE_SECONDS = 0.8;
const KEYS = '0123456789';
/** A print call that takes longer has shown a dialog. */
const SILENT_PRINT_MS = 1_000;

function Question({ ask, onEnd }: Pick<PartProps, 'ask' | 'onEnd'>) {
  const { t } = useTranslation('kiosk');
  return (
    <div className={styles.question}>
      <p>{ask}</p>
      <Button kind="gold" wide onClick={() => onEnd('passed')}>
        {t('staff.yes_button')}
      </Button>
      <Button kind="line" onClick={() => onEnd('failed')}>
        {t('staff.no_button')}
      </Button>
    </div>
  );
}

function Colours({ ask, onEnd }: PartProps) {
  const [shown, setShown] = useState(0);
  const colour = COLOURS[shown];
  if (colour === undefined) return <Question ask={ask} onEnd={onEnd} />;
  return (
    <button
      type="button"
      aria-label={colour}
      className={styles.colour}
      data-colour={shown}
      onClick={() => setShown(shown + 1)}
    />
  );
}

function Sound({ window, ask, onEnd }: PartProps) {
  useEffect(() => {
    const audio = new window.AudioContext();
    const tone = new OscillatorNode(audio, { frequency: TONE_HZ });
    tone.connect(audio.destination);
    tone.start();
    tone.stop(TONE_SECONDS);
    return () => void audio.close();
  }, [window]);
  return <Question ask={ask} onEnd={onEnd} />;
}

function Keys({ ask, onEnd }: PartProps) {
  const { t } = useTranslation('kiosk');
  const [typed, setTyped] = useState('');
  return (
    <div className={styles.question}>
      <Field
        label={ask}
        inputMode="numeric"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        maxLength={20}
      />
      <Button kind="line" onClick={() => onEnd(typed === KEYS ? 'passed' : 'failed', typed)}>
        {t('staff.done_button')}
      </Button>
    </div>
  );
}

/** Staff type the number that a phone reads off the screen, so it cannot be guessed. */
function Code({ window, ask, onEnd }: PartProps) {
  const { t } = useTranslation('kiosk');
  const [number] = useState(() => {
    const [random = 0] = window.crypto.getRandomValues(new Uint16Array(1));
    return String(random % 10_000).padStart(4, '0');
  });
  const [typed, setTyped] = useState('');
  return (
    <div className={styles.question}>
      <CodeImage text={number} label={ask} />
      <Field
        label={ask}
        inputMode="numeric"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        maxLength={4}
      />
      <Button kind="line" onClick={() => onEnd(typed === number ? 'passed' : 'failed')}>
        {t('staff.done_button')}
      </Button>
    </div>
  );
}

/** A silent print returns immediately. Without a printer it would stop the page. (K12) */
function Printer({ window, ask, onEnd }: PartProps) {
  const [tookMs, setTookMs] = useState<number | null>(null);
  const hasPrinted = useRef(false);
  const print = useEffectEvent(async () => {
    const printed = await printPage(window);
    if ('tookMs' in printed) setTookMs(printed.tookMs);
    else onEnd('failed', printed.state);
  });
  useEffect(() => {
    if (hasPrinted.current) return;
    hasPrinted.current = true;
    void print();
  }, []);
  return (
    <>
      <div className={styles.ruler} aria-hidden>
        {Array.from({ length: 8 }, (_, centimetre) => (
          <i key={centimetre}>{centimetre + 1}</i>
        ))}
      </div>
      {/* The page has no answer before it has printed. */}
      {tookMs !== null && (
        <Question
          ask={ask}
          onEnd={(result) => onEnd(tookMs < SILENT_PRINT_MS ? result : 'failed', `${Math.round(tookMs)} ms`)}
        />
      )}
    </>
  );
}

export type ManualPart = 'touch' | 'colours' | 'sound' | 'keys' | 'code' | 'printer';

/** The parts that a person must see, hear or touch, in order. */
export const manualParts: Record<ManualPart, ComponentType<PartProps>> = {
  touch: TouchGrid,
  colours: Colours,
  sound: Sound,
  keys: Keys,
  code: Code,
  printer: Printer,
};
