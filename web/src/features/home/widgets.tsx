import { useAtomValue, useSetAtom } from 'jotai';
import { Gift, RefreshCw, ShipWheel, Undo2, Users } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isCheckingBalanceAtom } from '../../shared/wallet/balance-check.ts';
import { useRequestWait } from '../../shared/orders/request-wait.ts';
import { useBackOnline } from '../../shared/visit/use-back-online.ts';
import type { Wallet } from '../../shared/wallet/wallet-reply.ts';
import { WidgetSkeleton, WidgetButton, WidgetGrid, WidgetLink } from '../../ui/layout/widget-grid.tsx';
import { loadSpinOfferAtom, spinOfferAtom } from './spin-offer.ts';
import { useCheckBalance } from '../../shared/account/use-check-balance.ts';
import { useOpenWithBanners } from './use-open-with-banners.ts';

export function Widgets({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('home');
  const spin = useAtomValue(spinOfferAtom);
  const loadSpinOffer = useSetAtom(loadSpinOfferAtom);
  const isChecking = useAtomValue(isCheckingBalanceAtom);
  const check = useCheckBalance();
  const wait = useRequestWait();
  const { fetching, open } = useOpenWithBanners();

  useEffect(() => void loadSpinOffer(), [loadSpinOffer]);
  useBackOnline(() => void loadSpinOffer());

  const { coins } = wallet.profile;
  const { success } = wallet.invite;

  return (
    <WidgetGrid>
      {spin === 'loading' && <WidgetSkeleton />}
      {spin === 'active' && (
        <WidgetLink
          to="/user/spin"
          icon={ShipWheel}
          title={t('spin_widget')}
          text={coins === null ? '-' : t('spin_detail', { count: coins })}
        />
      )}
      {spin === 'inactive' && (
        <WidgetButton
          onSelect={() => void check()}
          isBusy={isChecking}
          isHeld={wait > 0}
          icon={RefreshCw}
          title={t('refresh_widget')}
          text={t('refresh_detail')}
        />
      )}
      <WidgetButton
        onSelect={() => void open('invite')}
        isBusy={fetching === 'invite'}
        icon={Users}
        title={t('invite_widget')}
        text={success === null ? '-' : t('invite_detail', { count: success })}
      />
      <WidgetLink to="/user/bonus" icon={Gift} title={t('bonus_widget')} text={t('bonus_detail')} />
      <WidgetButton
        onSelect={() => void open('refund')}
        isBusy={fetching === 'refund'}
        icon={Undo2}
        title={t('refund_widget')}
        text={t('refund_detail')}
      />
    </WidgetGrid>
  );
}
