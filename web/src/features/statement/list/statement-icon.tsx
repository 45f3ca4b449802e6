import type { StatementType } from 'contracts/rules';
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  CircleCheck,
  CircleHelp,
  Gift,
  type LucideIcon,
  ShipWheel,
  Ticket,
  Undo2,
  UsersRound,
} from 'lucide-react';
import type { StatementLink, StatementRow } from '../../../shared/wallet/statement-rows.ts';

const ICONS: Record<StatementType | StatementLink | 'other', LucideIcon> = {
  deposit: ArrowDownToLine,
  bonus: Gift,
  finish_bonus: CircleCheck,
  withdraw: ArrowUpFromLine,
  transfer: ArrowLeftRight,
  promotion: Ticket,
  invite: UsersRound,
  refund: Undo2,
  luckydraw: ShipWheel,
  other: CircleHelp,
};

export function StatementIcon({ type, about }: Pick<StatementRow, 'type' | 'about'>) {
  const Icon = ICONS[(type === 'bonus' && about) || (type ?? 'other')];
  return <Icon aria-hidden="true" />;
}
