import type { Mutant } from '../mutant.ts';

export const limitsOf9: readonly Mutant[] = [
  { id: '9.01', file: 'web/src/api/request-timeout.ts', find: '60_000', replace: '30_000', why: 'a request is given up after 30 s' },
  { id: '9.02', file: 'web/src/api/http.ts', find: 'upload ? UPLOAD_TIMEOUT_MS : REQUEST_TIMEOUT_MS', replace: 'REQUEST_TIMEOUT_MS', why: 'an upload is given up after 60 s' },
  { id: '9.02', file: 'contracts/rules/upload.ts', find: 'UPLOAD_TIMEOUT_MS = 300_000', replace: 'UPLOAD_TIMEOUT_MS = 120_000', why: 'an upload is given up after 120 s' },
  { id: '9.03', file: 'web/src/features/chat/composer/chat-composer.tsx', find: 'maxLength={CHAT_TEXT_MAX}', replace: '', why: 'a message may be longer than 2000 characters' },
  { id: '9.04', file: 'contracts/rules/upload.ts', find: 'CHAT_VIDEO_MAX_BYTES = 20 * MB', replace: 'CHAT_VIDEO_MAX_BYTES = 25 * MB', why: 'videos may have 25 MB' },
  { id: '9.05', file: 'web/src/features/chat/state/chat-state.ts', find: 'skip: page * CHAT_PAGE', replace: 'skip: page', why: 'an older page skips one message' },
  { id: '9.05', file: 'contracts/rules/chat.ts', find: 'CHAT_PAGE = 10', replace: 'CHAT_PAGE = 20', why: 'the chat reads 20 messages a page' },
  { id: '9.06', file: 'contracts/rules/chat.ts', find: 'CHAT_CHECK_MS = 5000', replace: 'CHAT_CHECK_MS = 9000', why: 'the connection is checked every 9 s' },
  { id: '9.07', file: 'contracts/rules/chat.ts', find: 'CHAT_READ_DEBOUNCE_MS = 1000', replace: 'CHAT_READ_DEBOUNCE_MS = 3000', why: 'the read mark waits 3 s' },
  { id: '9.08', file: 'web/src/features/chat/list/use-log-scroll.ts', find: 'const NEAR_END_PX = 60;', replace: 'const NEAR_END_PX = 200;', why: 'the end of the chat is 200 px' },
  { id: '9.10', file: 'web/src/features/register/register-done.tsx', find: 'const LEAVE_MS = 2000;', replace: 'const LEAVE_MS = 1200;', why: 'the login comes after 1.2 s' },
  { id: '9.11', file: 'web/src/features/chat/panel/alert-line.tsx', find: 'const ALERT_MS = 4000;', replace: 'const ALERT_MS = 2000;', why: 'the alert line stays 2 s' },
  { id: '9.11', file: 'web/src/ui/overlay/toast.tsx', find: 'TOAST_MS = 4000', replace: 'TOAST_MS = 12000', why: 'toasts stay 12 s' },
  { id: '9.11', file: 'web/src/ui/overlay/toast-stage.tsx', find: 'timeout: message.duration,', replace: 'timeout: 12_000,', why: 'toasts stay 12 s' },
  { id: '9.12', file: 'web/src/features/home/use-agreement-offer.ts', find: 'clock.after(AGREEMENT_DELAY_MS,', replace: 'clock.after(2_000,', why: 'the agreement opens after 2 s' },
  { id: '9.14', file: 'contracts/rules/phone.ts', find: 'THAI_PHONE_DIGITS = 10', replace: 'THAI_PHONE_DIGITS = 9', why: 'a Thai phone has 9 digits' },
  { id: '9.15', file: 'contracts/rules/bank-account.ts', find: '[\'KTB\', \'TMB\', \'BBL\']', replace: '[\'KTB\', \'TMB\']', why: 'BBL takes any name' },
  { id: '9.17', file: 'web/src/features/transfer/transfer-form.tsx', find: 'minimumText={t(\'minimum\', { amount: formatAmount(TRANSFER_MINIMUM) })}', replace: 'minimumText=""', why: 'the minimum is not shown' },
  { id: '9.17', file: 'contracts/rules/amounts.ts', find: 'TRANSFER_MINIMUM = 100', replace: 'TRANSFER_MINIMUM = 1_000', why: 'the least transfer is 10 baht' },
  { id: '9.18', file: 'web/src/features/withdraw/withdraw-state.ts', find: 'minimum: satangFromBaht(withdrawMin)', replace: 'minimum: satang(100_00)', why: 'the minimum is not the server\'s' },
];
