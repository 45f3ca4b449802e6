import { useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { onVisibility } from '../../platform/on-visibility.ts';
import { servicesAtom } from '../session/services.ts';
import { runWhenAllowed } from '../session/wait.ts';
import { changesAtom } from './changes.ts';

/** A page that nobody has seen for so long may be out of date. */
const AWAY_MS = 60_000;
/** How often a visible page checks whether its device has slept. */
const CHECK_MS = 30_000;

/**
 * Reads again what a screen shows: after another page of the browser has changed something, after Back has restored this page
 * from memory, and after a minute in which the page was hidden or its device slept. A hidden page waits until it is visible,
 * and every page until the service no longer asks to wait. [8.02] (W9)
 *
 * The time away is the device's: the monotonic clock of many devices stops while they sleep, and the service's time with it until
 * an answer comes. A desktop can sleep without hiding the page.
 */
export function useReread(read: () => void): void {
  const changes = useAtomValue(changesAtom);
  const { clock } = useAtomValue(servicesAtom);
  const { get } = useStore();
  const onOutdated = useEffectEvent(read);
  useEffect(() => {
    let isOutdated = false;
    let seenAt = clock.device();
    let cancel = () => {};
    const check = () => {
      if (document.hidden) return;
      isOutdated ||= clock.device() - seenAt >= AWAY_MS;
      seenAt = clock.device();
      cancel();
      if (!isOutdated) return;
      cancel = runWhenAllowed(get, 0, () => {
        if (document.hidden) return;
        isOutdated = false;
        onOutdated();
      });
    };
    const note = () => {
      isOutdated = true;
      check();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && note();
    const stopListening = changes.listen(note);
    const stopChecking = clock.every(CHECK_MS, check);
    const stopWatching = onVisibility(() => {
      if (document.hidden) seenAt = clock.device();
      else check();
    });
    window.addEventListener('pageshow', onShow);
    return () => {
      cancel();
      stopListening();
      stopChecking();
      stopWatching();
      window.removeEventListener('pageshow', onShow);
    };
  }, [changes, clock, get]);
}
