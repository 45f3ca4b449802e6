import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { isOpen } from '../../state/money-action.ts';
import { GiftForm } from './gift-form.tsx';
import { loadEncryption, sendGiftAction } from './gift-state.ts';
import { PaidDeposit } from './paid-deposit.tsx';
import { UnconfirmedNote } from './unconfirmed-note.tsx';

/** Paying in by a gift link of the mobile wallet. [2.51] [7.24] */
export function GiftScreen() {
  const sending = useAtomValue(sendGiftAction.stateAtom);
  const reset = useSetAtom(sendGiftAction.resetAtom);

  // Fetched while the member is pasting; if that fails, sending tries again.
  useEffect(() => {
    reset();
    void loadEncryption().catch(() => null);
  }, [reset]);

  if (isOpen(sending) && sending.status !== 'sending') return <UnconfirmedNote action={sendGiftAction} />;
  if (sending.status === 'succeeded') {
    const { amount, reference } = sending.done;
    return <PaidDeposit amount={amount} reference={reference} currency="THB" onAgain={reset} />;
  }
  return <GiftForm />;
}
