import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from './app-config.ts';
import { misspeltConfig } from './config-names.ts';

const shipped = {
  edition: 'thai',
  apiBaseUrl: '',
  iframe: false,
  minDeposit: 10,
  trueLinkPassphrase: 'member-wallet',
};

describe('parseConfig', () => {
  it('starts with entries of another release, which the hosts name', () => {
    const config = { ...shipped, gameFormOrigins: [], mediaHost: ['https://a.test'], mindeposit: 5 };
    expect(parseConfig(config)).toEqual(shipped);
    expect(misspeltConfig(config)).toContain('unknown mediaHost, mindeposit;');
  });

  it.each(['thai', 'laos'])('accepts the edition %s [1.20]', (edition) => {
    expect(parseConfig({ ...shipped, edition })).toEqual({ ...shipped, edition });
  });

  it.each([
    { apiBaseUrl: '' },
    { apiBaseUrl: 'http://127.0.0.1:4000' },
    { chatUrl: 'https://chat.test/socket' },
    { iframe: true },
    { iframe: false },
    { trueLinkPassphrase: '' },
    { serviceWorker: false },
    { serviceWorker: true },
  ])('accepts %j', (change) => {
    expect(parseConfig({ ...shipped, ...change })).toEqual({ ...shipped, ...change });
  });

  it.each([0.01, 1, 55.5, 10_000])('accepts a general minimum of %d baht [5.20] [9.22]', (minDeposit) => {
    expect(parseConfig({ ...shipped, minDeposit })).toEqual({ ...shipped, minDeposit });
  });

  it.each([
    ['edition', undefined],
    ['edition', 'lao'],
    ['apiBaseUrl', undefined],
    ['apiBaseUrl', 'api.test'],
    ['apiBaseUrl', 'ftp://api.test'],
    ['apiBaseUrl', 'https://user@api.test'],
    ['apiBaseUrl', 'https://:secret@api.test'],
    ['apiBaseUrl', 'https://api.test/?key=1'],
    ['apiBaseUrl', 'https://api.test/#key'],
    ['chatUrl', null],
    ['chatUrl', 'chat.test'],
    ['chatUrl', 'https://chat.test/?room=1'],
    ['iframe', 'true'],
    ['minDeposit', '1'],
    ['minDeposit', 0],
    ['minDeposit', -1],
    ['minDeposit', 0.001],
    ['trueLinkPassphrase', undefined],
    ['serviceWorker', 'false'],
  ])('names the field %s when it is %j', (field, value) => {
    const parse = () => parseConfig({ ...shipped, [field]: value });
    expect(parse).toThrow(ConfigError);
    expect(parse).toThrow(new RegExp(`^${field} must be `));
  });

  it('accepts the operator’s own films, on any host, with or without captions [2.26]', () => {
    const howto = {
      wallet: { film: 'https://media.test/wallet.mp4', captions: { th: '/films/wallet.th.vtt' } },
      finish: { film: '/films/finish.webm' },
    };
    expect(parseConfig({ ...shipped, howto }).howto).toEqual(howto);
  });

  it.each([
    ['howto', []],
    ['howto', null],
    ['howto', 'https://media.test/wallet.mp4'],
    ['howto.walet', { walet: { film: '/a.mp4' } }],
    ['howto.wallet', { wallet: '/a.mp4' }],
    ['howto.wallet.film', { wallet: {} }],
    ['howto.wallet.film', { wallet: { film: 'javascript:alert(1)' } }],
    ['howto.wallet.film', { wallet: { film: '//media.test/a.mp4' } }],
    ['howto.wallet.film', { wallet: { film: '/\\media.test/a.mp4' } }],
    ['howto.wallet.film', { wallet: { film: 'a.mp4' } }],
    ['howto.wallet.film', { wallet: { film: '' } }],
    ['howto.wallet.film', { wallet: { film: 'https://user@media.test/a.mp4' } }],
    ['howto.wallet.captions.fr', { wallet: { film: '/a.mp4', captions: { fr: '/a.vtt' } } }],
    ['howto.bonus.captions.lo', { bonus: { film: '/a.mp4', captions: { lo: 7 } } }],
  ])('names the field %s when the films are %j', (field, howto) => {
    const parse = () => parseConfig({ ...shipped, howto });
    expect(parse).toThrow(ConfigError);
    expect(parse).toThrow(new RegExp(`^${field.replaceAll('.', '\\.')} `));
  });

  it('accepts the media hosts in their order [3.15]', () => {
    const mediaHosts = ['https://media.test', 'https://cdn.test:8443'];
    expect(parseConfig({ ...shipped, mediaHosts }).mediaHosts).toEqual(mediaHosts);
    expect(parseConfig({ ...shipped, mediaHosts: [] }).mediaHosts).toEqual([]);
  });

  it.each([
    ['mediaHosts', 'https://media.test'],
    ['mediaHosts', null],
    ['mediaHosts', { 0: 'https://media.test' }],
    ['mediaHosts.0', ['http://media.test']],
    ['mediaHosts.1', ['https://media.test', 'https://*.media.test']],
    ['mediaHosts.0', ['https://media.test/pictures']],
    ['mediaHosts.0', ["https://media.test; script-src 'unsafe-inline'"]],
    ['mediaHosts.0', [null]],
  ])('names the field %s when the media hosts are %j', (field, mediaHosts) => {
    const parse = () => parseConfig({ ...shipped, mediaHosts });
    expect(parse).toThrow(ConfigError);
    expect(parse).toThrow(new RegExp(`^${field.replaceAll('.', '\\.')} `));
  });

  it.each([[null], [[]], ['text']])('refuses %j as a whole', (input) => {
    expect(() => parseConfig(input)).toThrow(new ConfigError('config.json must be an object'));
  });
});
