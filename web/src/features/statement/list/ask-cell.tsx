import { useAtomValue } from 'jotai';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dateTimeText } from '../../../lib/date-text.ts';
import { hasChatAtom } from '../../../shared/session/chat-flag.ts';
import { type SupportCase, useAskSupport } from '../../../shared/support/ask-support.ts';
import { Button } from '../../../ui/form/button.tsx';
import styles from './ask-cell.module.css';

interface AskCellProps {
  about: SupportCase;
  iconOnly?: boolean;
}

export function AskCell(props: AskCellProps) {
  return useAtomValue(hasChatAtom) && <ShownCell {...props} />;
}

function ShownCell({ about, iconOnly = false }: AskCellProps) {
  const { t } = useTranslation('money');
  const ask = useAskSupport();
  return (
    <td className={styles.ask}>
      <Button
        kind="bare"
        small
        icon={MessageCircle}
        title={t('ask_button')}
        aria-label={`${t('ask_button')} ${dateTimeText(about.at)}`}
        onClick={() => ask(about)}
      >
        {!iconOnly && <span className={styles.words}>{t('ask_button')}</span>}
      </Button>
    </td>
  );
}

export function AskHead() {
  const { t } = useTranslation('money');
  if (!useAtomValue(hasChatAtom)) return null;
  return (
    <th scope="col" className={styles.head}>
      <span className="visually-hidden">{t('ask_button')}</span>
    </th>
  );
}
