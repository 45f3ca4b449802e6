import { useTranslation } from 'react-i18next';
import { CopyButton } from '../ui/copy-button.tsx';
import { showToast } from '../ui/toast.tsx';

/** A button that copies a text and tells which. [8.25] */
export function CopyText({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation();
  return (
    <CopyButton
      label={label}
      text={text}
      onCopied={(copied) => showToast({ kind: 'success', text: t('copied_toast', { text: copied }) })}
      onFailed={() => showToast({ kind: 'error', text: t('copy_failed_toast') })}
    />
  );
}
