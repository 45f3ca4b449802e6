import { useAtomValue, useSetAtom } from 'jotai';
import { Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeCallout } from '../../shared/orders/outcome-callout.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { PrizeDialog } from './prize-dialog.tsx';
import { SliceList } from './slice-list.tsx';
import { SpinButton } from './spin-button.tsx';
import { endOf, isSpinOpenAtom, isSpinUnknownAtom, spinAction } from './spin-orders.ts';
import styles from './spin-page.module.css';
import { litAtom, spinAtom, spinPhaseAtom, stoppedAtom, tellSpinAtom } from './spin-play.ts';
import type { Wheel as WheelFacts } from './spin-rules.ts';
import { prefersStillness } from './use-spin-page.ts';
import { useSpinSound } from './use-spin-sound.ts';
import { Wheel } from './wheel.tsx';

const FADE_MS = 300;

/** The wheel with its name, its button, and what came of the last spin. [2.78] [2.79] */
export function Stage({ wheel }: { wheel: WheelFacts }) {
  const { t } = useTranslation(['spin', 'common']);
  const phase = useAtomValue(spinPhaseAtom);
  const isUnknown = useAtomValue(isSpinUnknownAtom);
  const isOpen = useAtomValue(isSpinOpenAtom);
  const lit = useAtomValue(litAtom);
  const spin = useSetAtom(spinAtom);
  const tell = useSetAtom(tellSpinAtom);
  const sound = useSpinSound();
  const table = useRef<HTMLDivElement>(null);

  // Nothing turns, yet something has changed. The style sheet stops animations of its own there. (S3)
  useEffect(() => {
    const element = table.current;
    if (lit !== null && element && 'animate' in element && prefersStillness())
      element.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: FADE_MS });
  }, [lit]);

  return (
    <>
      <header className={styles.head}>
        <h1>{wheel.name || t('common:title.spin')}</h1>
        <IconButton
          label={t('sound_button')}
          icon={sound.isOn ? Volume2 : VolumeX}
          aria-pressed={sound.isOn}
          className={styles.sound}
          onClick={sound.toggle}
        />
      </header>
      <div ref={table}>
        <Wheel slices={wheel.slices} onTick={sound.tick}>
          <SpinButton
            coins={wheel.coins}
            isTurning={phase !== 'idle' && !isUnknown}
            isBlocked={isOpen}
            onSpin={() => {
              sound.start();
              void spin({ isStill: prefersStillness() });
            }}
          />
        </Wheel>
      </div>
      <OutcomeLine coins={wheel.coins} />
      <OutcomeCallout
        action={spinAction}
        openText={t('open_text')}
        onSettled={(end) => void tell(endOf(end))}
      />
      <SliceList slices={wheel.slices} />
      <PrizeDialog onShown={sound.win} />
    </>
  );
}

/** What came of the spin, for the eye and for a screen reader; always there, so that nothing moves. (S3) */
function OutcomeLine({ coins }: { coins: number }) {
  const { t } = useTranslation('spin');
  const phase = useAtomValue(spinPhaseAtom);
  const stopped = useAtomValue(stoppedAtom);
  const text = () => {
    if (phase !== 'idle') return t('turning');
    if (stopped) return stopped.label ? t('stopped_at', { label: stopped.label }) : t('stopped');
    return coins > 0 ? t('invitation') : t('no_coins');
  };
  return (
    <p role="status" className={styles.outcome}>
      {text()}
    </p>
  );
}
