import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { openDialogAtom } from '../../shared/session/dialog-state.ts';
import { AskSupportButton } from '../../shared/support/ask-support-button.tsx';
import { useNextStep, useStepHere } from '../../shared/texts/use-next-step.ts';
import { AlertDialog } from '../../ui/overlay/alert-dialog.tsx';
import { useLastShown } from '../../shared/visit/use-last-shown.ts';
import { closeBonusAtom } from './bonus-state.ts';
import { closePromotionAtom } from './promotion/promotion-search.ts';
import styles from './reward-alert.module.css';
import type { BonusOrder } from './use-bonus-orders.ts';

const BUTTON_STEPS = ['in-use', 'conditions', 'bring-back', 'contact', 'reload'] as const;
type ButtonStep = (typeof BUTTON_STEPS)[number];

export function RewardAlert<Input>({ order }: { order: BonusOrder<Input> }) {
  const { t } = useTranslation(['bonus', 'common']);
  const closeBonus = useSetAtom(closeBonusAtom);
  const closePromotion = useSetAtom(closePromotionAtom);
  const openDialog = useSetAtom(openDialogAtom);
  const follow = useNextStep();
  const { state, outcome, topic, reset } = order;
  const step = useStepHere()(order.step);
  const current = outcome?.tone === 'error' ? { state, outcome, step } : null;
  const shown = useLastShown(current, ({ state }) => state);
  if (!shown) return null;

  const textOf = ({ state, outcome }: typeof shown): string => {
    if (state.status === 'refused' && state.code === 'NO_DATA') {
      if (topic === 'bonus') return t('bonus.gone');
      if (topic === 'end') return t('refusal.not_in_use');
    }
    return outcome.text;
  };

  const leave = () => {
    reset();
    closeBonus();
    closePromotion();
  };
  const take = (step: ButtonStep) => {
    leave();
    if (step === 'conditions') openDialog({ name: 'deposit' });
    else if (step === 'bring-back') openDialog({ name: 'transfer' });
    else if (step !== 'in-use') follow(step);
  };

  const buttonStep = BUTTON_STEPS.find((one) => one === shown.step);
  const { title } = shown.outcome;
  const common = {
    open: current !== null,
    onOpenChange: (open: boolean) => !open && reset(),
    title,
    text: (
      <div className={styles.reason}>
        <p>{textOf(shown)}</p>
        {shown.step !== null && shown.step !== 'nothing' && <p>{t(`refusal.next.${shown.step}`)}</p>}
      </div>
    ),
    aside: shown.state.status === 'refused' && (
      <AskSupportButton about={{ topic: 'bonus', reason: `${title} (${shown.state.code})` }} onAsk={leave} />
    ),
  };
  return buttonStep === undefined ? (
    <AlertDialog {...common} confirmLabel={t('refusal.ok_button')} />
  ) : (
    <AlertDialog
      {...common}
      confirmLabel={t(`refusal.button.${buttonStep}`)}
      cancelLabel={t('common:close_button')}
      onConfirm={() => take(buttonStep)}
    />
  );
}
