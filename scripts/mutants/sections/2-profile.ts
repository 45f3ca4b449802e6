import type { Mutant } from '../mutant.ts';

export const profileOf2: readonly Mutant[] = [
  { id: '2.64', file: 'web/src/features/profile/member-panel.tsx', find: '<dd className={styles.figures}>{profile.id}</dd>', replace: '<dd className={styles.figures}>{profile.username}</dd>', why: 'the id is not shown' },
  { id: '2.64', file: 'web/src/features/profile/member-panel.tsx', find: 'onClick={() => openDialog({ name: \'change-password\' })}', replace: 'onClick={() => openDialog({ name: \'profile-name\' })}', why: 'the lock opens another modal' },
  { id: '2.64', file: 'web/src/features/profile/member-panel.tsx', find: '{dateTimeText(profile.createdAt)}', replace: '', why: 'the created date is not shown' },
  { id: '2.64', file: 'web/src/lib/date-text.ts', find: '\'DD/MM/YYYY HH:mm:ss\'', replace: '\'DD/MM/YYYY\'', why: 'the created date has no time' },
  { id: '2.65', file: 'web/src/features/profile/bank-panel.tsx', find: '{shownAccountNo(bank.accountNo) || \'-\'}', replace: '{bank.accountNo}', why: 'the account number is not grouped' },
  { id: '2.65', file: 'web/src/features/profile/bank-panel.tsx', find: '<span lang="th">{bank.nameTH || \'-\'}</span>', replace: '', why: 'the bank has no Thai name' },
  { id: '2.65', file: 'web/src/features/profile/member-panel.tsx', find: '<dd className={styles.figures}>{profile.username}</dd>', replace: '<dd className={styles.figures}>{profile.id}</dd>', why: 'the username is not shown' },
  { id: '2.65', file: 'contracts/rules/bank-account.ts', find: '/^\\d{10}$/.test(accountNo)', replace: '/^\\d{10,}$/.test(accountNo)', why: 'longer numbers are grouped too' },
  { id: '2.66', file: 'web/src/features/profile/change-password-form.tsx', find: '{ name: \'oldPassword\', label: \'password.old_label\', autoComplete: \'current-password\' },', replace: '', why: 'the old password is not asked for' },
  { id: '2.66', file: 'web/src/features/profile/change-password-form.tsx', find: '<Button onClick={onCancel} disabled={isSending}>', replace: '<Button disabled={isSending}>', why: 'Cancel does nothing' },
  { id: '2.67', file: 'web/src/features/profile/bank-panel.tsx', find: 'onClick={() => openDialog({ name: \'account-name\' })}', replace: 'onClick={() => undefined}', why: 'the bank account name cannot be edited' },
];
