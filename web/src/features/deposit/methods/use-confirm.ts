import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { closeDialogAtom } from '../../../shared/session/dialog-state.ts';
import { loadWalletAtom } from '../../../shared/wallet/wallet-state.ts';
import { showToast } from '../../../ui/toast/toast.tsx';

/** "I have paid": the member still has to check the balance. [4.04] */
export function useConfirm(isAuto: boolean): () => void {
  const { t } = useTranslation(['deposit', 'common']);
  const close = useSetAtom(closeDialogAtom);
  const loadWallet = useSetAtom(loadWalletAtom);
  return () => {
    void loadWallet();
    showToast({ kind: 'info', text: t(isAuto ? 'confirmed_toast' : 'slip_elsewhere_toast') });
    close();
  };
}
