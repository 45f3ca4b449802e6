import { parseArgs } from 'node:util';

export interface Option<T> {
  /** Stands for the value in the usage; null for an option without one. */
  placeholder: string | null;
  purpose: string;
  /** Completes the sentence "--<name> must be …". */
  allowed: string;
  fallback: T;
  /** @returns undefined for a text that is not allowed */
  parse: (text: string) => T | undefined;
}

export type Options = Record<string, Option<unknown>>;

export type OptionValues<Named extends Options> = { [Name in keyof Named]: Named[Name]['fallback'] };

export interface CommandLine<Named extends Options> {
  /** Such as `npm run drill:hostile --`. */
  command: string;
  options?: Named;
  /** The arguments without a name, for the usage; by default there are none. */
  rest?: string;
}

/** The arguments cannot be used; the message names the first that is wrong. */
export class CommandLineError extends Error {
  override name = 'CommandLineError';
}

export function flag(purpose: string): Option<boolean> {
  return { placeholder: null, purpose, allowed: '', fallback: false, parse: () => true };
}

export function text(placeholder: string, purpose: string): Option<string | null> {
  return { placeholder, purpose, allowed: 'a text', fallback: null, parse: (value) => value || undefined };
}

export function list(placeholder: string, purpose: string): Option<readonly string[] | null> {
  return {
    placeholder,
    purpose,
    allowed: 'a list, separated by commas',
    fallback: null,
    parse: (value) => {
      const items = value.split(',').filter((item) => item !== '');
      return items.length > 0 ? items : undefined;
    },
  };
}

export function count(fallback: number, purpose: string): Option<number> {
  return {
    placeholder: 'number',
    purpose,
    allowed: 'a whole number above 0',
    fallback,
    parse: (value) => (/^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined),
  };
}

/** Reads the arguments of this process. Wrong ones and `--help` end it with the usage. */
export function readCommandLine<const Named extends Options = Options>(
  line: CommandLine<Named>,
): OptionValues<Named> & { rest: string[] } {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usageOf(line));
    process.exit(0);
  }
  try {
    return parseCommandLine(line, args);
  } catch (error) {
    if (!(error instanceof CommandLineError)) throw error;
    console.error(`${error.message}\n\n${usageOf(line)}`);
    process.exit(1);
  }
}

/** @throws CommandLineError */
export function parseCommandLine<const Named extends Options = Options>(
  { options, rest }: CommandLine<Named>,
  args: string[],
): OptionValues<Named> & { rest: string[] } {
  const named: [string, Option<unknown>][] = Object.entries(options ?? {});
  const { values, positionals } = parse(named, args);
  const [stray] = positionals;
  if (rest === undefined && stray !== undefined)
    throw new CommandLineError(`"${stray}" is an argument that this command does not take.`);
  const read = named.map(([name, option]) => [name, valueOf(name, option, values[name] ?? [])]);
  return { ...(Object.fromEntries(read) as OptionValues<Named>), rest: positionals };
}

function parse(named: readonly [string, Option<unknown>][], args: string[]) {
  const types = named.map(([name, { placeholder }]) => [
    name,
    // Several values, so that the second is refused instead of replacing the first.
    { type: placeholder === null ? ('boolean' as const) : ('string' as const), multiple: true },
  ]);
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: Object.fromEntries(types) as Record<string, { type: 'string' | 'boolean'; multiple: true }>,
    });
  } catch (error) {
    const [sentence = ''] = error instanceof Error ? error.message.split(/\. |\n/, 1) : [];
    throw new CommandLineError(`${sentence.replace(/\.$/, '')}.`, { cause: error });
  }
}

function valueOf(
  name: string,
  { allowed, fallback, parse }: Option<unknown>,
  [value, second]: readonly (string | boolean)[],
): unknown {
  if (value === undefined) return fallback;
  if (second !== undefined) throw new CommandLineError(`--${name} stands twice.`);
  const parsed = parse(String(value));
  if (parsed === undefined)
    throw new CommandLineError(`--${name} must be ${allowed}, and is "${String(value)}".`);
  return parsed;
}

function usageOf({ command, options, rest }: CommandLine<Options>): string {
  const rows = Object.entries(options ?? {}).map(([name, { placeholder, purpose }]) => [
    `  --${name}${placeholder === null ? '' : ` <${placeholder}>`}`,
    purpose,
  ]);
  const width = Math.max(0, ...rows.map(([shown = '']) => shown.length)) + 2;
  const first = [command, rows.length > 0 ? '[options]' : '', rest ?? ''].filter((part) => part !== '');
  return [
    `Usage: ${first.join(' ')}`,
    ...rows.map(([shown = '', purpose = '']) => shown.padEnd(width) + purpose),
  ].join('\n');
}
