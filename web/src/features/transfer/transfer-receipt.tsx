import { WALLET } from 'contracts/rules';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { openDialogAtom } from '../../shared/session/dialog-state.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { balancesAfterAtom } from '../../shared/wallet/balances-after.ts';
import { MovementReceipt } from '../../shared/printing/movement-receipt.tsx';
import type { Movement } from '../../shared/wallet/movements.ts';
import { Button } from '../../ui/form/button.tsx';
import { SheetFooter } from '../../ui/overlay/sheet-footer.tsx';
import { type Account, accountsOf } from './transfer-rules.ts';

export interface TransferReceiptProps {
  movement: Movement;
  /** Codes of the two accounts; null means all games. */
  from: string | null;
  to: string;
  accounts: readonly Account[];
  onAgain: () => void;
  onDone: () => void;
}

export function TransferReceipt({ movement, from, to, accounts, onAgain, onDone }: TransferReceiptProps) {
  const { t } = useTranslation(['transfer', 'money']);
  const { platform } = useAtomValue(servicesAtom);
  const openDialog = useSetAtom(openDialogAtom);
  const after = useAtomValue(balancesAfterAtom);
  const accountsAfter = after.status === 'known' ? accountsOf(after.wallet) : [];
  const nameOf = (code: string | null) =>
    code === null
      ? t('all_games')
      : code === WALLET
        ? t('money:wallet')
        : (accounts.find((account) => account.code === code)?.name ?? code);
  const balances = [from, to]
    .filter((code) => code !== null)
    .map((code) => ({
      account: nameOf(code),
      amount:
        after.status === 'reading'
          ? ('reading' as const)
          : (accountsAfter.find((account) => account.code === code)?.balance ?? ('unknown' as const)),
    }));
  return (
    <>
      <MovementReceipt
        title={t(from === null ? 'back_done_title' : 'done_title')}
        state="done"
        movement={movement}
        from={nameOf(from)}
        to={nameOf(to)}
        balances={balances}
      />
      <SheetFooter>
        <Button kind="gold" wide onClick={onDone}>
          {t('money:receipt.done_button')}
        </Button>
        {to !== WALLET && platform.openGameWindow && (
          <Button
            wide
            onClick={() => {
              onDone();
              openDialog({ name: 'game', code: to });
            }}
          >
            {t('play_button')}
          </Button>
        )}
        <Button kind="bare" wide onClick={onAgain}>
          {t('again_button')}
        </Button>
      </SheetFooter>
    </>
  );
}
