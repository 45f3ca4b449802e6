import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { servicesAtom } from '../../../shared/session/services.ts';
import { WHEEL_MAX_PX, wheelSize } from './wheel-drawing.ts';

export const RESIZE_DEBOUNCE_MS = 500;

export interface WheelPixels {
  /** Diameter in CSS pixels. */
  size: number;
  /** Device pixels per CSS pixel. */
  ratio: number;
}

/** The style sheet raises the limit on kiosks, where everything is larger. */
function measure(): WheelPixels {
  const limit = getComputedStyle(document.documentElement).getPropertyValue('--wheel-max');
  // Not `innerWidth` only: after a phone rotates, a wheel that is still too large widens it.
  const width = document.documentElement.clientWidth || window.innerWidth;
  return {
    size: wheelSize(width, Number.parseFloat(limit) || WHEEL_MAX_PX),
    ratio: window.devicePixelRatio || 1,
  };
}

export function useWheelSize(): WheelPixels {
  const { clock } = useAtomValue(servicesAtom);
  const [pixels, setPixels] = useState(measure);
  useEffect(() => {
    let cancel = () => {};
    const onResize = () => {
      cancel();
      cancel = clock.after(RESIZE_DEBOUNCE_MS, () => setPixels(measure()));
    };
    window.addEventListener('resize', onResize);
    return () => {
      cancel();
      window.removeEventListener('resize', onResize);
    };
  }, [clock]);
  return pixels;
}
