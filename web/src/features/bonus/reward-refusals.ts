export type RewardStep =
  | 'in-use'
  | 'other'
  | 'code'
  | 'conditions'
  | 'bring-back'
  | 'contact'
  | 'wait'
  | 'reload'
  | 'retry'
  | 'nothing';

export type RewardTopic = 'bonus' | 'promotion' | 'end';

const ALWAYS: Partial<Record<string, RewardStep>> = {
  BONUS_REMAINING: 'in-use',
  BONUS_ALREADY_ACTIVE: 'in-use',
  INACTIVE_USER: 'contact',
  INVALID_IP: 'contact',
  KEY_MISSING: 'reload',
  KEY_INVALID: 'reload',
};

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

export function rewardStepOf(topic: RewardTopic, code: string, mustWait: boolean): RewardStep {
  if (mustWait) return 'wait';
  const own = STEPS[topic];
  if (Object.hasOwn(own, code)) return own[code] ?? 'retry';
  return (Object.hasOwn(ALWAYS, code) && ALWAYS[code]) || 'retry';
}
