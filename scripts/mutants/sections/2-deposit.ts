import type { Mutant } from '../mutant.ts';

export const depositOf2: readonly Mutant[] = [
  { id: '2.48', file: 'web/src/features/deposit/methods/deposit-methods.ts', find: 'mode === \'AUTO\'\n', replace: 'mode !== \'AUTO\'\n', why: 'AUTO and gift link of the mobile wallet are swapped' },
  { id: '2.48', file: 'web/src/features/deposit/methods/deposit-methods.ts', find: 'const PAYMENT_TYPES = [\'WW\', \'PAYTIMZ\'];', replace: 'const PAYMENT_TYPES = [\'WW\'];', why: 'PAYTIMZ is no QR provider' },
  { id: '2.48', file: 'web/src/features/deposit/methods/deposit-methods.ts', find: 'if (bank.mode === \'QR\' ||', replace: 'if (', why: 'KBANK in QR mode is a plain transfer' },
  { id: '2.50', file: 'web/src/features/deposit/qr/qr-countdown.tsx', find: '<Countdown label={t(\'time_label\')} seconds={seconds} total={qr.seconds} />', replace: '', why: 'the QR has no countdown' },
  { id: '2.50', file: 'web/src/features/deposit/qr/qr-form.tsx', find: 'input.set(preset);', replace: '', why: 'a preset amount fills nothing' },
  { id: '2.50', file: 'web/src/features/deposit/qr/running-qr.tsx', find: '<Button kind="bare" busy={cancellation.status === \'sending\'} onClick={() => setIsAsking(true)}>', replace: '<Button kind="bare" busy={cancellation.status === \'sending\'}>', why: 'Cancel does nothing' },
  { id: '2.50', file: 'web/src/features/deposit/qr/running-qr.tsx', find: '<Button kind="gold" wide busy={isChecking} onClick={check}>', replace: '<Button kind="gold" wide busy={isChecking}>', why: 'the transfer button does nothing' },
  { id: '2.51', file: 'web/src/features/deposit/gift/gift-form.tsx', find: 'disabled={link === \'\'}', replace: 'disabled={false}', why: 'an empty gift link can be sent' },
  { id: '2.51', file: 'web/src/features/deposit/gift/gift-rules.ts', find: 'const text = pasted.trim();', replace: 'const text = pasted;', why: 'blanks count as a gift link' },
  { id: '2.52', file: 'web/src/features/deposit/methods/name-check.ts', find: 'return method.kind === \'transfer\' && method.isAuto;', replace: 'return false;', why: 'no English name is asked for' },
  { id: '2.52', file: 'web/src/features/deposit/methods/name-check.ts', find: 'needsEnglishName(bank.code) && !isEnglishName(bank.accountName)', replace: '!isEnglishName(bank.accountName)', why: 'an English name is asked for at every bank' },
];
