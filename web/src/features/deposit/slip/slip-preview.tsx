import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { RefusalCallout } from '../methods/refusal-callout.tsx';
import { SlipActions } from './slip-actions.tsx';
import type { PickedSlip } from './picked-slip.ts';
import { SlipCheckCallout } from './slip-check-callout.tsx';
import { SlipSending } from './slip-sending.tsx';
import { sendSlipAction } from './slip-upload.ts';
import styles from './slip.module.css';
import { usePicture } from '../../../ui/display/use-picture.ts';

export function SlipPreview({ picked }: { picked: Exclude<PickedSlip, { status: 'none' }> }) {
  const { t } = useTranslation(['slip-upload', 'common']);
  const sending = useAtomValue(sendSlipAction.stateAtom);
  const picture = usePicture(picked.file);
  const frame = (
    <div className={styles.frame}>
      {picture && <img src={picture} alt={t('preview_alt')} className={styles.picture} />}
    </div>
  );
  return (
    <>
      {sending.status === 'sending' ? (
        <>
          {frame}
          <SlipSending />
        </>
      ) : (
        <>
          {/* What is wrong with a slip stands above its picture, where no screen is too small to show it. */}
          {sending.status === 'refused' && <RefusalCallout code={sending.code} topic="slip" />}
          <SlipCheckCallout picked={picked} />
          {frame}
          <SlipActions picked={picked} />
        </>
      )}
    </>
  );
}
