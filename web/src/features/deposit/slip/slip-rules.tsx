import { SLIP_VALID_MINUTES } from 'contracts/rules';
import { useAtomValue } from 'jotai';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../../ui/display/callout.tsx';
import { type SlipHours, slipHoursAtom } from './slip-hours.ts';
import { useSlipHours } from './use-slip-hours.ts';

/** Until when a slip can be sent. [9.37] */
export function SlipRule() {
  const { t } = useTranslation('slip-upload');
  const validMinutes = useAtomValue(slipHoursAtom)?.validMinutes ?? SLIP_VALID_MINUTES;
  const duration =
    validMinutes % 60 === 0
      ? t('hours', { count: validMinutes / 60 })
      : t('minutes', { count: validMinutes });
  return t('rule', { duration });
}

export function SlipRules({ hours: { told } }: { hours: SlipHours }) {
  const { t } = useTranslation('slip-upload');
  return (
    <Callout icon={Clock}>
      <p>
        <SlipRule />
      </p>
      {told && <p>{t('closed_rule', told)}</p>}
    </Callout>
  );
}

/** For a transfer that is credited from its slip: the member must know before paying when none is accepted. [9.38] */
export function SlipHoursCallout() {
  const { t } = useTranslation('slip-upload');
  const hours = useSlipHours();
  if (!hours || (hours.isOpen && !hours.told)) return null;
  const { isOpen, told } = hours;
  return (
    <Callout tone={isOpen ? 'info' : 'warning'} title={isOpen ? undefined : t('closed_title')} live>
      {told && t('closed_rule', told)}
    </Callout>
  );
}
