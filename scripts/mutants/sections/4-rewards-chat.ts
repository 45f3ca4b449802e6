import type { Mutant } from '../mutant.ts';

export const rewardsChatOf4: readonly Mutant[] = [
  { id: '4.07', file: 'web/src/features/bonus/bonus-rules.ts', find: 'countedReceipts(bonus, now) >= maxReceived', replace: 'countedReceipts(bonus, now) > maxReceived', why: 'a bonus can be received once more than the limit' },
  { id: '4.07', file: 'web/src/features/bonus/bonus-rules.ts', find: 'if (type === \'limit\') return received.times;', replace: '', why: 'a limit bonus counts this week' },
  { id: '4.07', file: 'web/src/features/bonus/bonus-rules.ts', find: 'const periodOf = type === \'day\' ? dayOf : weekOf;', replace: 'const periodOf = weekOf;', why: 'a day bonus counts the week' },
  { id: '4.07', file: 'web/src/features/bonus/bonus-rules.ts', find: 'const periodOf = type === \'day\' ? dayOf : weekOf;', replace: 'const periodOf = dayOf;', why: 'a week bonus counts the day' },
  { id: '4.07', file: 'web/src/features/bonus/bonus-rules.ts', find: 'const DAYS_BEFORE_THURSDAY = 3;', replace: 'const DAYS_BEFORE_THURSDAY = 4;', why: 'the week begins on Sunday' },
  { id: '4.07', file: 'mock-server/world/rewards/bonuses.ts', find: 'if (counted(world, bonus, receipts) >= bonus.maxReceived) throw new Refusal(\'BONUS_MAX_CLAIMED\');', replace: '', why: 'a bonus is received without a limit' },
  { id: '4.07', file: 'mock-server/world/rewards/bonuses.ts', find: 'const periodOf = type === \'day\' ? dayOf : weekOf;', replace: 'const periodOf = weekOf;', why: 'a day bonus counts the week' },
  { id: '4.08', file: 'web/src/features/statement/slips/slip-table.tsx', find: '<Tag tone={TONES[slip.status]}>{t(`status.${slip.status}`)}</Tag>', replace: '<Tag tone={TONES[slip.status]}>{t(\'status.success\')}</Tag>', why: 'each slip has succeeded' },
  { id: '4.08', file: 'web/src/shared/wallet/statement-rows.ts', find: 'row.status === \'FAILED\' ? \'failed\' : \'in_progress\'', replace: '\'failed\'', why: 'what is in progress has failed' },
  { id: '4.09', file: 'web/src/features/statement/slips/use-slip-reason.ts', find: 'i18n.exists(note, { ns: \'slip-reasons\' }) ? t(note as \'NOT_MATCH\') : note', replace: 'note', why: 'the reason is a bare code' },
  { id: '4.10', file: 'web/src/features/spin/spin-play.ts', find: 'set(basePrizeAtom, null);\n  await set(loadSpinAtom);', replace: 'set(basePrizeAtom, null);', why: 'closing the prize reads neither wheel nor coupons' },
  { id: '4.10', file: 'web/src/features/spin/coupons/claim-play.ts', find: 'set(baseCouponAtom, null);\n  await set(loadSpinAtom);', replace: 'set(baseCouponAtom, null);', why: 'closing the claim reads neither wheel nor coupons' },
  { id: '4.11', file: 'web/src/features/spin/wheel/wheel-motion.ts', find: 'const MIN_TURNS = 2;', replace: 'const MIN_TURNS = 1;', why: 'the wheel may turn once only' },
  { id: '4.11', file: 'web/src/features/spin/wheel/wheel-motion.ts', find: 'const MAX_TURNS = 3;', replace: 'const MAX_TURNS = 5;', why: 'the wheel may turn five times' },
  { id: '4.11', file: 'web/src/features/spin/wheel/wheel-motion.ts', find: 'const MIN_TURN_MS = 4000;', replace: 'const MIN_TURN_MS = 2000;', why: 'a turn may last half as long' },
  { id: '4.11', file: 'web/src/features/spin/wheel/wheel-motion.ts', find: 'const MAX_TURN_MS = 5000;', replace: 'const MAX_TURN_MS = 8000;', why: 'a turn may last longer' },
  { id: '4.11', file: 'web/src/features/spin/wheel/wheel-motion.ts', find: 'const DURATION_FACTOR = 0.1;', replace: 'const DURATION_FACTOR = 0.2;', why: 'a landing lasts twice as long' },
  { id: '4.13', file: 'web/src/features/chat/list/use-reading.ts', find: 'clock.after(CHAT_READ_DEBOUNCE_MS,', replace: 'clock.after(100,', why: 'the read mark waits 0.1 s' },
  { id: '4.13', file: 'contracts/rules/chat.ts', find: 'CHAT_CHECK_MS = 5000', replace: 'CHAT_CHECK_MS = 15_000', why: 'the connection is checked every 15 s' },
  { id: '4.13', file: 'web/src/api/chat-socket.ts', find: 'if (!socket.active) socket.connect();', replace: '', why: 'a lost connection stays lost' },
];
