import { describe, expect, it } from 'vitest';
import shipped from '../../public/config.json' with { type: 'json' };
import { ConfigError, parseConfig } from './config.ts';

describe('parseConfig', () => {
  it('accepts the configuration that ships', () => {
    expect(parseConfig(shipped)).toEqual(shipped);
  });

  it.each([
    ['edition', 'french'],
    ['apiBaseUrl', 'javascript:alert(1)'],
    ['apiBaseUrl', 'https://user@host'],
    ['chatUrl', 7],
    ['iframe', 'yes'],
    ['minDeposit', -1],
    ['minDeposit', Number.NaN],
    ['trueLinkPassphrase', null],
  ])('names the field %s when it is %j', (field, value) => {
    expect(() => parseConfig({ ...shipped, [field]: value })).toThrow(new RegExp(field));
    expect(() => parseConfig({ ...shipped, [field]: value })).toThrow(ConfigError);
  });

  it.each([[null], [[]], ['text']])('refuses %j as a whole', (input) => {
    expect(() => parseConfig(input)).toThrow(ConfigError);
  });
});
