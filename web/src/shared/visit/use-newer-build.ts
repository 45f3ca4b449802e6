import { atom, useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { servicesAtom } from '../session/services.ts';

/** Whether a page offers it in its own place: the line must not repeat it. */
export const isOnPageAtom = atom(false);

const never = () => () => {};

/** Whether to offer a reload to a newer build: not while money moves. */
export function useNewerBuild(): boolean {
  const { platform, visit } = useAtomValue(servicesAtom);
  const { updates } = platform;
  const isReady = useSyncExternalStore(updates?.subscribe ?? never, () => updates?.isReady() ?? false);
  const isMoneyMoving = useSyncExternalStore(visit.subscribe, () => visit.snapshot().isMoneyMoving);
  return isReady && !isMoneyMoving;
}
