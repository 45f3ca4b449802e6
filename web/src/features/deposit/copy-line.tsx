import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { servicesAtom } from '../../state/services.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './deposit.module.css';

interface CopyLineProps {
  label: string;
  /** As it is shown; `text` is what is copied. */
  shown?: string;
  text: string;
}

/** A value that the member takes along to another app. [8.25] */
export function CopyLine({ label, text, shown = text }: CopyLineProps) {
  const { t } = useTranslation(['deposit', 'common']);
  const { platform } = useAtomValue(servicesAtom);
  return (
    <div className={styles.line}>
      <dt className={styles.lineLabel}>{label}</dt>
      <dd className={styles.lineValue}>
        <span className={styles.value}>{shown}</span>
        {platform.hasClipboard && (
          <CopyButton
            label={t('copy_button', { what: label })}
            text={text}
            onCopied={(copied) => showToast({ kind: 'success', text: t('copied', { text: copied }) })}
            onFailed={() => showToast({ kind: 'error', text: t('copy_failed') })}
          />
        )}
      </dd>
    </div>
  );
}
