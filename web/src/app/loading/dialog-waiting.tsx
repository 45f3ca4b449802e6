import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { closeDialogAtom } from '../../shared/session/dialog-state.ts';
import { useBackLayer } from '../../ui/overlay/back-layers.ts';
import { CodeWaiting } from './code-waiting.tsx';

/** Redirects to a page. [2.06] */
const ENTRANCE = '/user';

/** Back and navigation cancel the wait. [2.46] [9.13] */
export function DialogWaiting() {
  const close = useSetAtom(closeDialogAtom);
  useBackLayer('sheet', true, () => {
    close();
    return true;
  });
  const { pathname } = useLocation();
  const [asked] = useState(pathname);
  useEffect(() => {
    if (pathname !== asked && asked !== ENTRANCE) close();
  }, [pathname, asked, close]);
  return <CodeWaiting />;
}
