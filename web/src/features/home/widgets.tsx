import { useAtomValue, useSetAtom } from 'jotai';
import { Gift, RefreshCw, ShipWheel, Undo2, Users } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCheckingBalanceAtom } from '../../shared/wallet/balance-check.ts';
import { dialogAtom } from '../../shared/session/dialog-state.ts';
import type { Wallet } from '../../shared/wallet/wallet-state.ts';
import { WidgetSkeleton, WidgetButton, WidgetGrid, WidgetLink } from '../../ui/layout/widget-grid.tsx';
import { type BannerTopic, openWithBannersAtom } from './open-with-banners.ts';
import { loadSpinOfferAtom, spinOfferAtom } from './spin-offer.ts';
import { useCheckBalance } from './use-check-balance.ts';

/** The ways on from home, beside deposit and withdraw. [2.37]–[2.41] */
export function Widgets({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('home');
  const spin = useAtomValue(spinOfferAtom);
  const loadSpinOffer = useSetAtom(loadSpinOfferAtom);
  const openWithBanners = useSetAtom(openWithBannersAtom);
  const isChecking = useAtomValue(isCheckingBalanceAtom);
  const check = useCheckBalance();
  const dialog = useAtomValue(dialogAtom);
  const [fetching, setFetching] = useState<BannerTopic | null>(null);
  // A plain object and not state: two presses in one frame both read it before React renders anything.
  const asked = useRef<{ about: BannerTopic; left: AbortController } | null>(null);

  useEffect(() => void loadSpinOffer(), [loadSpinOffer]);

  const callOff = () => {
    asked.current?.left.abort();
    asked.current = null;
    setFetching(null);
  };
  // Whoever has opened another dialog meanwhile, or left the page, is not called back from there.
  const onElsewhere = useEffectEvent(callOff);
  useEffect(() => () => onElsewhere(), [dialog]);

  /** The last press counts. */
  const open = (about: BannerTopic) => {
    if (asked.current?.about === about) return;
    callOff();
    const own = { about, left: new AbortController() };
    asked.current = own;
    setFetching(about);
    void openWithBanners(about, own.left.signal).finally(() => {
      if (asked.current === own) callOff();
    });
  };

  return (
    <WidgetGrid>
      {spin === 'loading' && <WidgetSkeleton />}
      {spin === 'active' && (
        <WidgetLink
          to="/user/spin"
          icon={ShipWheel}
          title={t('spin_widget')}
          text={t('spin_detail', { count: wallet.profile.coins })}
        />
      )}
      {spin === 'inactive' && (
        <WidgetButton
          onSelect={() => void check()}
          isBusy={isChecking}
          icon={RefreshCw}
          title={t('refresh_widget')}
          text={t('refresh_detail')}
        />
      )}
      <WidgetButton
        onSelect={() => open('invite')}
        isBusy={fetching === 'invite'}
        icon={Users}
        title={t('invite_widget')}
        text={t('invite_detail', { count: wallet.invite.success })}
      />
      <WidgetLink to="/user/bonus" icon={Gift} title={t('bonus_widget')} text={t('bonus_detail')} />
      <WidgetButton
        onSelect={() => open('refund')}
        isBusy={fetching === 'refund'}
        icon={Undo2}
        title={t('refund_widget')}
        text={t('refund_detail')}
      />
    </WidgetGrid>
  );
}
