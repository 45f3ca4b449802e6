import { useTranslation } from 'react-i18next';
import { isCode } from '../../../api/reasons.ts';
import type { SlipRow } from '../../../shared/wallet/slip-rows.ts';

/** An unknown reason is shown unchanged. [8.12]–[8.18] */
export function useSlipReason(): (slip: Pick<SlipRow, 'status' | 'note'>) => string | null {
  const { t, i18n } = useTranslation('slip-reasons');
  return ({ status, note }) => {
    if (status !== 'failed' || note === null || note === '') return null;
    return isCode(note) && i18n.exists(note, { ns: 'slip-reasons' }) ? t(note as 'NOT_MATCH') : note;
  };
}
