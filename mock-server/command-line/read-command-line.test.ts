import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { CommandLineError, count, flag, list, parseCommandLine, text } from './read-command-line.ts';

const line = {
  command: 'npm run some:thing --',
  options: {
    only: list('names', 'only these'),
    seed: count(7, 'repeats a run'),
    to: text('folder', 'where it writes'),
    fresh: flag('ignores earlier results'),
  },
};
const read = (...args: string[]) => parseCommandLine(line, args);

describe('the arguments of a command', () => {
  it('are read into their types, and absent ones are as the command says', () => {
    expect(read()).toEqual({ only: null, seed: 7, to: null, fresh: false, rest: [] });
    expect(read('--only', 'a,b', '--seed=12', '--to', 'x', '--fresh')).toEqual({
      only: ['a', 'b'],
      seed: 12,
      to: 'x',
      fresh: true,
      rest: [],
    });
    expect(parseCommandLine({ ...line, rest: '[filters]' }, ['one', 'two']).rest).toEqual(['one', 'two']);
  });

  it.each([
    [['--nope'], "Unknown option '--nope'."],
    [['--seed'], "Option '--seed <value>' argument missing."],
    [['--fresh=yes'], "Option '--fresh' does not take an argument."],
    [['--seed', '--fresh'], "Option '--seed' argument is ambiguous."],
    [['stray'], '"stray" is an argument that this command does not take.'],
    [['--seed=1', '--seed=2'], '--seed stands twice.'],
    [['--fresh', '--fresh'], '--fresh stands twice.'],
    ...['', ' ', '0', '-1', '1.5', '1e3', '0x10', 'NaN', '9999999999'].map((value): [string[], string] => [
      [`--seed=${value}`],
      `--seed must be a whole number above 0, and is "${value}".`,
    ]),
    [['--only=,'], '--only must be a list, separated by commas, and is ",".'],
    [['--to='], '--to must be a text, and is "".'],
  ])('are refused in one sentence that names them: %s', (args, sentence) => {
    expect(() => read(...args)).toThrow(new CommandLineError(sentence));
  });

  it('end the process with the usage when they are wrong, or ask for it', () => {
    const file = `${import.meta.dirname}/../drill/drill.ts`;
    const usage = /^Usage: npm run drill:hostile -- \[options\]\n {2}--seed <number> +repeats an attack$/m;
    expect(execFileSync(process.execPath, [file, '--help'], { encoding: 'utf8' })).toMatch(usage);
    const wrong = spawnSync(process.execPath, [file, '--sed', '1'], { encoding: 'utf8' });
    expect(wrong.status).toBe(1);
    expect(wrong.stderr).toMatch(/^Unknown option '--sed'\.\n\nUsage: /);
    expect(wrong.stderr).toMatch(usage);
  });
});
