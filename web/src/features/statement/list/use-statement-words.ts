import type { TFunction } from 'i18next';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dayName, dayParts } from '../../../lib/day-text.ts';
import { outsideText } from '../../../lib/outside-text.ts';
import type { StatementRow } from '../../../shared/wallet/statement-rows.ts';
import type { Wallet } from '../../../shared/wallet/wallet-reply.ts';
import { walletAtom } from '../../../shared/wallet/wallet-state.ts';

const PLACES = ['WALLET', 'BONUS', 'PROMOTION', 'INVITE', 'REFUND', 'LUCKYDRAW', 'SLIP'] as const;

export type StatementWords = ReturnType<typeof statementWords>;

/** The same object until its texts may differ, so that memoised rows stay. */
export function useStatementWords(): StatementWords {
  const { t } = useTranslation('statement');
  const wallet = useAtomValue(walletAtom);
  const games = wallet.status === 'ready' ? wallet.wallet.gameAccounts : null;
  return useMemo(() => statementWords(t, games ?? []), [t, games]);
}

function statementWords(t: TFunction<'statement'>, games: Wallet['gameAccounts']) {
  const accountName = (code: string): string => {
    const known = PLACES.find((one) => one === code);
    return known
      ? t(`account.${known}`)
      : (games.find((game) => game.code === code)?.name ?? (outsideText(code) || '-'));
  };

  const type = (row: StatementRow): string => t(`type.${row.type ?? 'other'}`);

  const activity = (row: StatementRow): string => {
    const { description } = row;
    if (description !== null)
      return row.type === 'finish_bonus' ? t('bonus_ended', { description }) : description;
    if (row.type !== 'transfer') return type(row);
    return row.from === 'WALLET'
      ? t('transfer_to', { account: accountName(row.to) })
      : t('transfer_from', { account: accountName(row.from) });
  };

  const day = (time: number, now: number): string => {
    if (Number.isNaN(time)) return '-';
    const name = dayName(time, now);
    const { day, month, year } = dayParts(time, now);
    return [name && t(`day.${name}`), day, t(`month.${month as 1}`), year]
      .filter((part) => part !== null)
      .join(' ');
  };

  return { accountName, type, day, activity, status: (row: StatementRow) => t(`status.${row.status}`) };
}
