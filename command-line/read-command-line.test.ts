import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import {
  address,
  choice,
  CommandLineError,
  count,
  each,
  flag,
  list,
  object,
  parseCommandLine,
  port,
  readCommandLine,
  text,
} from './index.ts';

const line = {
  command: 'npm run some:thing --',
  options: {
    only: list('names', 'only these', 'a,b'),
    seed: count(7, 'repeats a run'),
    to: text('folder', 'where it writes', 'my folder'),
    fresh: flag('ignores earlier results'),
    port: port(80, 'where it listens'),
    form: choice(['phone', 'desktop'], null, 'the screen'),
    with: each(text('name', 'adds one')),
    at: address('what it asks'),
    entries: object('what it replaces', '{"a":1}'),
  },
};
const read = (...args: string[]) => parseCommandLine(line, args);

describe('the arguments of a command', () => {
  it('are read into their types, and absent ones are as the command says', () => {
    assert.deepEqual(read(), {
      only: null,
      seed: 7,
      to: null,
      fresh: false,
      port: 80,
      form: null,
      with: [],
      at: null,
      entries: {},
      rest: [],
    });
    const given = ['--only', 'a,b', '--seed=12', '--to', 'x', '--fresh', '--port=65535', '--form=phone'];
    assert.deepEqual(
      read(...given, '--with=one', '--with', 'two', '--at=https://a.example/b', '--entries={"a":{"b":2}}'),
      {
        only: ['a', 'b'],
        seed: 12,
        to: 'x',
        fresh: true,
        port: 65_535,
        form: 'phone',
        with: ['one', 'two'],
        at: 'https://a.example/b',
        entries: { a: { b: 2 } },
        rest: [],
      },
    );
    assert.deepEqual(parseCommandLine({ ...line, rest: '[filters]' }, ['one', 'two']).rest, ['one', 'two']);
  });

  const refused: [string[], string][] = [
    [['--nope'], "Unknown option '--nope'."],
    [['--seed'], '--seed needs a value, such as --seed=12.'],
    [['--fresh=yes'], "Option '--fresh' does not take an argument."],
    [['--seed', '--fresh'], '--seed needs a value, such as --seed=12.'],
    [['--only'], '--only needs a value, such as --only=a,b.'],
    [['--to'], "--to needs a value, such as --to='my folder'."],
    [['--port'], '--port needs a value, such as --port=8080.'],
    [['--form'], '--form needs a value, such as --form=phone.'],
    [['--with'], '--with needs a value, such as --with=name.'],
    [['--at', '--fresh'], '--at needs a value, such as --at=http://127.0.0.1:8080.'],
    [['stray'], '"stray" is an argument that this command does not take.'],
    [['--seed=1', '--seed=2'], '--seed is given twice.'],
    [['--fresh', '--fresh'], '--fresh is given twice.'],
    ...['', ' ', '0', '-1', '1.5', '1e3', '0x10', 'NaN', '9999999999'].map((value): [string[], string] => [
      [`--seed=${value}`],
      `--seed must be a whole number above 0, and is "${value}".`,
    ]),
    ...['', '0', '65536', '1e3', '-80'].map((value): [string[], string] => [
      [`--port=${value}`],
      `--port must be a port from 1 to 65535, and is "${value}".`,
    ]),
    [['--only=,'], '--only must be a list, separated by commas, and is ",".'],
    ...['', ' '].map((value): [string[], string] => [
      [`--to=${value}`],
      `--to must be a text, and is "${value}".`,
    ]),
    ...['a.example', 'ftp://a.example', 'http://', '/a'].map((value): [string[], string] => [
      [`--at=${value}`],
      `--at must be an address such as http://127.0.0.1:8080, and is "${value}".`,
    ]),
    [['--form=tablet'], '--form must be one of phone, desktop, and is "tablet".'],
    [['--with=one', '--with='], '--with must be a text, and is "".'],
  ];
  for (const [args, message] of refused)
    it(`are refused in one sentence that names them: ${args.join(' ')}`, () => {
      assert.throws(() => read(...args), new CommandLineError(message));
    });
});

describe('a command with wrong arguments', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [import.meta.filename, '--as-a-command', ...args], { encoding: 'utf8' });
  const usage =
    'Usage: npm run some:thing -- [options] [names]\n' +
    '  --as-a-command   stands for a command\n' +
    '  --seed <number>  repeats a run\n';

  it('ends with the sentence, the usage and its exit code', () => {
    const { status, stdout, stderr } = run('--sed', '1');
    assert.deepEqual([status, stdout, stderr], [3, '', `Unknown option '--sed'.\n\n${usage}`]);
  });

  it('refuses arguments that do not fit each other in the same way', () => {
    const { status, stdout, stderr } = run('--seed=13');
    assert.deepEqual([status, stdout, stderr], [3, '', `13 is unlucky.\n\n${usage}`]);
  });

  it('shows an error of its own with the place in the code, and no usage', () => {
    const { status, stderr } = run('--seed=14');
    assert.notEqual(status, 3);
    assert.match(stderr, /TypeError: broken\n +at /);
    assert.doesNotMatch(stderr, /Usage/);
  });

  it('prints only the usage when asked for it', () => {
    const { status, stdout, stderr } = run('--sed', '--help');
    assert.deepEqual([status, stdout, stderr], [0, usage, '']);
  });
});

// The command of the tests above.
if (process.argv.includes('--as-a-command'))
  readCommandLine(
    {
      command: 'npm run some:thing --',
      exitCode: 3,
      rest: '[names]',
      options: { 'as-a-command': flag('stands for a command'), seed: count(7, 'repeats a run') },
    },
    ({ seed }) => {
      if (seed === 13) throw new CommandLineError('13 is unlucky.');
      if (seed === 14) throw new TypeError('broken');
    },
  );
