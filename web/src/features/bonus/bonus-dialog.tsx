import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmptyHtml } from '../../html/plain-lines.ts';
import { ServerHtml } from '../../html/server-html.tsx';
import { isUnknown } from '../../shared/orders/action-state.ts';
import { OpenOutcome } from '../../shared/orders/open-outcome.tsx';
import { SubmitOrderButton } from '../../shared/orders/submit-order-button.tsx';
import { servicesAtom } from '../../shared/session/services.ts';
import { BannerCarousel } from '../../shared/texts/banner-carousel.tsx';
import { Callout } from '../../ui/display/callout.tsx';
import { Button } from '../../ui/form/button.tsx';
import { SheetFooter } from '../../ui/overlay/sheet-footer.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import type { Bonus } from './bonus-replies.ts';
import { dialogActionOf, percentText, withPercent } from './bonus-rules.ts';
import { activeBonusAtom, closeBonusAtom, noticeAtom, openedBonusAtom } from './bonus-state.ts';
import { artOf } from './cards/bonus-art.ts';
import { RewardAlert } from './reward-alert.tsx';
import styles from './reward-dialog.module.css';
import { useBonusTexts } from './use-bonus-texts.ts';
import { useReceiveBonus } from './use-bonus-orders.ts';

export function BonusDialog() {
  const { t } = useTranslation(['bonus', 'outcome', 'common']);
  const { typeName } = useBonusTexts();
  const bonus = useAtomValue(openedBonusAtom);
  const close = useSetAtom(closeBonusAtom);
  const order = useReceiveBonus();
  const { state } = order;
  // Keeps the text while the dialog fades out.
  const [shown, setShown] = useState(bonus);
  // A reading that comes while the bonus is sent may already have it in use.
  const isFixed = state.status === 'sending' || bonus === null;
  if (!isFixed && bonus !== shown) setShown(bonus);
  const latest = useAtomValue(activeBonusAtom);
  const [active, setActive] = useState(latest);
  if (!isFixed && active !== latest) setActive(latest);
  // One that has left the list does not open its dialog when a later reading has it again.
  useEffect(() => {
    if (bonus === null) close();
  }, [bonus, close]);
  if (!shown) return null;

  const isOpen = isUnknown(state);
  const action = dialogActionOf(shown);
  const isOtherActive = active.status === 'ready' && active.value.isActive && action === 'receive';
  return (
    <Sheet
      open={bonus !== null}
      onOpenChange={(open) => !open && close()}
      title={isOpen ? t('outcome:checking_title') : typeName(shown.type)}
      closeLabel={t('common:close_button')}
      screen={isOpen ? 'open' : 'bonus'}
      dismissible={state.status !== 'sending'}
    >
      {isOpen ? (
        <OpenOutcome support={{ topic: 'bonus' }} action={state} onCheckAgain={order.checkAgain} />
      ) : (
        <>
          {isOtherActive && <Callout tone="warning">{t('bonus.another_text')}</Callout>}
          <AboutBonus bonus={shown} />
          <SheetFooter>
            {action === 'acknowledge' ? (
              <Button kind="gold" wide onClick={() => close()}>
                {t('bonus.acknowledge_button')}
              </Button>
            ) : (
              <SubmitOrderButton
                type="button"
                // It will be refused while another bonus is in use, so it is not the next thing to do.
                kind={isOtherActive ? 'line' : 'gold'}
                label={t('bonus.receive_button')}
                busy={state.status === 'sending'}
                onClick={() => order.run(shown.code)}
              />
            )}
          </SheetFooter>
        </>
      )}
      <RewardAlert order={order} />
    </Sheet>
  );
}

function AboutBonus({ bonus }: { bonus: Bonus }) {
  const { t } = useTranslation('bonus');
  const { quota } = useBonusTexts();
  const { clock } = useAtomValue(servicesAtom);
  const notice = useAtomValue(noticeAtom);
  const heading = useId();
  const { percentFail, banners } = bonus;
  const often = quota(bonus, clock.now());
  return (
    <>
      <BannerCarousel
        label={t('bonus.banners_label')}
        art={artOf(bonus.type)}
        banners={banners.map(({ image, html }) => ({
          image,
          html: html === null ? null : withPercent(html, percentFail),
        }))}
      />
      {(often !== null || percentFail !== null) && (
        <dl className={styles.terms}>
          {often !== null && (
            <div>
              <dt>{t('bonus.quota_label')}</dt>
              <dd>{often}</dd>
            </div>
          )}
          {percentFail !== null && (
            <div>
              <dt>{t('bonus.ending_label')}</dt>
              <dd>
                {percentFail === 0
                  ? t('bonus.ending_nothing')
                  : t('bonus.ending_percent', { percent: percentText(percentFail) })}
              </dd>
            </div>
          )}
        </dl>
      )}
      {notice !== null && !isEmptyHtml(notice) && (
        <section className={styles.notice} aria-labelledby={heading}>
          <h3 id={heading}>{t('bonus.notice_heading')}</h3>
          <ServerHtml html={withPercent(notice, percentFail)} className={styles.html} />
        </section>
      )}
    </>
  );
}
