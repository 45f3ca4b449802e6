import { messageOf } from '../../api/reasons.ts';

/** A reason that the service gives in a field of its own, shortened; null when nothing of it shows. */
export const reasonFrom = (value: unknown): string | null => messageOf({ message: value });
