import { useTranslation } from 'react-i18next';
import { NO_FIGURE } from '../../lib/amount-text.ts';
import { outsideText } from '../../lib/outside-text.ts';
import type { Bonus } from './bonus-replies.ts';
import { countedReceipts, percentText } from './bonus-rules.ts';

const KNOWN_TYPES = ['limit', 'day', 'week', 'promotion', 'refund'] as const;
/** An unknown type is shown as the server sent it, cut to this length. */
const LONGEST_TYPE = 40;

export function useBonusTexts() {
  const { t } = useTranslation('bonus');
  return {
    typeName: (type: string | null): string => {
      if (type === null) return t('type.other');
      const known = KNOWN_TYPES.find((one) => one === type);
      return known ? t(`type.${known}`) : outsideText(type.slice(0, LONGEST_TYPE));
    },
    quota: (bonus: Bonus, now: number): string | null => {
      const { type, maxReceived } = bonus;
      if (type === null || maxReceived === null || maxReceived === 0) return null;
      const often = t(`quota.${type}`, { count: maxReceived });
      const used = countedReceipts(bonus, now);
      return used === 0
        ? often
        : `${often} · ${t('quota.used', { used: used ?? NO_FIGURE, max: maxReceived })}`;
    },
    consequence: (percentFail: number | null): string => {
      if (percentFail === null) return t('consequence.unknown');
      return percentFail === 0
        ? t('consequence.nothing')
        : t('consequence.percent', { percent: percentText(percentFail) });
    },
  };
}
