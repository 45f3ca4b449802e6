import { useSetAtom } from 'jotai';
import { Gift, ShipWheel, Undo2, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openDialogAtom } from '../../state/dialog-state.ts';
import type { Wallet } from '../../state/wallet-state.ts';
import { WidgetButton, WidgetGrid, WidgetLink } from '../../ui/widget-grid.tsx';

/** The ways on from home. [2.37]–[2.40] */
export function Widgets({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation(['home', 'common']);
  const openDialog = useSetAtom(openDialogAtom);
  return (
    <WidgetGrid>
      <WidgetLink
        to="/user/spin"
        icon={ShipWheel}
        title={t('spin_widget')}
        text={t('spin_detail', { count: wallet.profile.coins })}
      />
      <WidgetButton
        onSelect={() => openDialog({ name: 'soon', title: 'invite' })}
        icon={Users}
        title={t('invite_widget')}
        text={t('invite_detail', { count: wallet.invite.success })}
      />
      <WidgetLink to="/user/bonus" icon={Gift} title={t('bonus_widget')} text={t('bonus_detail')} />
      <WidgetButton
        onSelect={() => openDialog({ name: 'soon', title: 'refund' })}
        icon={Undo2}
        title={t('refund_widget')}
        text={t('refund_detail')}
      />
    </WidgetGrid>
  );
}
