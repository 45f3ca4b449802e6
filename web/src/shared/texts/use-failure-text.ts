import { outsideText } from '../../lib/outside-text.ts';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../api/api-error.ts';
import { isKnownCode } from '../../api/reasons.ts';
import { useUnitText } from './use-money-unit.ts';

/** The translated text of a code, or the raw message without a translation. [7.01] */
export function useCodeText(): (message: string) => string {
  const { t } = useTranslation(['errors', 'common']);
  const unitText = useUnitText();
  return (message) =>
    isKnownCode(message)
      ? t(message as 'UNAUTHORIZED', { ns: 'errors', unit: unitText() })
      : outsideText(message);
}

/** The text for a failed call. `silent` is the text when the server gave no message. */
export function useFailureText(): (failure: Failure, silent?: string) => string {
  const { t } = useTranslation();
  const codeText = useCodeText();
  return (failure, silent) => {
    switch (failure.kind) {
      case 'refused':
        return codeText(failure.code);
      case 'offline':
        return t('failure.offline');
      case 'unknown':
        if (failure.message !== undefined) return codeText(failure.message);
        return silent ?? t('failure.unknown');
      case 'gone':
      case 'aborted':
        return silent ?? t('failure.unknown');
    }
  };
}
