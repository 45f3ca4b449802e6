import { useTranslation } from 'react-i18next';
import { useSessionSnapshot } from '../session/use-session-snapshot.ts';
import { withMoneySafe } from './with-money-safe.ts';

export function useNotLoadedText(): string {
  const { t } = useTranslation();
  return withMoneySafe(t, t('not_loaded.text'), useSessionSnapshot().status === 'member');
}
