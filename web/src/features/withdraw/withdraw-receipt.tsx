import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { maskedAccount } from '../../lib/masked-account.ts';
import { balancesAfterAtom } from '../../shared/wallet/balances-after.ts';
import { useBankName } from '../../shared/account/own-account.tsx';
import { MovementReceipt } from '../../shared/printing/movement-receipt.tsx';
import type { BankAccount } from '../../shared/wallet/wallet-reply.ts';
import { Button } from '../../ui/form/button.tsx';
import { ButtonLink } from '../../ui/form/button-link.tsx';
import { SheetFooter } from '../../ui/overlay/sheet-footer.tsx';
import type { Withdrawal } from './withdraw-state.ts';

export interface WithdrawReceiptProps {
  withdrawal: Withdrawal;
  account: BankAccount | null;
  onDone: () => void;
}

/** The request was accepted; the bank has not paid yet. (W4) [4.08] */
export function WithdrawReceipt({ withdrawal, account, onDone }: WithdrawReceiptProps) {
  const { t } = useTranslation(['withdraw', 'money']);
  const bankName = useBankName();
  const after = useAtomValue(balancesAfterAtom);
  const amountOf = (pick: 'balance' | 'inGames') =>
    after.status === 'known' ? (after.wallet[pick] ?? 'unknown') : after.status;
  const hasGames = after.status === 'known' && after.wallet.inGames !== 0;
  return (
    <>
      <MovementReceipt
        title={t('done_title')}
        note={t('done_text')}
        state="pending"
        movement={withdrawal}
        from={t(withdrawal.usesGames ? 'wallet_and_games' : 'money:wallet')}
        to={
          account ? `${bankName(account.bankName)} ${maskedAccount(account.accountNo)}` : t('account_label')
        }
        balances={[
          { account: t('money:wallet'), amount: amountOf('balance') },
          ...(hasGames ? [{ account: t('money:games'), amount: amountOf('inGames') }] : []),
        ]}
      />
      <SheetFooter>
        <Button kind="gold" wide onClick={onDone}>
          {t('money:receipt.done_button')}
        </Button>
        <ButtonLink kind="bare" wide to="/user/statement" onClick={onDone}>
          {t('statement_link')}
        </ButtonLink>
      </SheetFooter>
    </>
  );
}
