import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { isUnknown } from '../../../shared/orders/action-state.ts';
import { OutcomeCallout } from '../../../shared/orders/outcome-callout.tsx';
import { DepositSkeleton } from '../methods/deposit-skeleton.tsx';
import styles from '../methods/deposit.module.css';
import { pickedSlipAtom } from './picked-slip.ts';
import { SlipChooser } from './slip-chooser.tsx';
import { SlipClosed } from './slip-closed.tsx';
import { loadSlipHoursAtom, slipHoursAtom } from './slip-hours.ts';
import { SlipPreview } from './slip-preview.tsx';
import { SlipReceived } from './slip-received.tsx';
import { SlipRules } from './slip-rules.tsx';
import { sendSlipAction } from './slip-upload.ts';
import { useSlipSending } from './use-slip-sending.ts';

export function SlipScreen() {
  const hours = useAtomValue(slipHoursAtom);
  const picked = useAtomValue(pickedSlipAtom);
  const sending = useAtomValue(sendSlipAction.stateAtom);
  const loadHours = useSetAtom(loadSlipHoursAtom);
  const { notify } = useSlipSending();

  useEffect(() => void loadHours(), [loadHours]);

  if (isUnknown(sending))
    return <OutcomeCallout support={{ topic: 'slip' }} action={sendSlipAction} onFound={notify} />;
  if (sending.status === 'succeeded' && sending.done === 'received') return <SlipReceived />;
  if (!hours) return <DepositSkeleton shape="deposit" />;
  if (!hours.isOpen && sending.status !== 'sending') return <SlipClosed hours={hours} />;
  return (
    <div className={styles.screen}>
      <SlipRules hours={hours} />
      {picked.status === 'none' ? <SlipChooser error={picked.error} /> : <SlipPreview picked={picked} />}
    </div>
  );
}
