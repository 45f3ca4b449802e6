import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from '../../shared/texts/use-back-online.ts';
import { Callout } from '../../ui/display/callout.tsx';

export function OfflineLine({ isMember }: { isMember: boolean }) {
  const { t } = useTranslation();
  if (useIsOnline()) return null;
  return (
    <Callout tone="warning" icon={WifiOff} live>
      {t(isMember ? 'offline.bar' : 'offline.visitor')}
    </Callout>
  );
}
