import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSessionSnapshot } from '../session/use-session-snapshot.ts';

/** What is told of a failure. A visitor has no money here that could be safe. */
export const withMoneySafe = (t: TFunction, text: string, isMember: boolean): string =>
  isMember ? `${text} ${t('money_safe')}` : text;

export function useNotLoadedText(): string {
  const { t } = useTranslation();
  return withMoneySafe(t, t('not_loaded.text'), useSessionSnapshot().status === 'member');
}
