import { useAtomValue, useSetAtom } from 'jotai';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOpen } from '../../shared/orders/action-state.ts';
import { useRequestWait } from '../../shared/orders/request-wait.ts';
import { SubmitOrderButton } from '../../shared/orders/submit-order-button.tsx';
import { hasChatAtom } from '../../shared/session/chat-flag.ts';
import { AskSupportButton } from '../../shared/support/ask-support-button.tsx';
import { ButtonLink } from '../../ui/form/button-link.tsx';
import { Button } from '../../ui/form/button.tsx';
import { AlertDialog } from '../../ui/overlay/alert-dialog.tsx';
import styles from './active-panel.module.css';
import type { ActiveBonus } from './bonus-replies.ts';
import { isOtherReward, type RewardInUse, rewardInUseOf } from './bonus-rules.ts';
import { bonusInUseAtom, openBonusAtom } from './bonus-state.ts';
import { useBonusTexts } from './use-bonus-texts.ts';
import { useEndBonus } from './use-bonus-orders.ts';

/**
 * The bonus in use. Its money cannot be withdrawn until the member plays it out or ends the bonus. No call returns the
 * remaining turnover, so none is shown: docs/decisions/0012. [2.53] [2.69] [4.07] [7.31] [9.40]
 */
export function ActivePanel({ active }: { active: ActiveBonus }) {
  const { t } = useTranslation('bonus');
  const { typeName, consequence } = useBonusTexts();
  const bonus = useAtomValue(bonusInUseAtom);
  const openBonus = useSetAtom(openBonusAtom);
  const order = useEndBonus();
  const inUse = rewardInUseOf(active, bonus);
  /** The reward that the question is about; null without a question. */
  const [asked, setAsked] = useState<RewardInUse | null>(null);
  const wait = useRequestWait();
  // Nothing is sent in a wait, and the question must not come back by itself after it. [8.02]
  if (asked && (wait > 0 || isOtherReward(asked, inUse))) setAsked(null);
  const heading = useId();
  const isSending = order.state.status === 'sending';
  const name = typeName(active.type);
  const text = consequence(bonus?.percentFail ?? null);

  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        <span className={styles.label}>{t('active.label')}</span> <span>{name}</span>
      </h2>
      <p>{t('active.withdraw')}</p>
      <div className={styles.option}>
        <h3>{t('active.left_heading')}</h3>
        <p>{t('active.left_text')}</p>
        <div className={styles.buttons}>
          {bonus && <Button onClick={() => openBonus(bonus)}>{t('active.conditions_button')}</Button>}
          <AskWhatIsLeft name={name} />
        </div>
      </div>
      {(isSending || !isOpen(order.state)) && (
        <div className={styles.option}>
          <h3>{t('active.end_heading')}</h3>
          <p>{text}</p>
          <SubmitOrderButton
            kind="danger"
            type="button"
            label={t('active.end_button')}
            busy={isSending}
            onClick={() => setAsked(inUse)}
          />
        </div>
      )}
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        kind="danger"
        title={t('end.question_title')}
        text={
          <div className={styles.sentences}>
            <p>{text}</p>
            <p>{t('end.question_text')}</p>
          </div>
        }
        confirmLabel={t('end.confirm_button')}
        cancelLabel={t('end.keep_button')}
        onConfirm={() => asked && order.run(asked)}
      />
    </section>
  );
}

function AskWhatIsLeft({ name }: { name: string }) {
  const { t } = useTranslation('bonus');
  const label = t('active.ask_button');
  return useAtomValue(hasChatAtom) ? (
    <AskSupportButton
      label={label}
      about={{ topic: 'bonus', title: name, at: 'press', reason: t('active.left_heading') }}
    />
  ) : (
    <ButtonLink to="/user/contact">{label}</ButtonLink>
  );
}
