import { useTranslation } from 'react-i18next';
import { useVerb } from '../control/use-verb.ts';
import { Box, Buttons } from '../ui/box.tsx';
import { slipReasons } from '../ui/slip-reasons.ts';
import { VerbButton } from '../ui/verb-button.tsx';
import { Planned } from './planned.tsx';

export function NextSlipFails() {
  const { t } = useTranslation();
  const reasons = useVerb('GET /slips/fail-next').data?.reasons ?? [];
  return (
    <Box title={t('slip.next_title')} note={t('slip.next_note')}>
      <Buttons>
        {slipReasons.map((reason) => (
          <VerbButton key={reason} label={reason} verb="POST /slips/fail-next" input={{ body: { reason } }} />
        ))}
      </Buttons>
      <Planned
        title={t('slip.planned', { count: reasons.length })}
        entries={reasons}
        verb="DELETE /slips/fail-next"
      />
    </Box>
  );
}
