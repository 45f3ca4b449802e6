import { Megaphone, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmptyHtml } from '../../html/plain-lines.ts';
import { ServerHtml } from '../../html/server-html.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import styles from './notice.module.css';

export function NoticeStrip({ html, onPutAway }: { html: string; onPutAway: () => void }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const isEmpty = useMemo(() => isEmptyHtml(html), [html]);
  if (isEmpty) return null;
  return (
    <aside className={styles.notice} aria-label={t('notice.label')}>
      <Megaphone aria-hidden />
      <div className={styles.words}>
        {/* Only a preview: links and the text for screen readers are in the dialog. */}
        <div className={styles.preview} inert>
          <ServerHtml html={html} />
        </div>
        <button type="button" className={styles.more} onClick={() => setIsOpen(true)}>
          {t('notice.read_button')}
        </button>
      </div>
      <IconButton label={t('notice.put_away_button')} icon={X} onClick={onPutAway} />
      <Sheet open={isOpen} onOpenChange={setIsOpen} title={t('notice.label')} closeLabel={t('close_button')}>
        <ServerHtml html={html} className={styles.whole} />
      </Sheet>
    </aside>
  );
}
