import type { Mutant } from '../mutant.ts';

export const statementOf2: readonly Mutant[] = [
  { id: '2.74', file: 'web/src/features/statement/statement-page.tsx', find: '<h1>{t(\'common:title.statement\')}</h1>', replace: '', why: 'the statement has no title' },
  { id: '2.74', file: 'web/src/features/statement/statement-page.tsx', find: 'onClick={() => openDialog({ name: \'slips\' })}', replace: 'onClick={() => openDialog({ name: \'deposit\' })}', why: 'the button opens the deposit' },
  { id: '2.75', file: 'web/src/features/statement/list/statement-icon.tsx', find: 'ICONS[(type === \'bonus\' && about) || (type ?? \'other\')]', replace: 'ICONS.other', why: 'all icons are alike' },
  { id: '2.75', file: 'web/src/features/statement/list/statement-icon.tsx', find: 'withdraw: ArrowUpFromLine,', replace: 'withdraw: ArrowDownToLine,', why: 'a withdrawal has the icon of a deposit' },
  { id: '2.75', file: 'web/src/features/statement/list/statement-entry.tsx', find: '{dateTimeText(row.createdAt)}</time>', replace: '{dateTimeText(0)}</time>', why: 'every date is of 1970' },
  { id: '2.75', file: 'web/src/features/statement/list/statement-entry.tsx', find: 'className={styles.ago}>{relative(row.createdAt, now)}</td>', replace: 'className={styles.ago} />', why: 'a row has no relative time' },
  { id: '2.75', file: 'web/src/features/statement/list/statement-entry.tsx', find: '<Tag tone={TONES[row.status]}>{words.status(row)}</Tag>', replace: '', why: 'a row has no status' },
  { id: '2.75', file: 'web/src/features/statement/list/statement-entry.tsx', find: 'sign={signOf(row.type)}', replace: 'sign="none"', why: 'amounts have no sign' },
  { id: '2.75', file: 'web/src/shared/wallet/statement-rows.ts', find: 'export const ROWS_PER_PAGE = 10;', replace: 'export const ROWS_PER_PAGE = 5;', why: 'the statement has 5 rows a page' },
  { id: '2.76', file: 'web/src/features/statement/slips/slip-table.tsx', find: '{reason !== null && <span className={styles.reason}> ({reason})</span>}', replace: '', why: 'a failed slip has no reason' },
  { id: '2.76', file: 'web/src/features/statement/slips/slip-table.tsx', find: 'const time = dateTimeText(slip.createdAt);', replace: 'const time = dateTimeText(0);', why: 'a slip has no receive time' },
  { id: '2.76', file: 'web/src/features/statement/slips/slips-dialog.tsx', find: '<Button icon={RefreshCw} busy={isBusy} onClick={() => void showPage(page)}>', replace: '<Button icon={RefreshCw} busy={isBusy}>', why: 'the refresh link does nothing' },
  { id: '2.76', file: 'web/src/features/statement/slips/slips-state.ts', find: 'if (known) return known;', replace: '', why: 'a slip with a link asks for its reference' },
  { id: '2.76', file: 'web/src/features/statement/slips/use-slip-picture.ts', find: 'const tab = platform.openTab?.(t(\'slips.opening\')) ?? null;', replace: 'const tab = null as ReturnType<NonNullable<typeof platform.openTab>> | null;', why: 'the slip opens in no new window' },
  { id: '2.77', file: 'web/src/ui/layout/pager-window.ts', find: 'const PAGES_BEFORE = 3;', replace: 'const PAGES_BEFORE = 2;', why: 'two pages stand before the current one' },
];
