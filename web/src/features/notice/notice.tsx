import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useLocale } from '../../shared/session/use-locale.ts';
import { useBackOnline } from '../../shared/visit/use-back-online.ts';
import { useIsOnline } from '../../shared/visit/use-is-online.ts';
import { dismissNoticeAtom, loadNoticeAtom, noticeAtom } from './notice-state.ts';

// Most visits have no notice, so load the sanitiser and the dialog only with one.
const NoticeStrip = lazyPart(async () => (await import('./notice-strip.tsx')).NoticeStrip);

/** Moves the focus to the content, because the focused button disappears. */
function leadToContent() {
  const content = document.querySelector('main');
  if (!content) return;
  content.tabIndex = -1;
  content.focus({ preventScroll: true });
}

/** @param canAppear false when the page is already shown and would jump: a late notice floats over it. [3.07] */
export function Notice({ canAppear = true }: { canAppear?: boolean }) {
  const notice = useAtomValue(noticeAtom);
  const load = useSetAtom(loadNoticeAtom);
  const dismiss = useSetAtom(dismissNoticeAtom);
  const [isLate, setIsLate] = useState(false);
  const [locale] = useLocale();
  const isOnline = useIsOnline();
  const read = useEffectEvent(() => {
    // Without a connection it stays unknown: a failed reading would count as no news.
    if (isOnline) void load();
  });
  // [load]: another session has another store, whose notice nobody has read.
  useEffect(() => read(), [load, locale]);
  useBackOnline(() => void load());

  if (!canAppear && notice === undefined && !isLate) setIsLate(true);
  if (!notice) return null;
  return (
    <Suspense>
      <div data-floating={isLate || undefined}>
        <NoticeStrip
          html={notice}
          onPutAway={() => {
            dismiss();
            leadToContent();
          }}
        />
      </div>
    </Suspense>
  );
}
