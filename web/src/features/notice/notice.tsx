import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useLocale } from '../../shared/session/use-locale.ts';
import { loadNoticeAtom, noticeAtom, putNoticeAwayAtom } from './notice-state.ts';

// Most visits have no notice; then nobody fetches the sanitiser and the dialog.
const NoticeStrip = lazyPart(async () => (await import('./notice-strip.tsx')).NoticeStrip);

/** Where one reads on: the focus must not fall away with the button that had it. */
function leadToContent() {
  const content = document.querySelector('main');
  if (!content) return;
  content.tabIndex = -1;
  content.focus({ preventScroll: true });
}

/**
 * News of the service: its first lines, the whole of it at a press, and a way to put it away. [3.07]
 * @param canAppear false where the page already stands and would jump: a notice that comes late floats over it.
 */
export function Notice({ canAppear = true }: { canAppear?: boolean }) {
  const notice = useAtomValue(noticeAtom);
  const load = useSetAtom(loadNoticeAtom);
  const putAway = useSetAtom(putNoticeAwayAtom);
  const [isLate, setIsLate] = useState(false);
  const [locale] = useLocale();
  useEffect(() => void load(), [load, locale]);

  if (!canAppear && notice.status === 'loading' && !isLate) setIsLate(true);
  if (notice.status === 'loading' || notice.html === null) return null;
  return (
    <Suspense>
      <div data-floating={isLate || undefined}>
        <NoticeStrip
          html={notice.html}
          onPutAway={() => {
            putAway();
            leadToContent();
          }}
        />
      </div>
    </Suspense>
  );
}
