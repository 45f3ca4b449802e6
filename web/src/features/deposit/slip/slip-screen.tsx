import { useAtomValue } from 'jotai';
import { isUnknown } from '../../../shared/orders/action-state.ts';
import { OutcomeCallout } from '../../../shared/orders/outcome-callout.tsx';
import { DepositSkeleton } from '../methods/deposit-skeleton.tsx';
import styles from '../methods/deposit.module.css';
import { pickedSlipAtom } from './picked-slip.ts';
import { SlipChooser } from './slip-chooser.tsx';
import { SlipClosed } from './slip-closed.tsx';
import { SlipPreview } from './slip-preview.tsx';
import { SlipReceived } from './slip-received.tsx';
import { SlipRules } from './slip-rules.tsx';
import { sendSlipAction } from './slip-upload.ts';
import { useSlipHours } from './use-slip-hours.ts';
import { useSlipSending } from './use-slip-sending.ts';

export function SlipScreen() {
  const hours = useSlipHours();
  const picked = useAtomValue(pickedSlipAtom);
  const sending = useAtomValue(sendSlipAction.stateAtom);
  const { notify } = useSlipSending();

  if (isUnknown(sending))
    return <OutcomeCallout support={{ topic: 'slip' }} action={sendSlipAction} onFound={notify} />;
  if (sending.status === 'succeeded' && sending.done === 'received') return <SlipReceived />;
  if (!hours) return <DepositSkeleton of="slip" />;
  if (!hours.isOpen && sending.status !== 'sending') return <SlipClosed hours={hours} />;
  return (
    <div className={styles.screen}>
      <SlipRules hours={hours} />
      {picked.status === 'none' ? <SlipChooser error={picked.error} /> : <SlipPreview picked={picked} />}
    </div>
  );
}
