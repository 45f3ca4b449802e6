import type { TFunction } from 'i18next';

/** The launcher's sentences, which its log and metrics hold too. */
const SENTENCES = {
  'the page did not start': 'no_start',
  'the page is gone': 'gone',
  'no sign of life from the page': 'silent',
  'the page is hidden': 'hidden',
  'the page is blank': 'blank',
  'the page is zoomed': 'zoomed',
  'the browser does not respond': 'no_response',
  'there is a second page': 'second_page',
  'nightly restart': 'nightly',
} as const;

/** Why a browser ended, in the language of the page. An error of the system stays as it is. */
export function endReasonText(t: TFunction<'kiosk'>, reason: string): string {
  const known = Object.entries(SENTENCES).find(([sentence]) => sentence === reason);
  if (known) return t(`staff.ends.${known[1]}`);
  const [, kind, value = ''] = /^(code|signal) (\S+)$/.exec(reason) ?? [];
  if (kind === 'code') return t('staff.ends.code', { code: value });
  return kind === 'signal' ? t('staff.ends.signal', { signal: value }) : reason;
}
