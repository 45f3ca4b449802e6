/** Where the page of the app stands: nobody there, a session, its end, the launcher's own page, or not started yet. */
export const PHASES = ['starting', 'attract', 'session', 'closed', 'interval', 'staff', 'holding'] as const;
export type Phase = (typeof PHASES)[number];

/** What a page says of itself every two seconds. Nothing of a member is in it. */
export interface Beat {
  /** A page is another one after each load. */
  page: string;
  phase: Phase;
  isVisible: boolean;
  /** Whether there is nothing to see. */
  isBlank: boolean;
  /** The addresses of the app's scripts, which carry a hash of their content. */
  build: string;
  /** What went wrong since the last beat. */
  errors: string[];
}

const ERRORS_LIMIT = 5;

/** Reads a beat; null for anything else. */
export function readBeat(body: unknown): Beat | null {
  if (typeof body !== 'object' || body === null) return null;
  const { page, phase, isVisible, isBlank, build, errors } = body as Record<string, unknown>;
  const isText = (text: unknown): text is string => typeof text === 'string' && text.length <= 1_000;
  const isBeat =
    isText(page) &&
    PHASES.includes(phase as Phase) &&
    typeof isVisible === 'boolean' &&
    typeof isBlank === 'boolean' &&
    isText(build) &&
    Array.isArray(errors) &&
    errors.length <= ERRORS_LIMIT &&
    errors.every(isText);
  return isBeat ? { page, phase: phase as Phase, isVisible, isBlank, build, errors: errors } : null;
}
