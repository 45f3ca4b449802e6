import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SheetCompanion } from '../../ui/overlay/sheet-companion.tsx';
import { PhoneCode } from './phone-code.tsx';

interface ReceiptCodeProps {
  lines: readonly string[];
  title?: string;
  text?: string;
  reference?: string;
  /** Below the code. */
  children?: ReactNode;
}

/** On a shared screen, shows the receipt as a QR for the member's phone: plain text without an address or a token. (K7) (K12) */
export function ReceiptCode({ lines, title, text, reference, children }: ReceiptCodeProps) {
  const { t } = useTranslation('money');
  return (
    <SheetCompanion>
      <PhoneCode
        text={lines.join('\n')}
        label={t('receipt.code_label')}
        title={title ?? t('receipt.keep_title')}
      >
        {text ?? t('receipt.keep_text')}
        {reference !== undefined && <code>{reference}</code>}
      </PhoneCode>
      {children}
    </SheetCompanion>
  );
}
