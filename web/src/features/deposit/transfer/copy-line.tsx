import { useTranslation } from 'react-i18next';
import { outsideText } from '../../../lib/outside-text.ts';
import { CopyText } from '../../../shared/texts/copy-text.tsx';
import styles from '../methods/deposit.module.css';

interface CopyLineProps {
  label: string;
  shown?: string;
  text: string;
}

export function CopyLine({ label, text, shown = text }: CopyLineProps) {
  const { t } = useTranslation('deposit');
  return (
    <div className={styles.line}>
      <dt className={styles.lineLabel}>{label}</dt>
      <dd className={styles.lineValue}>
        <span className={styles.value}>{outsideText(shown)}</span>
        <CopyText label={t('copy_button', { what: label })} text={text} />
      </dd>
    </div>
  );
}
