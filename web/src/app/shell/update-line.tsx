import { useAtomValue } from 'jotai';
import { RefreshCw } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './update-line.module.css';
import type { Updates } from '../../platform/updates.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { Callout } from '../../ui/display/callout.tsx';
import { Button } from '../../ui/form/button.tsx';

/** Offers a newer build of the app. It is never forced: whoever goes on gets it with the next start. */
export function UpdateLine() {
  const { config, platform } = useAtomValue(servicesAtom);
  const { updates } = platform;
  return updates && config.serviceWorker !== false ? <Offer updates={updates} /> : null;
}

function Offer({ updates }: { updates: Updates }) {
  const { t } = useTranslation();
  const { visit } = useAtomValue(servicesAtom);
  const isReady = useSyncExternalStore(updates.subscribe, updates.isReady);
  const isMoneyMoving = useSyncExternalStore(visit.subscribe, () => visit.snapshot().isMoneyMoving);
  if (!isReady || isMoneyMoving) return null;
  return (
    <Callout icon={RefreshCw} live>
      <span className={styles.offer}>
        {t('update.text')}
        <Button kind="bare" small onClick={() => window.location.reload()}>
          {t('update.reload_button')}
        </Button>
      </span>
    </Callout>
  );
}
