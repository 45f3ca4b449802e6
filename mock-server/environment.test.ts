import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvironmentError, MOCK_VARIABLES, readVariables } from './environment.ts';

const read = (env: Record<string, string>) => readVariables(MOCK_VARIABLES, env);

describe('the environment of the mock', () => {
  it('falls back for absent and empty variables', () => {
    const fallbacks = {
      MOCK_PORT: 4000,
      MOCK_HOST: '127.0.0.1',
      MOCK_TOKEN: null,
      MOCK_DATA: null,
      MOCK_SCENARIOS: null,
      MOCK_ORIGINS: [],
      MOCK_HOSTS: [],
      EDITION: null,
    };
    expect(read({})).toEqual(fallbacks);
    expect(read(Object.fromEntries(Object.keys(fallbacks).map((name) => [name, ''])))).toEqual(fallbacks);
  });

  it('reads each variable into its type [1.20]', () => {
    expect(
      read({
        MOCK_PORT: '0',
        MOCK_HOST: '0.0.0.0',
        MOCK_TOKEN: 'secret',
        MOCK_DATA: './worlds',
        MOCK_SCENARIOS: './scenarios',
        MOCK_ORIGINS: 'https://app.example,http://10.0.0.1:4100',
        MOCK_HOSTS: 'QA.example,10.0.0.1,[2001:db8::1]',
        EDITION: 'laos',
      }),
    ).toEqual({
      MOCK_PORT: 0,
      MOCK_HOST: '0.0.0.0',
      MOCK_TOKEN: 'secret',
      MOCK_DATA: resolve('worlds'),
      MOCK_SCENARIOS: resolve('scenarios'),
      MOCK_ORIGINS: ['https://app.example', 'http://10.0.0.1:4100'],
      MOCK_HOSTS: ['qa.example', '10.0.0.1', '[2001:db8::1]'],
      EDITION: 'laos',
    });
  });

  it('finds a folder from where npm was called, because npm runs a script elsewhere', () => {
    const npm = { INIT_CWD: '/team', npm_package_json: resolve('package.json') };
    expect(read({ MOCK_DATA: './worlds', MOCK_SCENARIOS: '/states', ...npm })).toMatchObject({
      MOCK_DATA: '/team/worlds',
      MOCK_SCENARIOS: '/states',
    });
  });

  it.each(['', '/team/specs/package.json', resolve('../package.json')])(
    'finds a folder from where it was started when npm ran something else: %s',
    (npm_package_json) => {
      const env = { MOCK_DATA: './worlds', INIT_CWD: '/team/specs', npm_package_json };
      expect(read(env).MOCK_DATA).toBe(resolve('worlds'));
    },
  );

  it.each([
    ['MOCK_PORT', 'abc'],
    ['MOCK_PORT', '-1'],
    ['MOCK_PORT', '65536'],
    ['MOCK_PORT', '1e3'],
    ['MOCK_PORT', ' 80'],
    ['MOCK_HOST', 'http://host'],
    ['MOCK_HOST', 'localhost:80'],
    ['MOCK_TOKEN', 'two words'],
    ['MOCK_TOKEN', 'pässword'],
    ['MOCK_TOKEN', 'a\u0001b'],
    ['MOCK_DATA', ' '],
    ['MOCK_DATA', ' /data'],
    ['MOCK_SCENARIOS', '/scenarios\n'],
    ['MOCK_ORIGINS', 'https://app.example/'],
    ['MOCK_ORIGINS', 'app.example'],
    ['MOCK_HOSTS', 'qa.example:4000'],
    ['MOCK_HOSTS', 'http://qa.example'],
    ['MOCK_HOSTS', '*'],
    ['MOCK_HOSTS', 'qa..example'],
    ['MOCK_HOSTS', '-'],
    ['MOCK_HOSTS', '[::1::]'],
    ['EDITION', 'Lao'],
  ] as const)('refuses %s="%s" in one sentence', (name, text) => {
    const { allowed } = MOCK_VARIABLES[name];
    expect(() => read({ [name]: text })).toThrow(
      new EnvironmentError(`${name} must be ${allowed}, and is "${text}".`),
    );
  });
});
