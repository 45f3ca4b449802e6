import { useAtomValue, useSetAtom } from 'jotai';
import { Volume2, VolumeX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRequestWait } from '../../shared/orders/request-wait.ts';
import { OutcomeCallout } from '../../shared/orders/outcome-callout.tsx';
import { RetryButton } from '../../shared/texts/retry-button.tsx';
import { LongWait } from '../../shared/texts/taking-long.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { PrizeDialog } from './prize-dialog.tsx';
import { SpinButton } from './spin-button.tsx';
import { isSpinOpenAtom, isSpinUnknownAtom, spinAction } from './spin-orders.ts';
import styles from './spin-page.module.css';
import { litAtom, motionAtom, spinPhaseAtom, stoppedAtom, showSpinEndAtom } from './spin-play.ts';
import type { Wheel as WheelFacts } from './spin-replies.ts';
import { loadSpinAtom } from './spin-state.ts';
import { useSpinSound } from './wheel/use-spin-sound.ts';
import { Wheel } from './wheel/wheel.tsx';

export function Stage({ wheel }: { wheel: WheelFacts }) {
  const { t } = useTranslation(['spin', 'common']);
  const sound = useSpinSound();
  const load = useSetAtom(loadSpinAtom);

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
      <TurningWheel slices={wheel.slices} sound={sound} />
      <OutcomeLine wheel={wheel} />
      {wheel.coins === null && <RetryButton onRetry={() => void load()} />}
      <PrizeDialog onShown={sound.win} />
    </>
  );
}

export function OpenSpin() {
  const { t } = useTranslation('spin');
  const showEnd = useSetAtom(showSpinEndAtom);
  return (
    <div className={styles.open}>
      <OutcomeCallout
        support={{ topic: 'spin' }}
        action={spinAction}
        openText={t('open_text')}
        onFound={(end) => void showEnd(end)}
      />
    </div>
  );
}

/** A separate component, so that nothing else re-renders while the wheel turns. */
function TurningWheel({
  slices,
  sound,
}: {
  slices: WheelFacts['slices'];
  sound: ReturnType<typeof useSpinSound>;
}) {
  const motion = useAtomValue(motionAtom);
  const lit = useAtomValue(litAtom);
  return (
    <Wheel slices={slices} motion={motion} lit={lit} onTick={sound.isOn ? sound.tick : null}>
      <SpinButton onPress={sound.start} />
    </Wheel>
  );
}

/** Always rendered, so that the layout does not shift. (S3) */
function OutcomeLine({ wheel: { coins, slices } }: { wheel: WheelFacts }) {
  const { t } = useTranslation(['spin', 'common']);
  const phase = useAtomValue(spinPhaseAtom);
  const stopped = useAtomValue(stoppedAtom);
  const lit = useAtomValue(litAtom);
  const motion = useAtomValue(motionAtom);
  const wait = useRequestWait();
  const isOpen = useAtomValue(isSpinOpenAtom);
  const isUnknown = useAtomValue(isSpinUnknownAtom);
  const isWaiting = wait > 0 && phase === 'idle' && !isOpen;
  const text = () => {
    // Once the wheel rests at its prize, nothing is awaited any more.
    const progress = t(phase === 'asking' && motion.kind === 'still' ? 'awaiting' : 'turning');
    // An unknown outcome below says itself that it takes long.
    if (phase === 'asking' && !isUnknown) return <LongWait>{progress}</LongWait>;
    if (phase !== 'idle') return progress;
    // The unknown outcome is shown below; the text must not invite to the next spin before it is known.
    if (isOpen || isWaiting) return '';
    if (stopped) {
      // The language may have changed since the spin.
      const label = slices[lit as number]?.label || stopped.label;
      return label ? t('stopped_at', { label }) : t('stopped');
    }
    return coins === 0 ? t('no_coins') : t('invitation');
  };
  return (
    <p className={styles.outcome}>
      <span role="status">{text()}</span>
      {/* Not announced each second: the line of the shell has said to wait. */}
      {isWaiting && <span aria-hidden>{t('common:wait_button', { count: wait })}</span>}
    </p>
  );
}
