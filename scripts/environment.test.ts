import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { DOCUMENTED_VARIABLES, readEnvironment } from './environment.ts';
import { root } from './root.ts';
import { UserError } from './user-error.ts';

/** Variables of the operating system, of other tools, and between a process and its child. */
const UNDOCUMENTED = new Set([
  'DEV_MOCK_URL',
  'DISPLAY',
  'DRILL_WAIT_MS',
  'INIT_CWD',
  'JOURNAL_STREAM',
  // The builder inlines it into the service worker.
  'NODE_ENV',
  // Of Node itself: kiosk/README.md.
  'NODE_EXTRA_CA_CERTS',
  'NOTIFY_SOCKET',
  'PACT_DRILL_LOG',
  'PATH',
  'PLAYWRIGHT_BROWSERS_PATH',
  'REPLY',
  'STATE_DIRECTORY',
  'WAYLAND_DISPLAY',
  'XDG_RUNTIME_DIR',
]);

describe('readEnvironment', () => {
  it('defaults to the usual ports, and leaves the edition to config.json', () => {
    const { ports, edition } = readEnvironment({ WEB_PORT: '' });
    assert.deepEqual(ports, { mock: 4000, web: 4100, kiosk: 4200 });
    assert.equal(edition, null);
  });

  it('accepts 0 for any free port, for several servers', () => {
    const { ports } = readEnvironment({ MOCK_PORT: '0', WEB_PORT: '0', KIOSK_PORT: '8080' });
    assert.deepEqual(ports, { mock: 0, web: 0, kiosk: 8080 });
  });

  it('hands the edition to the apps and to the mock [1.20]', () => {
    const { edition, mock } = readEnvironment({ EDITION: 'laos' });
    assert.equal(edition, 'laos');
    assert.equal(mock.edition, 'laos');
  });

  it('hands the mock its variables', () => {
    const { mock } = readEnvironment({
      MOCK_HOST: '0.0.0.0',
      MOCK_TOKEN: 'secret',
      MOCK_DATA: './worlds',
      MOCK_SCENARIOS: './states',
      MOCK_ORIGINS: 'https://app.example',
      MOCK_HOSTS: 'qa.example',
      INIT_CWD: '/team',
      npm_package_json: path.resolve('package.json'),
    });
    assert.deepEqual(mock, {
      host: '0.0.0.0',
      token: 'secret',
      data: '/team/worlds',
      scenarioFiles: '/team/states',
      origins: ['https://app.example'],
      hosts: ['qa.example'],
      edition: null,
    });
  });

  for (const [env, sentence] of [
    [{ WEB_PORT: 'abc' }, 'WEB_PORT must be a port from 1 to 65535, or 0 for any free port, and is "abc".'],
    [{ EDITION: 'Lao' }, 'EDITION must be thai or laos, and is "Lao".'],
    [
      { WEB_PORT: '4200' },
      'MOCK_PORT, WEB_PORT and KIOSK_PORT must be three different ports, but are 4000, 4200, 4200.',
    ],
  ] as const) {
    it(`rejects ${JSON.stringify(env)} with one sentence`, () => {
      assert.throws(() => readEnvironment(env), new UserError(sentence));
    });
  }
});

describe('the table of variables in README.md', () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');

  it('has a row for each variable, as the code describes it', () => {
    const rows = readme
      .split('\n')
      .filter((line) => /^\| `[A-Z][A-Z_]+`/.test(line))
      .map((line) => line.replace(/\s+/g, ' '));
    const expected = Object.entries(DOCUMENTED_VARIABLES).map(
      ([name, { purpose, allowed, fallbackText }]) =>
        `| \`${name}\` | ${purpose} | ${allowed} | ${fallbackText} |`,
    );
    assert.deepEqual(rows, expected);
  });

  it('contains every variable that the code reads', () => {
    const lines = execFileSync(
      'git',
      ['grep', '-hoE', String.raw`(import\.meta\.)?\benv(\.|\[')[A-Z][A-Z0-9_]+`],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
    const read = new Set(
      lines
        .trim()
        .split('\n')
        // import.meta variables belong to the builder, not to the machine.
        .filter((line) => !line.startsWith('import.meta'))
        .map((line) => line.replace(/^env(\.|\[')/, '')),
    );
    const unknown = [...read].filter((name) => !(name in DOCUMENTED_VARIABLES) && !UNDOCUMENTED.has(name));
    assert.deepEqual(unknown, []);
  });
});
