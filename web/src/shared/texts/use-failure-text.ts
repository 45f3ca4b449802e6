import { outsideText } from '../../lib/outside-text.ts';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../api/api-error.ts';
import { isCode } from '../../api/reasons.ts';
import { useUnitText } from './use-money-unit.ts';

/**
 * The text for a failed call: the translated code, or the raw message without a translation. [7.01]
 * `silent` is the text when the server gave no message.
 */
export function useFailureText(): (failure: Failure, silent?: string) => string {
  const { t, i18n } = useTranslation(['errors', 'common']);
  const unitText = useUnitText();
  // Other messages may name texts of the app that are no reasons.
  const translated = (message: string) =>
    isCode(message) && i18n.exists(message, { ns: 'errors' })
      ? t(message as 'UNAUTHORIZED', { ns: 'errors', unit: unitText() })
      : outsideText(message);
  return (failure, silent) => {
    switch (failure.kind) {
      case 'refused':
        return translated(failure.code);
      case 'offline':
        return t('common:failure.offline');
      case 'unknown':
        if (failure.message !== undefined) return translated(failure.message);
        return silent ?? t('common:failure.unknown');
      case 'gone':
      case 'aborted':
        return silent ?? t('common:failure.unknown');
    }
  };
}
