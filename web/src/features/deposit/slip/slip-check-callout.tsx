import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dateTimeText } from '../../../lib/date-text.ts';
import { Callout } from '../../../ui/display/callout.tsx';
import type { PickedSlip } from './picked-slip.ts';
import styles from './slip.module.css';

export function SlipCheckCallout({ picked }: { picked: Exclude<PickedSlip, { status: 'none' }> }) {
  const { t } = useTranslation(['slip-upload', 'common']);
  if (picked.status === 'checking') {
    return (
      <p role="status" className={styles.checking}>
        {t('checking')}
      </p>
    );
  }
  const { check } = picked;
  switch (check.kind) {
    case 'readable':
      return (
        <p role="status" className={styles.fine}>
          <CircleCheck aria-hidden />
          {t('fine')}
        </p>
      );
    case 'unchecked':
      return null;
    case 'unreadable':
      return (
        <Callout tone="warning" title={t('unreadable_title')} live>
          {t('unreadable_text')}
        </Callout>
      );
    case 'duplicate':
      return (
        <Callout tone="warning" title={t('duplicate_title')} live>
          {t('duplicate_text', { time: dateTimeText(check.earlier.createdAt) })}
        </Callout>
      );
  }
}
