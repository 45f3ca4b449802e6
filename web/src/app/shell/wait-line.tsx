import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRequestWait } from '../../shared/orders/request-wait.ts';
import { Callout } from '../../ui/display/callout.tsx';

/** The page stays readable; the buttons that send show a countdown. [8.02] */
export function WaitLine() {
  const { t } = useTranslation();
  if (useRequestWait() === 0) return null;
  return (
    <Callout tone="warning" icon={Hourglass} live>
      {t('request_limit')}
    </Callout>
  );
}
