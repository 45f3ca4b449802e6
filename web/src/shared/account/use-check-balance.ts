import type { TFunction } from 'i18next';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { checkBalanceAtom } from '../wallet/balance-check.ts';
import { useFailureText } from '../texts/use-failure-text.ts';
import { showToast } from '../../ui/toast/toast.tsx';

/** The last check only: an earlier one contradicts it. */
const CHECK = { id: 'check-balance' };

/** Checks all balances, and says how it ended. [2.32] */
export function useCheckBalance(): () => Promise<void> {
  const { t } = useTranslation('home');
  const checkBalance = useSetAtom(checkBalanceAtom);
  const failureText = useFailureText();
  return async () => {
    const check = await checkBalance();
    if (check?.status === 'fresh') showToast({ ...CHECK, kind: 'success', text: t('checked_toast') });
    else if (check?.status === 'partial') {
      showToast({
        ...CHECK,
        kind: 'error',
        text: t('check_partial_toast', { games: gameList(check.silent, t) }),
      });
    } else if (check?.status === 'failed') {
      const { failure } = check;
      if (failure.kind === 'aborted') return;
      showToast({ ...CHECK, kind: 'error', text: failureText(failure, t('check_failed_toast')) });
    }
  };
}

const NAMED = 3;

/** Names of games for a sentence: the first few, and how many more there are. */
export function gameList(names: readonly string[], t: TFunction<'home'>): string {
  const named = names.slice(0, NAMED).join(', ');
  return names.length > NAMED ? t('and_more', { games: named, count: names.length - NAMED }) : named;
}
