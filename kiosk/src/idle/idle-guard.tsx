import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ShellView } from 'web/app';
import { watchActivity } from './activity.ts';
import { IdleWarning } from './idle-warning.tsx';
import { Remount } from './remount.tsx';
import { type IdleWatch, watchIdle } from './idle-watch.ts';

interface IdleGuardProps {
  view: Pick<ShellView, 'clock' | 'visit'>;
  onIdle: () => void;
  onFinish: () => void;
}

/** How long after the finger is lifted its click can arrive. */
const CLICK_MS = 200;

/** Watches whether the member is still there, and asks before the session ends. (K2) */
export function IdleGuard({ view: { clock, visit }, onIdle, onFinish }: IdleGuardProps) {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  // The warning closes only after the finger is lifted, otherwise its click would hit the page below.
  const [isHeld, setIsHeld] = useState(false);
  const end = useEffectEvent(onIdle);
  const watching = useRef<IdleWatch>(null);

  useEffect(() => {
    let isAsking = false;
    let cancelRelease = () => {};
    const watch = watchIdle({
      clock,
      visit,
      onWarning(next) {
        isAsking = next !== null;
        setEndsAt(next);
      },
      onEnd: () => end(),
    });
    watching.current = watch;
    const stopListening = watchActivity(window, {
      onActivity(isPress) {
        if (isAsking && isPress) setIsHeld(true);
        watch.touch();
      },
      onLift() {
        cancelRelease();
        cancelRelease = clock.after(CLICK_MS, () => setIsHeld(false));
      },
    });
    return () => {
      stopListening();
      cancelRelease();
      watch.stop();
    };
  }, [clock, visit]);

  if (endsAt === null && !isHeld) return null;
  // The watch stays outside: a warning that breaks must neither stop nor restart the time until the end.
  return (
    <Remount clock={clock}>
      <Suspense fallback={null}>
        <IdleWarning
          clock={clock}
          endsAt={endsAt}
          onStay={() => watching.current?.answer()}
          onFinish={onFinish}
        />
      </Suspense>
    </Remount>
  );
}
