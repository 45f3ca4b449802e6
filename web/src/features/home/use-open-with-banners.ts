import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { dialogAtom } from '../../shared/session/dialog-state.ts';
import { callOffBannersAtom, fetchingBannersAtom, openWithBannersAtom } from './open-with-banners.ts';

export function useOpenWithBanners() {
  const open = useSetAtom(openWithBannersAtom);
  const callOff = useSetAtom(callOffBannersAtom);
  const store = useStore();
  useEffect(() => {
    // Not by a render: a press that opens a dialog would wait for this part of the page.
    const stop = store.sub(dialogAtom, callOff);
    return () => {
      stop();
      callOff();
    };
  }, [store, callOff]);
  return { fetching: useAtomValue(fetchingBannersAtom), open };
}
