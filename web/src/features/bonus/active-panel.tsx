import { useAtomValue, useSetAtom } from 'jotai';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOpen } from '../../shared/orders/action-state.ts';
import { SubmitOrderButton } from '../../shared/orders/submit-order-button.tsx';
import { Callout } from '../../ui/display/callout.tsx';
import { Button } from '../../ui/form/button.tsx';
import { AlertDialog } from '../../ui/overlay/alert-dialog.tsx';
import styles from './active-panel.module.css';
import { bonusInUseAtom, openBonusAtom } from './bonus-state.ts';
import { useBonusTexts } from './use-bonus-texts.ts';
import { useEndBonus } from './use-bonus-orders.ts';

/** The bonus in use: its type, what ending it costs, and how to end it. [2.69] [4.07] [7.31] */
export function ActivePanel({ type }: { type: string | null }) {
  const { t } = useTranslation('bonus');
  const { typeName, consequence } = useBonusTexts();
  const bonus = useAtomValue(bonusInUseAtom);
  const openBonus = useSetAtom(openBonusAtom);
  const order = useEndBonus();
  const [isAsking, setIsAsking] = useState(false);
  const heading = useId();
  const isSending = order.state.status === 'sending';
  const text = consequence(bonus?.percentFail ?? null);

  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        <span className={styles.label}>{t('active.label')}</span> <span>{typeName(type)}</span>
      </h2>
      <Callout tone="warning">
        <div className={styles.sentences}>
          <p>{text}</p>
          <p>{t('active.withdraw')}</p>
        </div>
      </Callout>
      <div className={styles.buttons}>
        {bonus && <Button onClick={() => openBonus(bonus.code)}>{t('active.conditions_button')}</Button>}
        {(isSending || !isOpen(order.state)) && (
          <SubmitOrderButton
            kind="danger"
            type="button"
            label={t('active.end_button')}
            busy={isSending}
            onClick={() => setIsAsking(true)}
          />
        )}
      </div>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
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
        onConfirm={() => order.run(null)}
      />
    </section>
  );
}
