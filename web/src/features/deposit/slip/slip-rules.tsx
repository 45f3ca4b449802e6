import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../../ui/display/callout.tsx';
import type { SlipHours } from './slip-hours.ts';

export function SlipRules({ hours: { closed, validMinutes } }: { hours: SlipHours }) {
  const { t } = useTranslation(['slip-upload', 'common']);
  const duration =
    validMinutes % 60 === 0
      ? t('hours', { count: validMinutes / 60 })
      : t('minutes', { count: validMinutes });
  return (
    <Callout icon={Clock}>
      <p>{t('rule', { duration })}</p>
      {closed && <p>{t('closed_rule', closed)}</p>}
    </Callout>
  );
}
