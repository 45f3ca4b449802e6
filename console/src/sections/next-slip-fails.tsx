import { useTranslation } from 'react-i18next';
import { Box, Buttons } from '../ui/box.tsx';
import { slipReasons } from '../ui/slip-reasons.ts';
import { VerbButton } from '../ui/verb-button.tsx';

export function NextSlipFails() {
  const { t } = useTranslation();
  return (
    <Box title={t('slip.next_title')} note={t('slip.next_note')}>
      <Buttons>
        {slipReasons.map((reason) => (
          <VerbButton key={reason} label={reason} verb="POST /slips/fail-next" input={{ body: { reason } }} />
        ))}
      </Buttons>
    </Box>
  );
}
