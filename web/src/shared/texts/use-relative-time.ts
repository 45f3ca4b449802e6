import { useTranslation } from 'react-i18next';
import { relativeTime } from '../../lib/relative-time.ts';

/** "2 minutes ago" in the member's language; both times in ms since 1970. "-" for a time that could not be read. [9.32] */
export function useRelativeTime(): (then: number, now: number) => string {
  const { t } = useTranslation();
  return (then, now) => {
    if (Number.isNaN(then)) return '-';
    const { unit, count } = relativeTime(then, now);
    return t(`ago.${unit}`, { count });
  };
}
