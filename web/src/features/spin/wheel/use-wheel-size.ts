import { useEffect, useState } from 'react';
import { WHEEL_MAX_PX, wheelSize } from './wheel-drawing.ts';

/** [9.29] */
export const RESIZE_DEBOUNCE_MS = 500;

export interface WheelPixels {
  /** Diameter in CSS pixels. */
  size: number;
  /** Pixels of the screen for each of them. */
  ratio: number;
}

/** The style sheet enlarges the limit where everything is larger. */
function measure(): WheelPixels {
  const limit = getComputedStyle(document.documentElement).getPropertyValue('--wheel-max');
  return {
    size: wheelSize(window.innerWidth, Number.parseFloat(limit) || WHEEL_MAX_PX),
    ratio: window.devicePixelRatio || 1,
  };
}

/** The size of the wheel, measured anew 500 ms after the window has been resized. [9.29] */
export function useWheelSize(): WheelPixels {
  const [pixels, setPixels] = useState(measure);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setPixels(measure()), RESIZE_DEBOUNCE_MS);
    };
    window.addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', onResize);
    };
  }, []);
  return pixels;
}
