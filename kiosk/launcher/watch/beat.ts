/**
 * What the page shows. `attract`: no member; `closed`: the end of the service; `interval`: the time between two
 * sessions; `holding`: the app does not answer.
 */
export const PHASES = ['starting', 'attract', 'session', 'closed', 'interval', 'staff', 'holding'] as const;
export type Phase = (typeof PHASES)[number];

/** A page sends it every two seconds. It contains no member data. */
export interface Beat {
  /** A new one after each load. */
  page: string;
  phase: Phase;
  isVisible: boolean;
  isBlank: boolean;
  /** Whether the page is larger or smaller than its window shows at 100%. */
  isZoomed: boolean;
  /** Whether the browser has drawn a frame and answered since the last beat: scripts still run when its other processes hang. */
  isResponding: boolean;
  /** URLs of the app's scripts, which contain a content hash. */
  build: string;
  /** Since the last beat. */
  errors: string[];
  /** Whether the page is about to print, which stops its scripts until the printer has the receipt. */
  isPrinting: boolean;
}

const ERRORS_LIMIT = 5;

/** Null for a body that is no beat: anyone on this machine can send one. */
export function readBeat(body: unknown): Beat | null {
  if (typeof body !== 'object' || body === null) return null;
  const { page, phase, isVisible, isBlank, isZoomed, isResponding, build, errors, isPrinting } =
    body as Record<string, unknown>;
  const isText = (text: unknown): text is string => typeof text === 'string' && text.length <= 1_000;
  const isBeat =
    isText(page) &&
    PHASES.includes(phase as Phase) &&
    typeof isVisible === 'boolean' &&
    typeof isBlank === 'boolean' &&
    typeof isZoomed === 'boolean' &&
    typeof isResponding === 'boolean' &&
    isText(build) &&
    Array.isArray(errors) &&
    errors.length <= ERRORS_LIMIT &&
    errors.every(isText) &&
    typeof isPrinting === 'boolean';
  return isBeat
    ? { page, phase: phase as Phase, isVisible, isBlank, isZoomed, isResponding, build, errors, isPrinting }
    : null;
}
