import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { outsideText } from '../../lib/outside-text.ts';
import { CopyButton } from '../../ui/form/copy-button.tsx';
import { showToast } from '../../ui/toast/toast.tsx';
import { servicesAtom } from '../session/services.ts';

interface CopyTextProps {
  label: string;
  text: string;
  /** The name of a secret: the toast says the name instead of the text. [8.25] */
  secret?: string;
}

/** Hidden where a stranger could paste the text. [8.25] (K11) */
export function CopyText({ label, text: shown, secret }: CopyTextProps) {
  const { t } = useTranslation();
  const { platform } = useAtomValue(servicesAtom);
  if (!platform.hasClipboard) return null;
  // A shown text may be isolated; in another app the marks would be part of it.
  const text = secret === undefined ? shown.replace(/[\u2068\u2069]/g, '') : shown;
  return (
    <CopyButton
      label={label}
      text={text}
      onCopied={() =>
        showToast({ kind: 'success', text: t('copied_toast', { text: secret ?? outsideText(text) }) })
      }
      onFailed={() => showToast({ kind: 'error', text: t('copy_failed_toast') })}
    />
  );
}
