import { useTranslation } from 'react-i18next';
import { SheetCompanion } from '../../ui/overlay/sheet-companion.tsx';
import { PhoneCode } from './phone-code.tsx';

interface KeptReceiptProps {
  lines: readonly string[];
  /** What stands beside the code, where it is another than for a receipt. */
  title?: string;
  text?: string;
  /** To be read by who has no camera. */
  reference?: string;
}

/**
 * Where the screen is not the member's own, the receipt as a code beside it: plain text for their phone, with no address and
 * no token in it. (K7) (K12)
 */
export function KeptReceipt({ lines, title, text, reference }: KeptReceiptProps) {
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
    </SheetCompanion>
  );
}
