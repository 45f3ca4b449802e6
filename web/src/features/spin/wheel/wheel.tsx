import { useAtomValue } from 'jotai';
import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { servicesAtom } from '../../../shared/session/services.ts';
import { drawBlur, drawLight, drawWheel, type Lit, type SliceFace, wheelFace } from './wheel-drawing.ts';
import { animate, playWheel } from './play-wheel.ts';
import { angleAt, type Motion, sliceAtPointer, velocityAt } from './wheel-motion.ts';
import { useWheelSize, type WheelPixels } from './use-wheel-size.ts';
import { prefersStillness } from '../../../lib/media.ts';
import styles from './wheel.module.css';

interface WheelProps {
  slices: readonly SliceFace[];
  motion: Motion;
  lit: Lit | null;
  /** A peg passes the pointer; `strength` from 0 to 1. null when the sound is off. */
  onTick: ((strength: number) => void) | null;
  children: ReactNode;
}

const FADE_MS = 300;

/** The wheel is drawn once, rotated as a whole, and drawn again where it rests. [2.79] */
export function Wheel({ slices, motion, lit, onTick, children }: WheelProps) {
  const { clock } = useAtomValue(servicesAtom);
  const pixels = useWheelSize();
  const face = useMemo(() => wheelFace(slices), [slices]);
  const fonts = useFontsOf(slices);
  const disc = useRef<HTMLCanvasElement>(null);
  const blur = useRef<HTMLCanvasElement>(null);
  const light = useRef<HTMLCanvasElement>(null);
  const pointer = useRef<SVGSVGElement>(null);
  // The angle of the last drawing; rotations are relative to it.
  const drawn = useRef(0);

  const draw = useEffectEvent(() => {
    const pen = disc.current && penFor(disc.current, pixels);
    if (!pen) return;
    drawn.current = angleAt(motion, clock.elapsed());
    drawWheel(pen, face, { size: pixels.size, angle: drawn.current, fontFamily: fontFamilyOf(disc.current) });
  });

  useEffect(() => {
    const pen = blur.current && penFor(blur.current, pixels);
    if (pen) drawBlur(pen, face, pixels.size);
  }, [face, pixels]);
  useEffect(() => draw(), [face, pixels, fonts]);
  useEffect(() => {
    const pen = light.current && penFor(light.current, pixels);
    if (!pen || lit === null) return;
    drawLight(pen, {
      size: pixels.size,
      angle: angleAt(motion, clock.elapsed()),
      slices: slices.length,
      lit,
    });
  }, [lit, motion, pixels, clock, slices.length]);
  // Without motion, a fade shows the change, and only the change. The style sheet disables its own animations in this mode. (S3)
  useEffect(() => {
    if (lit && prefersStillness()) animate(disc.current?.parentElement, { opacity: [0.2, 1] }, FADE_MS);
  }, [lit]);

  useEffect(() => {
    if (motion.kind === 'still' && angleAt(motion, 0) !== drawn.current) draw();
    const parts = { disc: disc.current, blur: blur.current, pointer: pointer.current };
    return playWheel(parts, motion, { clock, drawn: drawn.current, slices: slices.length });
    // Also runs after a redraw, because rotations are relative to the drawn angle.
  }, [motion, clock, slices.length, face, pixels, fonts]);

  useTicks(motion, slices.length, onTick);

  const size: CSSProperties & Record<'--wheel', string> = { '--wheel': `${pixels.size}px` };
  return (
    <div className={styles.wheel} style={size}>
      <div aria-hidden className={styles.face}>
        <canvas ref={disc} className={styles.disc} data-testid="wheel" />
        <canvas ref={blur} className={styles.blur} />
        <canvas ref={light} className={styles.light} hidden={lit === null} />
      </div>
      <svg ref={pointer} aria-hidden className={styles.pointer} viewBox="0 0 32 40">
        <path className={styles.shade} d="M4 5h24q3 0 2 3l-10 27q-4 8-8 0L2 8q-1-3 2-3z" />
        <path d="M4 3h24q3 0 2 3l-10 27q-4 8-8 0L2 6q-1-3 2-3z" />
        <circle cx="16" cy="11" r="3.2" />
      </svg>
      {children}
    </div>
  );
}

function penFor(canvas: HTMLCanvasElement, { size, ratio }: WheelPixels): CanvasRenderingContext2D | null {
  const pen = canvas.getContext('2d');
  const side = Math.round(size * ratio);
  if (canvas.width !== side) {
    canvas.width = side;
    canvas.height = side;
  }
  pen?.setTransform(side / size, 0, 0, side / size, 0, 0);
  return pen;
}

function useTicks(motion: Motion, slices: number, onTick: WheelProps['onTick']): void {
  const { clock } = useAtomValue(servicesAtom);
  const isHeard = onTick !== null;
  const tick = useEffectEvent((strength: number) => onTick?.(strength));

  useEffect(() => {
    if (!isHeard) return;
    let frame = 0;
    let last: number | null = null;
    const step = () => {
      const now = clock.elapsed();
      const velocity = velocityAt(motion, now);
      const slice = sliceAtPointer(angleAt(motion, now), slices);
      if (last !== null && slice !== last) tick(Math.min(1, velocity * 4));
      last = slice;
      // eslint-disable-next-line house/raw-timers -- a tick sounds with its frame, not at a time
      if (velocity > 0) frame = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, [motion, clock, slices, isHeard]);
}

const fontFamilyOf = (canvas: HTMLElement | null) =>
  (canvas && getComputedStyle(canvas).fontFamily) || 'sans-serif';

/** Counts font loads: a canvas does not wait for fonts, so the wheel is redrawn when fonts arrive. */
function useFontsOf(slices: readonly SliceFace[]): number {
  const [loaded, setLoaded] = useState(0);
  useEffect(() => {
    // Old browsers have no `document.fonts`.
    const fonts = document.fonts as FontFaceSet | undefined;
    const onLoaded = () => setLoaded((count) => count + 1);
    const text = slices.map(({ label }) => label).join('');
    fonts?.load(`640 16px ${fontFamilyOf(document.body)}`, text).then(onLoaded, () => undefined);
    fonts?.addEventListener('loadingdone', onLoaded);
    return () => fonts?.removeEventListener('loadingdone', onLoaded);
  }, [slices]);
  return loaded;
}
