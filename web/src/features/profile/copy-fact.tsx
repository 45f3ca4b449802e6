import { useTranslation } from 'react-i18next';
import { outsideText } from '../../lib/outside-text.ts';
import { CopyText } from '../../shared/texts/copy-text.tsx';
import { Private } from '../../ui/display/private.tsx';
import styles from './profile-page.module.css';

interface CopyFactProps {
  label: string;
  /** Copied as it is: banks take an account number without its dashes. */
  text: string;
  shown?: string;
}

/** A number that members give to staff and friends. */
export function CopyFact({ label, text, shown = text }: CopyFactProps) {
  const { t } = useTranslation('profile');
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd className={styles.changeable}>
        <Private>{outsideText(shown) || '-'}</Private>
        {text !== '' && <CopyText label={t('copy_button', { what: label })} text={text} />}
      </dd>
    </div>
  );
}
