import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { servicesAtom } from './services.ts';
import type { SessionSnapshot } from './session.ts';

/** Renders again when the session changes. */
export function useSessionSnapshot(): SessionSnapshot {
  const { session } = useAtomValue(servicesAtom);
  return useSyncExternalStore(session.subscribe, session.snapshot);
}
