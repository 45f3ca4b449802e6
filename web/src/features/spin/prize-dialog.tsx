import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useShown } from '../../shared/visit/use-shown.ts';
import { useMoneyUnit } from '../../shared/texts/use-money-unit.ts';
import { SkyLanterns } from '../../ui/art/sky-lanterns.tsx';
import { Amount } from '../../ui/display/amount.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Reveal } from '../../ui/overlay/reveal.tsx';
import { useLastShown } from '../../shared/visit/use-last-shown.ts';
import { askToClaimAtom } from './coupons/claim-play.ts';
import { useCouponTitle } from './coupons/use-coupon-title.ts';
import styles from './prize-dialog.module.css';
import { closePrizeAtom, prizeAtom, seePrizeAtom } from './spin-play.ts';
import { isThing, lanternsFor, type Prize } from './spin-rules.ts';

export function PrizeDialog({ onShown }: { onShown?: () => void }) {
  const { t } = useTranslation(['spin', 'common']);
  const prize = useAtomValue(prizeAtom);
  const see = useSetAtom(seePrizeAtom);
  const close = useSetAtom(closePrizeAtom);
  const askToClaim = useSetAtom(askToClaimAtom);
  const shown = useLastShown(prize);
  useShown('outcome', prize !== null);

  const reportShown = useEffectEvent(() => onShown?.());
  useEffect(() => {
    if (!prize) return;
    see();
    reportShown();
  }, [prize, see]);

  if (!shown) return null;
  // Staff hand over gifts, so the app has nothing to claim.
  const claimable = shown.kind === 'coupon' && !isThing(shown.coupon) ? shown.coupon : null;
  return (
    <Reveal
      open={prize !== null}
      onOpenChange={(open) => !open && void close()}
      title={t(shown.kind === 'unknown' ? 'prize.unknown_title' : 'prize.title')}
      scene={<SkyLanterns count={lanternsFor(shown)} />}
      actions={
        claimable ? (
          <>
            <Button
              kind="gold"
              wide
              onClick={() => {
                void close();
                askToClaim(claimable);
              }}
            >
              {t('prize.claim_button')}
            </Button>
            <Button kind="bare" wide onClick={() => void close()}>
              {t('prize.later_button')}
            </Button>
          </>
        ) : (
          <Button kind="gold" wide onClick={() => void close()}>
            {t(shown.kind === 'unknown' ? 'failure.ok_button' : 'prize.done_button')}
          </Button>
        )
      }
    >
      <Worth prize={shown} />
    </Reveal>
  );
}

function Worth({ prize }: { prize: Prize }) {
  const { t } = useTranslation('spin');
  const unit = useMoneyUnit();
  const titleOf = useCouponTitle();
  switch (prize.kind) {
    case 'coupon':
      return (
        <>
          {isThing(prize.coupon) ? (
            <p className={styles.label}>{prize.label || titleOf(prize.coupon)}</p>
          ) : (
            <Amount value={prize.coupon.amount} size="hero" unit={unit} className={styles.amount} />
          )}
          <p className={styles.detail}>{t('prize.coupon_detail', { name: titleOf(prize.coupon) })}</p>
        </>
      );
    case 'coins':
      return (
        <>
          <p className={styles.label}>{t('prize.coins', { count: prize.count })}</p>
          <p className={styles.detail}>{t('prize.coins_detail')}</p>
        </>
      );
    case 'unknown':
      return (
        <>
          {prize.label && <p className={styles.label}>{prize.label}</p>}
          <p className={styles.detail}>{t('prize.unknown_detail')}</p>
        </>
      );
  }
}
