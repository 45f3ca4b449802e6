import { useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dialogAtom } from '../../shared/session/dialog-state.ts';
import { type BannerTopic, openWithBannersAtom } from './open-with-banners.ts';

/** The last press counts. [2.41] */
export function useOpenWithBanners(): { fetching: BannerTopic | null; open: (about: BannerTopic) => void } {
  const openWithBanners = useSetAtom(openWithBannersAtom);
  const store = useStore();
  const [fetching, setFetching] = useState<BannerTopic | null>(null);
  // A ref and not state: two presses in one frame read it before React renders.
  const asked = useRef<{ about: BannerTopic; left: AbortController } | null>(null);

  const callOff = () => {
    if (!asked.current) return;
    asked.current.left.abort();
    asked.current = null;
    setFetching(null);
  };
  // A member who has opened another dialog or left the page stays there.
  const onElsewhere = useEffectEvent(callOff);
  // Not by a render: a press that opens a dialog would wait for this part of the page.
  useEffect(() => store.sub(dialogAtom, () => onElsewhere()), [store]);
  useEffect(() => () => onElsewhere(), []);

  const open = (about: BannerTopic) => {
    if (asked.current?.about === about) return;
    callOff();
    const own = { about, left: new AbortController() };
    asked.current = own;
    setFetching(about);
    void openWithBanners(about, own.left.signal).finally(() => {
      if (asked.current === own) callOff();
    });
  };

  return { fetching, open };
}
