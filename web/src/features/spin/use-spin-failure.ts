import { useTranslation } from 'react-i18next';
import { useCodeText } from '../../shared/texts/use-failure-text.ts';
import type { SpinFailure } from './spin-play.ts';

export type Topic = 'spin' | 'claim';

/** Codes whose catalogue texts are about money, or about a code that was typed, with texts about the wheel. */
const OWN_TEXTS = {
  spin: { MONEY_NOT_ENOUGH: 'failure.no_coins', NO_DATA: 'failure.no_wheel' },
  claim: { INVALID_CODE: 'errors:INVALID_PRIZE_CODE' },
} as const satisfies Record<Topic, Partial<Record<string, string>>>;

type OwnText = 'failure.no_coins' | 'failure.no_wheel' | 'errors:INVALID_PRIZE_CODE';

export function useSpinFailure(about: Topic) {
  const { t } = useTranslation(['spin', 'errors', 'common']);
  const codeText = useCodeText();
  return {
    // A spin that changed nothing may have won its coin back.
    titleOf: ({ kind }: SpinFailure): string =>
      kind === 'unproven' || (about === 'spin' && kind === 'not-done')
        ? t(`failure.${about}_no_result_title`)
        : t(`failure.${about}_title`),
    textOf: (failed: SpinFailure): string => {
      switch (failed.kind) {
        case 'refused': {
          const own: Partial<Record<string, OwnText>> = OWN_TEXTS[about];
          const key = Object.hasOwn(own, failed.code) ? own[failed.code] : undefined;
          return key ? t(key) : codeText(failed.code);
        }
        case 'offline':
          return t('common:failure.offline');
        case 'not-sent':
          return t('failure.not_sent');
        case 'busy-elsewhere':
          return t('failure.busy_elsewhere');
        case 'not-done':
          return t(`failure.${about}_not_done`);
        case 'late':
          return t('failure.late');
        case 'unproven':
          return t(`failure.${about}_unproven`);
      }
    },
  };
}
