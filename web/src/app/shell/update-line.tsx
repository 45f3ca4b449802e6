import { useAtomValue } from 'jotai';
import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import type { Updates } from '../../platform/updates.ts';
import { servicesAtom } from '../../shared/session/services.ts';

const UpdateOffer = lazyPart(async () => (await import('./update-offer.tsx')).UpdateOffer);

/** Offers a newer build of the app. It is never forced: a member who ignores it gets it with the next start. */
export function UpdateLine() {
  const { config, platform } = useAtomValue(servicesAtom);
  const { updates } = platform;
  return updates && config.serviceWorker !== false ? <Offer updates={updates} /> : null;
}

function Offer({ updates }: { updates: Updates }) {
  const { visit } = useAtomValue(servicesAtom);
  const isReady = useSyncExternalStore(updates.subscribe, updates.isReady);
  const isMoneyMoving = useSyncExternalStore(visit.subscribe, () => visit.snapshot().isMoneyMoving);
  if (!isReady || isMoneyMoving) return null;
  return (
    <Suspense>
      <UpdateOffer />
    </Suspense>
  );
}
