import { useAtomValue } from 'jotai';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/form/button.tsx';
import { showToast } from '../../ui/toast/toast.tsx';
import { servicesAtom } from '../session/services.ts';

export function PrintButton() {
  const { t } = useTranslation('money');
  const { platform } = useAtomValue(servicesAtom);
  const [isPrinting, setIsPrinting] = useState(false);
  if (!platform.print) return null;

  const print = async (button: HTMLButtonElement) => {
    setIsPrinting(true);
    const end = (await platform.print?.()) ?? 'failed';
    setIsPrinting(false);
    if (end === 'printed') showToast({ kind: 'success', text: t('receipt.printed_toast') });
    else if (end !== 'handed-on') {
      // A receipt that has closed has taken its code along.
      const hasCode = platform.drawCode && button.isConnected;
      const told = t(`receipt.print_${end}_toast`);
      showToast({ kind: 'error', text: hasCode ? `${told} ${t('receipt.print_scan_hint')}` : told });
    }
  };

  return (
    <Button
      stacked
      icon={Printer}
      busy={isPrinting}
      onClick={({ currentTarget }) => void print(currentTarget)}
    >
      {t('receipt.print_button')}
    </Button>
  );
}
