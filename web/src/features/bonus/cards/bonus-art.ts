import day from '../art/day.svg?no-inline';
import limit from '../art/limit.svg?no-inline';
import other from '../art/other.svg?no-inline';
import week from '../art/week.svg?no-inline';
import type { BonusType } from '../bonus-rules.ts';

const ART: Record<BonusType, string> = { limit, day, week };

/** Fallback for a banner without an allowed picture. */
export const artOf = (type: BonusType | null): string => (type === null ? other : ART[type]);
