import type { Satang } from 'contracts/rules';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { dateTimeText, isoDayText } from '../../../lib/date-text.ts';
import { servicesAtom, sessionSignalAtom } from '../../../shared/session/services.ts';
import type { StatementRow } from '../../../shared/wallet/statement-rows.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { csvText } from './statement-csv.ts';
import { signOf } from './statement-rules.ts';
import { useAmountHead } from './use-amount-head.ts';
import { useStatementWords } from './use-statement-words.ts';

/** Null where files cannot be saved. (W7) The file name has a date and no name. */
export function useCsvDownload(): ((rows: readonly StatementRow[]) => void) | null {
  const { t } = useTranslation(['statement', 'common']);
  const { platform, clock } = useAtomValue(servicesAtom);
  const amountHead = useAmountHead();
  const words = useStatementWords();
  const signal = useAtomValue(sessionSignalAtom);
  const { saveFile } = platform;
  if (!saveFile) return null;

  const signed = ({ type, amount }: StatementRow) =>
    ({ amount: amount !== null && signOf(type) === 'out' ? (-amount as Satang) : amount }) as const;

  return (rows) => {
    const head = ['time', 'type', 'activity', 'from', 'to', 'status'] as const;
    const text = csvText([
      [...head.map((name) => t(`column.${name}`)), amountHead],
      ...rows.map((row) => [
        dateTimeText(row.createdAt),
        words.type(row),
        words.activity(row),
        words.accountName(row.from),
        words.accountName(row.to),
        words.status(row),
        signed(row),
      ]),
    ]);
    saveFile(`statement-${isoDayText(clock.now())}.csv`, 'text/csv', text, signal).catch(() => {
      if (!signal.aborted) showToast({ kind: 'error', text: t('common:not_loaded.text') });
    });
  };
}
