import type { StatementRow } from '../../state/statement-rows.ts';

/** Plus for deposit and bonus, minus for withdraw, none for the others. [5.34] */
export function signOf(type: StatementRow['type']): 'in' | 'out' | 'none' {
  if (type === 'deposit' || type === 'bonus') return 'in';
  return type === 'withdraw' ? 'out' : 'none';
}
