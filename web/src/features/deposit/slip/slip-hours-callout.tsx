import { useTranslation } from 'react-i18next';
import { Callout } from '../../../ui/display/callout.tsx';
import { useSlipHours } from './use-slip-hours.ts';

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
