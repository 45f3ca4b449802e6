import { outsideText } from '../../lib/outside-text.ts';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../api/api-error.ts';
import { useMoneyUnit } from './use-money-unit.ts';

/** The sentence for a failed call: the translated code, or the raw message if no translation exists. [7.01] */
export function useFailureText(): (failure: Failure) => string {
  const { t, i18n } = useTranslation(['errors', 'common']);
  const unit = useMoneyUnit();
  return (failure) => {
    if (failure.kind !== 'refused')
      return t(failure.kind === 'offline' ? 'common:failure.offline' : 'common:failure.unconfirmed');
    return i18n.exists(failure.code, { ns: 'errors' })
      ? t(failure.code as 'UNAUTHORIZED', { ns: 'errors', unit })
      : outsideText(failure.code);
  };
}
