import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from '../../shared/visit/use-is-online.ts';
import { Callout } from '../../ui/display/callout.tsx';

interface OfflineLineProps {
  isMember: boolean;
}

export function OfflineLine(props: OfflineLineProps) {
  return useIsOnline() ? null : <ShownLine {...props} />;
}

function ShownLine({ isMember }: OfflineLineProps) {
  const { t } = useTranslation();
  // Above the content, it would be out of view.
  const [isFloating] = useState(() => scrollY > 0);
  return (
    <div data-floating={isFloating || undefined}>
      <Callout tone="warning" icon={WifiOff} live>
        {t(isMember ? 'offline.bar' : 'offline.visitor')}
      </Callout>
    </div>
  );
}
