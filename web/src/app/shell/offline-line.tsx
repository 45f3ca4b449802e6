import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../ui/display/callout.tsx';
import { useIsOnline } from './use-back-online.ts';

/** Says that figures may be old by now; gone by itself when the network is back. */
export function OfflineLine() {
  const { t } = useTranslation();
  if (useIsOnline()) return null;
  return (
    <Callout tone="warning" icon={WifiOff} live>
      {t('offline.bar')}
    </Callout>
  );
}
