import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Note } from '../../ui/note.tsx';
import { useFailureText } from '../../state/use-failure-text.ts';
import { SlipActions } from './slip-actions.tsx';
import type { PickedSlip } from './slip-check.ts';
import { SlipFindingNote } from './slip-finding-note.tsx';
import { SlipSending } from './slip-sending.tsx';
import { sendSlipAction } from './slip-upload.ts';
import styles from './slip.module.css';
import { usePicture } from '../../ui/use-picture.ts';

/** The chosen slip, what looking at it has found, and sending it. [2.49] */
export function SlipPreview({ picked }: { picked: Exclude<PickedSlip, { status: 'none' }> }) {
  const { t } = useTranslation(['slip-upload', 'errors', 'common']);
  const sending = useAtomValue(sendSlipAction.stateAtom);
  const failureText = useFailureText();
  const picture = usePicture(picked.file);
  return (
    <>
      <div className={styles.frame}>
        {picture && <img src={picture} alt={t('preview_alt')} className={styles.picture} />}
      </div>
      {sending.status === 'sending' ? (
        <SlipSending />
      ) : (
        <>
          {sending.status === 'refused' && (
            <Note tone="danger" title={t('refused_title')} live>
              {failureText({ kind: 'refused', code: sending.code, status: 0 })}
            </Note>
          )}
          <SlipFindingNote picked={picked} />
          <SlipActions picked={picked} />
        </>
      )}
    </>
  );
}
