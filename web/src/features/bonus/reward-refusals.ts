/** What a member can do about a refusal on the bonus page. */
export type RewardStep =
  /** Another reward is active; the page shows it at the top. */
  | 'in-use'
  | 'other'
  | 'code'
  | 'conditions'
  | 'bring-back'
  | 'contact'
  | 'wait'
  | 'reload'
  | 'retry'
  /** The refusal text says enough. */
  | 'nothing';

export type RewardTopic = 'bonus' | 'promotion' | 'end';

const ALWAYS: Partial<Record<string, RewardStep>> = {
  BONUS_REMAINING: 'in-use',
  BONUS_ALREADY_ACTIVE: 'in-use',
  INACTIVE_USER: 'contact',
  INVALID_IP: 'contact',
  REQUEST_LIMIT: 'wait',
  REQUEST_LIMIT_1MIN: 'wait',
  KEY_MISSING: 'reload',
  KEY_INVALID: 'reload',
};

/** The next step for each refusal of a bonus or a promotion. [8.05] (W3) */
const STEPS: Record<RewardTopic, Partial<Record<string, RewardStep>>> = {
  bonus: {
    BONUS_MAX_CLAIMED: 'other',
    BONUS_FULL: 'nothing',
    NO_DATA: 'other',
    BONUS_CONDITION: 'conditions',
  },
  promotion: {
    NO_PROMOTION: 'nothing',
    PROMOTION_RECEIVED: 'code',
    BONUS_CONDITION: 'conditions',
  },
  end: { BONUS_CONDITION: 'bring-back', NO_DATA: 'nothing' },
};

/** Falls back to `retry` for unknown codes. */
export function rewardStepOf(topic: RewardTopic, code: string, mustWait: boolean): RewardStep {
  if (mustWait) return 'wait';
  const own = STEPS[topic];
  if (Object.hasOwn(own, code)) return own[code] ?? 'retry';
  return (Object.hasOwn(ALWAYS, code) && ALWAYS[code]) || 'retry';
}
