import { useAtomValue, useSetAtom } from 'jotai';
import { Megaphone, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { loadNoticeAtom, noticeAtom, putNoticeAwayAtom } from './notice-state.ts';
import styles from './notice.module.css';

// Most visits have no notice; then nobody fetches the sanitiser.
const ServerHtml = lazy(() =>
  import('../../html/server-html.tsx').then((module) => ({ default: module.ServerHtml })),
);

/**
 * News of the service: its first lines, the whole of it at a press, and a way to put it away. [3.07]
 * @param canAppear false where the page already stands and would jump; a notice that comes late waits for the next page.
 */
export function Notice({ canAppear = true }: { canAppear?: boolean }) {
  const { t } = useTranslation();
  const notice = useAtomValue(noticeAtom);
  const load = useSetAtom(loadNoticeAtom);
  const putAway = useSetAtom(putNoticeAwayAtom);
  const [isLate, setIsLate] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => void load(), [load]);

  if (!canAppear && notice.status === 'loading' && !isLate) setIsLate(true);
  if (notice.status === 'loading' || notice.html === null || isLate) return null;
  const { html } = notice;

  return (
    <aside className={styles.notice} aria-label={t('notice.label')}>
      <Megaphone aria-hidden />
      <div className={styles.words}>
        {/* A taste only: what could be followed or read out stands in the dialog. */}
        <div className={styles.taste} inert>
          <Suspense>
            <ServerHtml html={html} />
          </Suspense>
        </div>
        <button type="button" className={styles.more} onClick={() => setIsOpen(true)}>
          {t('notice.read_button')}
        </button>
      </div>
      <IconButton label={t('notice.put_away_button')} icon={X} onClick={() => putAway()} />
      <Sheet open={isOpen} onOpenChange={setIsOpen} title={t('notice.label')} closeLabel={t('close_button')}>
        <Suspense>
          <ServerHtml html={html} className={styles.whole} />
        </Suspense>
      </Sheet>
    </aside>
  );
}
