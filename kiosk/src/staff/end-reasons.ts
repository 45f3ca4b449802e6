import type { TFunction } from 'i18next';
import { END_REASONS } from '../../launcher/watch/end-reasons.ts';

const KEYS = Object.keys(END_REASONS) as (keyof typeof END_REASONS)[];

/** Why a browser ended, in the language of the page. An error of the system stays as it is. */
export function endReasonText(t: TFunction<'kiosk'>, reason: string): string {
  const known = KEYS.find((key) => END_REASONS[key] === reason);
  if (known) return t(`staff.ends.${known}`);
  const [, kind, value = ''] = /^(code|signal) (\S+)$/.exec(reason) ?? [];
  if (kind === 'code') return t('staff.ends.code', { code: value });
  return kind === 'signal' ? t('staff.ends.signal', { signal: value }) : reason;
}
