import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnknown } from '../../../shared/orders/action-state.ts';
import { OutcomeCallout } from '../../../shared/orders/outcome-callout.tsx';
import { GiftForm } from './gift-form.tsx';
import { loadEncryption, sendGiftAction } from './gift-state.ts';
import { PaidDeposit } from '../methods/paid-deposit.tsx';
import { useGift } from './use-gift.ts';

export function GiftScreen() {
  const sending = useAtomValue(sendGiftAction.stateAtom);
  const reset = useSetAtom(sendGiftAction.resetAtom);
  const { t } = useTranslation('deposit');
  const { notify } = useGift();

  // Preloads while the member pastes; if it fails, sending tries again.
  useEffect(() => void loadEncryption().catch(() => null), []);

  if (isUnknown(sending))
    return <OutcomeCallout support={{ topic: 'deposit' }} action={sendGiftAction} onFound={notify} />;
  if (sending.status === 'succeeded') {
    return <PaidDeposit movement={sending.done} from={t('method.gift')} onAgain={reset} />;
  }
  return <GiftForm />;
}
