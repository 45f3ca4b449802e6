import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { svgAddress } from '../../ui/display/qr-image.tsx';
import { SheetCompanion } from '../../ui/overlay/sheet-companion.tsx';
import { servicesAtom } from '../session/services.ts';
import styles from './kept-receipt.module.css';

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
  const { platform } = useAtomValue(servicesAtom);
  const code = useCode(platform.drawCode, lines.join('\n'));
  if (code === null) return null;
  return (
    <SheetCompanion>
      <figure className={styles.kept}>
        <img src={svgAddress(code)} alt={t('receipt.code_label')} draggable={false} />
        <figcaption>
          <b>{title ?? t('receipt.keep_title')}</b>
          {text ?? t('receipt.keep_text')}
          {reference !== undefined && <code>{reference}</code>}
        </figcaption>
      </figure>
    </SheetCompanion>
  );
}

/** The text drawn as a code; null until it is, and where nothing draws it. */
function useCode(draw: ((text: string) => Promise<string>) | undefined, text: string): string | null {
  const [drawn, setDrawn] = useState<{ text: string; svg: string } | null>(null);
  useEffect(() => {
    let isOver = false;
    // Without it the receipt stands as it is.
    draw?.(text).then(
      (svg) => isOver || setDrawn({ text, svg }),
      () => undefined,
    );
    return () => void (isOver = true);
  }, [draw, text]);
  return drawn?.text === text ? drawn.svg : null;
}
