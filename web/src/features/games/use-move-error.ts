import { type Satang, TRANSFER_MINIMUM } from 'contracts/rules';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../lib/amount-text.ts';
import type { MoveRefusal } from './game-rules.ts';

export function useMoveError() {
  const { t } = useTranslation('games');
  return (refusal: MoveRefusal | null, available: Satang | null, isSubmitted: boolean): string | null => {
    switch (refusal) {
      case null:
      case 'no-amount':
        return null;
      case 'above-wallet':
        return t('above_wallet', { amount: formatAmount(available ?? TRANSFER_MINIMUM) });
      case 'zero':
      case 'below-minimum':
        return isSubmitted ? t('below_minimum', { amount: formatAmount(TRANSFER_MINIMUM) }) : null;
    }
  };
}
