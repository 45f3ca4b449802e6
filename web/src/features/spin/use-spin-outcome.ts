import { useTranslation } from 'react-i18next';
import type { MoneyAction } from '../../shared/orders/action-state.ts';
import { type OutcomeReporter, useOutcome } from '../../shared/orders/use-outcome.ts';

export type Topic = 'spin' | 'claim';

/** Codes whose catalogue texts are about money, or about a code that was typed, with texts about the wheel. */
const OWN_TEXTS = {
  spin: { MONEY_NOT_ENOUGH: 'failure.no_coins', NO_DATA: 'failure.no_wheel' },
  claim: { INVALID_CODE: 'errors:INVALID_PRIZE_CODE' },
} as const satisfies Record<Topic, Partial<Record<string, string>>>;

type OwnText = 'failure.no_coins' | 'failure.no_wheel' | 'errors:INVALID_PRIZE_CODE';

const WAYS: Partial<Record<string, SpinWay>> = {
  BONUS_REMAINING: 'bonus',
  INVALID_PRIZE_CODE: 'contact',
  INVALID_CODE: 'contact',
  INVALID_COUPON_TYPE: 'contact',
  INACTIVE_USER: 'contact',
  INVALID_IP: 'contact',
  KEY_MISSING: 'reload',
  KEY_INVALID: 'reload',
};

/** Where a refused spin or claim can lead. (W3) */
export type SpinWay = 'bonus' | 'contact' | 'reload';

/** How a spin or claim ended, in the words of the wheel. [8.26] */
export function useSpinOutcome(about: Topic): OutcomeReporter<unknown, unknown> {
  const { t } = useTranslation(['spin', 'errors']);

  const titleOf = ({ status }: MoneyAction<unknown, unknown>) =>
    // A spin that changed nothing may have won its coin back.
    status === 'unresolved' || (about === 'spin' && status === 'not-done')
      ? t(`failure.${about}_no_result_title`)
      : t(`failure.${about}_title`);

  const ownTextOf = (action: MoneyAction<unknown, unknown>) => {
    const own: Partial<Record<string, OwnText>> = OWN_TEXTS[about];
    const key = action.status === 'refused' && Object.hasOwn(own, action.code) ? own[action.code] : undefined;
    return key && t(key);
  };

  return useOutcome<unknown, unknown>(
    (action) => ({
      title: titleOf(action),
      done: '',
      notReady: t('failure.not_sent'),
      busy: t('failure.busy_elsewhere'),
      repeatTitle: t(`failure.${about}_title`),
      repeat: t('failure.late'),
      notDone: t(`failure.${about}_not_done`),
      unproven: t(`failure.${about}_unproven`),
      refused: ownTextOf(action),
    }),
    { stepOf: (code) => (Object.hasOwn(WAYS, code) && WAYS[code]) || 'retry', namesItself: true },
  );
}
