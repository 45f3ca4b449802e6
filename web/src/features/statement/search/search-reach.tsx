import { useTranslation } from 'react-i18next';
import { dateTimeText } from '../../../lib/date-text.ts';
import { ReadButton } from '../../../shared/texts/retry-button.tsx';
import { Callout } from '../../../ui/display/callout.tsx';
import { type Found, READ_AT_ONCE } from './search-state.ts';

/** Shows how far back the search reaches if it is incomplete, so that partial totals do not look complete. (W7) */
export function SearchReach({ found, onMore }: { found: Found; onMore: () => void }) {
  const { t } = useTranslation(['statement', 'common']);
  const isReading = found.status === 'reading';
  const isFirstSearch = isReading && !found.isOutdated && found.read < READ_AT_ONCE;
  if (found.isWhole || found.oldest === null || isFirstSearch) return null;
  return (
    <Callout
      tone="warning"
      title={t(found.status === 'failed' || found.isOutdated ? 'reach.failed_title' : 'reach.title')}
      live
    >
      <p>{t('reach.text', { count: found.read, time: dateTimeText(found.oldest) })}</p>
      <ReadButton small busy={isReading} onClick={onMore}>
        {t(found.isOutdated ? 'common:retry_button' : 'reach.more_button')}
      </ReadButton>
    </Callout>
  );
}
