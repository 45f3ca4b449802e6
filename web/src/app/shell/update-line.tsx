import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { servicesAtom } from '../../shared/session/services.ts';
import { isOnPageAtom, useNewerBuild } from '../../shared/visit/use-newer-build.ts';
import { UpdateOffer } from './update-offer.tsx';

/** Offers a newer build of the app. It is never forced: a member who ignores it gets it with the next start. */
export function UpdateLine() {
  const { config, platform } = useAtomValue(servicesAtom);
  const withWorker = config.serviceWorker !== false;
  const { updates } = platform;
  useEffect(() => updates?.start({ withWorker }), [updates, withWorker]);
  const isOnPage = useAtomValue(isOnPageAtom);
  return useNewerBuild() && !isOnPage && <UpdateOffer />;
}
