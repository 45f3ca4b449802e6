import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { closeDialogAtom } from '../../shared/session/dialog-state.ts';
import { useBackLayer } from '../../ui/overlay/back-layers.ts';
import { CodeWaiting } from './code-waiting.tsx';

/** Leads to a page by itself. [2.06] */
const ENTRANCE = '/user';

/** In place of a dialog whose code is on its way: Back calls it off, and so does going to another page. [2.46] [9.13] */
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
