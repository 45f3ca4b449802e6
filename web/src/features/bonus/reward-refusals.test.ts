import { endpoints } from 'contracts';
import { describe, expect, it } from 'vitest';
import en from '../../../locales/en/bonus.json' with { type: 'json' };
import lo from '../../../locales/lo/bonus.json' with { type: 'json' };
import th from '../../../locales/th/bonus.json' with { type: 'json' };
import enErrors from '../../../locales/en/errors.json' with { type: 'json' };
import loErrors from '../../../locales/lo/errors.json' with { type: 'json' };
import thErrors from '../../../locales/th/errors.json' with { type: 'json' };
import { rewardStepOf, type RewardTopic } from './reward-refusals.ts';

const refusals: [RewardTopic, readonly string[]][] = [
  ['bonus', endpoints['GET /api/bonus/activate/{code}'].refuses],
  ['promotion', endpoints['GET /api/promotion/activate/{code}'].refuses],
  ['end', endpoints['GET /api/bonus/clear'].refuses],
];

describe.each(refusals)('a refusal of %s', (topic, codes) => {
  it.each(codes)('with %s has words and a way out in three languages [8.05] (W3)', (code) => {
    const step = rewardStepOf(topic, code, false);
    expect(step).not.toBe('retry');
    for (const errors of [thErrors, loErrors, enErrors]) expect(errors).toHaveProperty(code);
    for (const { refusal } of [th, lo, en]) if (step !== 'nothing') expect(refusal.next).toHaveProperty(step);
  });

  it.each([
    ['INACTIVE_USER', 'contact'],
    ['INVALID_IP', 'contact'],
    ['KEY_MISSING', 'reload'],
    ['KEY_INVALID', 'reload'],
  ])('with %s, which any call can get, leads to: %s [8.02]', (code, step) => {
    expect(rewardStepOf(topic, code, false)).toBe(step);
  });

  it('with another code can be tried again; a code that requires waiting says so', () => {
    expect(rewardStepOf(topic, 'SOMETHING_ELSE', false)).toBe('retry');
    expect(rewardStepOf(topic, 'constructor', false)).toBe('retry');
    expect(rewardStepOf(topic, codes[0] ?? '', true)).toBe('wait');
  });
});
