import day from '../../../ui/art/banners/day.svg?no-inline';
import limit from '../../../ui/art/banners/limit.svg?no-inline';
import other from '../../../ui/art/banners/other.svg?no-inline';
import week from '../../../ui/art/banners/week.svg?no-inline';
import type { BonusType } from '../bonus-replies.ts';

const ART: Record<BonusType, string> = { limit, day, week };

export const artOf = (type: BonusType | null): string => (type === null ? other : ART[type]);
