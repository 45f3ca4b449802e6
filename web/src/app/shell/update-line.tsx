import { useAtomValue } from 'jotai';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { useNewerBuild } from '../../shared/visit/use-newer-build.ts';

// `main.tsx` has fetched it: a screen whose styles are gone must not hold up the offer that brings them.
const UpdateOffer = lazyPart(
  async () => (await import('./update-offer.tsx')).UpdateOffer,
  (load) => load(),
);

/** Offers a newer build of the app. It is never forced: a member who ignores it gets it with the next start. */
export function UpdateLine() {
  const { config, platform } = useAtomValue(servicesAtom);
  const withWorker = config.serviceWorker !== false;
  const { updates } = platform;
  useEffect(() => updates?.start({ withWorker }), [updates, withWorker]);
  return useNewerBuild() && <Offer />;
}

function Offer() {
  return (
    <Suspense>
      <UpdateOffer />
    </Suspense>
  );
}
