import { useTranslation } from 'react-i18next';
import { maskedAccount } from '../../lib/masked-account.ts';
import { BankMark } from '../../ui/art/bank-mark.tsx';
import { Private } from '../../ui/display/private.tsx';
import { OptionRow } from '../../ui/form/option-row.tsx';
import styles from './own-account.module.css';

interface OwnAccountProps {
  code: string;
  bankName: { th: string; en: string };
  accountName: string;
  accountNo: string;
}

/** The bank's name in the reader's language: Thai for Thai readers, otherwise the international name. [3.04] */
export function useBankName(): (bankName: OwnAccountProps['bankName']) => string {
  const { i18n } = useTranslation();
  return ({ th, en }) => (i18n.language === 'th' ? th : en);
}

export function OwnAccount({ code, bankName, accountName, accountNo }: OwnAccountProps) {
  const nameOf = useBankName();
  return (
    <OptionRow
      mark={<BankMark code={code} />}
      title={
        <>
          {nameOf(bankName) || code} <span className={styles.number}>{maskedAccount(accountNo)}</span>
        </>
      }
      text={<Private>{accountName}</Private>}
      selected={false}
    />
  );
}
