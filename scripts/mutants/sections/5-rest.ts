import type { Mutant } from '../mutant.ts';

export const restOf5: readonly Mutant[] = [
  { id: '5.20', file: 'web/src/features/deposit/qr/qr-form.tsx', find: 'const minimumUnit = useMinimumUnit();', replace: 'const minimumUnit = unit;', why: 'the minimum takes the unit of the account' },
  { id: '5.20', file: 'contracts/rules/amounts.ts', find: 'PAYTIMZ: 1000', replace: 'PAYTIMZ: 100', why: 'the least deposit at PAYTIMZ is 1 baht' },
  { id: '5.22', file: 'contracts/rules/bank-account.ts', find: '[A-Za-z ]*[A-Za-z][A-Za-z ]*', replace: '[A-Za-z0-9 ]*[A-Za-z][A-Za-z0-9 ]*', why: 'digits pass in an English name' },
  { id: '5.24', file: 'web/src/features/bonus/bonus-rules.ts', find: 'text.trim().toUpperCase()', replace: 'text.trim()', why: 'the promotion code is not converted' },
  { id: '5.26', file: 'web/src/features/spin/spin-play.ts', find: 'get(basePhaseAtom) === \'idle\' && !get(isSpinOpenAtom) && get(coinsAtom) > 0', replace: 'get(basePhaseAtom) === \'idle\' && !get(isSpinOpenAtom)', why: 'one can spin without coins' },
  { id: '5.26', file: 'web/src/features/spin/spin-button.tsx', find: 'const isOff = isTurning || isOpen || coins <= 0;', replace: 'const isOff = isTurning || isOpen;', why: 'the button is lit at 0 coins' },
  { id: '5.26', file: 'web/src/features/spin/coupons/claim-play.ts', find: 'await get(servicesAtom).clock.wait(CLAIM_DEBOUNCE_MS);', replace: '', why: 'the claim is not debounced' },
  { id: '5.28', file: 'web/src/features/chat/composer/chat-composer.tsx', find: 'const isEmpty = isBlank(text) && picked === null;', replace: 'const isEmpty = text === \'\' && picked === null;', why: 'a blank message is sent' },
  { id: '5.29', file: 'web/src/features/chat/state/chat-file.ts', find: 'if (!EXTENSION.test(file.name) ||', replace: 'if (', why: 'a file without an extension is sent' },
  { id: '5.30', file: 'contracts/rules/upload.ts', find: '[\'video/mp4\', \'video/quicktime\']', replace: '[\'video/mp4\']', why: 'quicktime is refused' },
  { id: '5.30', file: 'contracts/rules/upload.ts', find: '[\'image/png\', \'image/jpeg\', \'image/gif\']', replace: '[\'image/png\', \'image/jpeg\']', why: 'gif is refused' },
  { id: '5.31', file: 'web/src/features/chat/state/chat-file.ts', find: 'size > KINDS[kind].maxBytes', replace: 'size >= KINDS[kind].maxBytes', why: 'a file of exactly the limit is refused' },
  { id: '5.31', file: 'contracts/rules/upload.ts', find: 'CHAT_IMAGE_MAX_BYTES = 10 * MB', replace: 'CHAT_IMAGE_MAX_BYTES = 12 * MB', why: 'images may have 12 MB' },
  { id: '5.33', file: 'web/src/shared/wallet/wallet-state.ts', find: 'return known.length === amounts.length ? sumOf(known) : null;', replace: 'return sumOf(known);', why: 'a total with an unknown part is shown as if it were known' },
  { id: '5.33', file: 'web/src/features/statement/slips/slip-table.tsx', find: 'value={slip.amount !== null && slip.amount > 0 ? slip.amount : null}', replace: 'value={slip.amount}', why: 'a slip of 0 shows 0.00' },
  { id: '5.33', file: 'contracts/rules/amounts.ts', find: 'String(fraction).padStart(2, \'0\')', replace: 'String(fraction)', why: '1.05 shows as 1.5' },
  { id: '5.34', file: 'web/src/features/statement/list/statement-entry.tsx', find: 'sign={signOf(row.type)}', replace: 'sign="in"', why: 'each amount has a plus' },
  { id: '5.34', file: 'web/src/features/statement/list/statement-rules.ts', find: 'if (type === \'deposit\' || type === \'bonus\') return \'in\';', replace: 'if (type === \'deposit\') return \'in\';', why: 'a bonus has no plus' },
  { id: '5.34', file: 'web/src/features/statement/list/statement-rules.ts', find: 'return type === \'withdraw\' ? \'out\' : \'none\';', replace: 'return type === \'withdraw\' || type === \'transfer\' ? \'out\' : \'none\';', why: 'a transfer has a minus' },
  { id: '5.34', file: 'web/src/features/statement/list/statement-rules.ts', find: 'return type === \'withdraw\' ? \'out\' : \'none\';', replace: 'return \'none\';', why: 'a withdrawal has no minus' },
];
